// The load on either server: TABLES tables of four seats; each seat answers at once when it is asked.
// node load.mjs whistlestop|boardgame.io PORT SERVER_PID TABLES LENGTH
// LENGTH: games one after another at each of our tables, or rounds of boardgame.io's game.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { WebSocket } from 'ws';

const [kind, port, pid, TABLES, LENGTH] = process.argv.slice(2).map((x, i) => (i === 0 ? x : Number(x)));
const SEATS = 4;
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
const sockets = [];
const waits = []; // ms of each move
let moves = 0;

function post(path, body) {
  return new Promise((done, fail) => {
    const data = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(data) };
    const request = http.request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (reply) => {
      let text = '';
      reply.on('data', (part) => (text += part));
      reply.on('end', () => (reply.statusCode < 300 ? done(JSON.parse(text)) : fail(new Error(`${path} ${text}`))));
    });
    request.on('error', fail);
    request.end(data);
  });
}

function connect(path, headers = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false, headers });
  sockets.push(socket);
  socket.on('error', (error) => {
    throw error;
  });
  return socket;
}

// A move takes from sending until its sender is told that it was taken.
const sent = new Map();
function taken(key) {
  waits.push(performance.now() - sent.get(key));
  sent.delete(key);
  moves += 1;
}

// --- whistlestop: a lane plays LENGTH games, each at a table of its own that was joined beforehand -------------

async function ourTable() {
  const { table } = await post('/api/tables', { game: 'dilemma', seats: SEATS, options: { mode: 'sealed' } });
  const nonces = [];
  const seats = [];
  for (let s = 0; s < SEATS; s += 1) {
    nonces.push(`${table}${s}`.padEnd(32, '0'));
    const pledge = createHash('sha256').update(nonces[s]).digest('hex');
    const { token } = await post(`/api/tables/${table}/join`, { name: `P${s}`, colour: s, pledge });
    const socket = connect(`/ws/${table}`);
    await new Promise((ready) => socket.on('open', ready));
    socket.send(JSON.stringify({ t: 'hello', token, n: 0 }));
    seats.push(socket);
  }
  return { table, nonces, seats };
}

function playOurs({ table, nonces, seats }) {
  return new Promise((done) => {
    let over = 0;
    seats.forEach((socket, seat) => {
      socket.on('message', (frame) => {
        for (const message of JSON.parse(frame)) {
          if (message.t === 'ask' && message.d) {
            const { q, sealed } = message.d;
            const choice = sealed.of[Math.floor(Math.random() * sealed.of.length)];
            sent.set(`${table}.${seat}.a${q}`, performance.now());
            socket.send(JSON.stringify({ t: 'answer', id: `a${q}`, q, d: choice }));
          } else if (message.t === 'ok' && message.id[0] === 'a') {
            taken(`${table}.${seat}.${message.id}`);
          } else if (message.t === 'table' && message.d.stage === 'opening') {
            socket.send(JSON.stringify({ t: 'nonce', id: 'n', d: nonces[seat] }));
          } else if (message.t === 'no') {
            throw new Error(JSON.stringify(message));
          } else if (message.t === 'over') {
            over += 1;
            if (over === SEATS) done();
          }
        }
      });
    });
    seats[0].send(JSON.stringify({ t: 'start', id: 's' }));
  });
}

// --- boardgame.io: one match per table, LENGTH rounds --------------------------------------------------------------

async function theirTable() {
  const { matchID } = await post('/games/picks/create', { numPlayers: SEATS });
  const seats = [];
  for (let s = 0; s < SEATS; s += 1) {
    const { playerCredentials } = await post(`/games/picks/${matchID}/join`, { playerID: `${s}`, playerName: `p${s}` });
    const socket = connect('/socket.io/?EIO=4&transport=websocket', { origin: 'http://localhost:3000' });
    await new Promise((ready) => {
      socket.on('message', (data) => {
        const text = data.toString();
        if (text === '2') socket.send('3');
        else if (text[0] === '0') socket.send('40/picks,');
        else if (text.startsWith('40')) {
          socket.send(`42/picks,["sync","${matchID}","${s}","${playerCredentials}",${SEATS}]`);
        } else if (text.includes('["sync"')) ready();
      });
    });
    seats.push({ socket, key: playerCredentials });
  }
  return { matchID, seats };
}

function playTheirs({ matchID, seats }) {
  return new Promise((done) => {
    let over = 0;
    seats.forEach(({ socket, key }, seat) => {
      let round = 0;
      let seen = 0; // of my own picks
      const pick = () => {
        sent.set(`${matchID}.${seat}`, performance.now());
        const move = { type: 'pick', args: [Math.floor(Math.random() * 10)], playerID: `${seat}`, credentials: key };
        socket.send(`42/picks,["update",${JSON.stringify({ type: 'MAKE_MOVE', payload: move })},0,"${matchID}","${seat}"]`);
      };
      socket.on('message', (data) => {
        const text = data.toString();
        const at = text.indexOf('["update"');
        if (at < 0) return;
        const { G } = JSON.parse(text.slice(at))[2];
        if (G.count[seat] > seen) {
          seen += 1;
          taken(`${matchID}.${seat}`);
        }
        if (G.round > round) {
          round = G.round;
          if (round < LENGTH) pick();
          else if (++over === SEATS) done();
        }
      });
      pick();
    });
  });
}

// --- the run -----------------------------------------------------------------------------------------------------------

const ours = kind === 'whistlestop';
const cpu = () => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const bytes = () => sockets.reduce((sum, s) => sum + (s._socket?.bytesRead ?? 0), 0);

const lanes = [];
for (let t = 0; t < TABLES; t += 1) {
  const lane = [];
  for (let g = 0; g < (ours ? LENGTH : 1); g += 1) lane.push(await (ours ? ourTable() : theirTable()));
  lanes.push(lane);
}
await new Promise((done) => setTimeout(done, 500));
const before = { at: performance.now(), cpu: cpu(), bytes: bytes() };
await Promise.all(
  lanes.map(async (lane) => {
    for (const table of lane) await (ours ? playOurs(table) : playTheirs(table));
  }),
);
const seconds = (performance.now() - before.at) / 1000;
waits.sort((a, b) => a - b);
const percentile = (p) => waits[Math.min(waits.length - 1, Math.floor(waits.length * p))];
console.log(
  JSON.stringify({
    moves,
    moves_s: moves / seconds,
    p50_ms: percentile(0.5),
    p99_ms: percentile(0.99),
    bytes_per_move: (bytes() - before.bytes) / moves,
    server_cpu: (cpu() - before.cpu) / seconds,
  }),
);
process.exit(0);
