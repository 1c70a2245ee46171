// A boardgame.io server with a four-seat game of simultaneous secret picks, its default in-memory storage.
// It is as near to Dilemma's sealed answers as its model comes: everyone picks, then all is shown.
const { Server, Origins } = require('boardgame.io/server');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');

const SEATS = 4;
const row = (x) => Array(SEATS).fill(x);

const Picks = {
  name: 'picks',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: () => ({
    round: 0,
    count: row(0), // picks made by each seat
    score: row(0),
    shown: row(0),
    secret: { hands: Array.from({ length: SEATS }, () => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), picks: row(0) },
  }),
  playerView: ({ G, playerID }) => {
    const { secret, ...open } = G;
    return playerID == null ? open : { ...open, hand: secret.hands[playerID], mine: secret.picks[playerID] };
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    pick: {
      client: false,
      ignoreStaleStateID: true,
      redact: true,
      move: ({ G, playerID }, i) => {
        const seat = Number(playerID);
        const { hands, picks } = G.secret;
        if (picks[seat] || !(i >= 0 && i < hands[seat].length)) return INVALID_MOVE;
        picks[seat] = hands[seat].splice(i, 1)[0];
        G.count[seat] += 1;
        if (!picks.every(Boolean)) return undefined;
        const best = Math.max(...picks);
        for (let s = 0; s < SEATS; s += 1) {
          if (picks[s] === best) G.score[s] += best;
          hands[s].push(1 + ((picks[s] * 7 + G.round) % 10)); // never runs out: rounds go on
          G.shown[s] = picks[s];
          picks[s] = 0;
        }
        G.round += 1;
        return undefined;
      },
    },
  },
};

const server = Server({ games: [Picks], origins: [Origins.LOCALHOST] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done); // run() knows no host and would bind all
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
