/** All sound is synthesised: a whistle, cards, candles, chords and a tick. Silent until the first gesture, as browsers and manners ask. */
import { prefs } from './prefs.svelte';

let context: AudioContext | null = null;

function awaken(): void {
  context ??= new AudioContext();
  void context.resume();
}
addEventListener('pointerdown', awaken, { once: true });
addEventListener('keydown', awaken, { once: true });

/** Whether anything can be heard: a television that nobody has touched stays silent, and should say so. */
export function listening(heard: (is: boolean) => void): () => void {
  const audio = (context ??= new AudioContext());
  const look = (): void => heard(audio.state === 'running');
  audio.addEventListener('statechange', look);
  look();
  return () => audio.removeEventListener('statechange', look);
}

interface Tone {
  hz: number;
  to?: number; // glides there
  type?: OscillatorType;
  at?: number; // seconds from now
  for: number; // seconds
  loud?: number;
}

function tone(
  audio: AudioContext,
  { hz, to, type = 'sine', at = 0, for: length, loud = 0.12 }: Tone,
): void {
  const start = audio.currentTime + at;
  const [source, gain] = [audio.createOscillator(), audio.createGain()];
  source.type = type;
  source.frequency.setValueAtTime(hz, start);
  if (to) source.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}

function noise(
  audio: AudioContext,
  hz: number,
  length: number,
  loud: number,
  to = hz,
  at = 0,
): void {
  const start = audio.currentTime + at;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  buffer.getChannelData(0).forEach((_, i, data) => (data[i] = Math.random() * 2 - 1));
  const [source, filter, gain] = [
    audio.createBufferSource(),
    audio.createBiquadFilter(),
    audio.createGain(),
  ];
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(hz, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start);
}

const SOUNDS = {
  whistle(a: AudioContext): void {
    tone(a, { hz: 740, type: 'triangle', for: 0.18, loud: 0.1 });
    tone(a, { hz: 932, type: 'triangle', for: 0.18, loud: 0.1 });
    noise(a, 2400, 0.18, 0.05);
  },
  card: (a: AudioContext): void => noise(a, 900, 0.05, 0.5),
  miss(a: AudioContext): void {
    noise(a, 1800, 0.05, 0.5);
    for (let i = 1; i < 4; i++) noise(a, 1800 - i * 200, 0.03, 0.25 / i, 1200, i * 0.06);
  },
  candle: (a: AudioContext): void => noise(a, 1600, 0.4, 0.3, 200),
  peace(a: AudioContext): void {
    tone(a, { hz: 523.25, for: 0.9 });
    tone(a, { hz: 659.25, for: 0.9, at: 0.06 });
  },
  conflict(a: AudioContext): void {
    tone(a, { hz: 523.25, for: 0.9, type: 'triangle' });
    tone(a, { hz: 554.37, for: 0.9, type: 'triangle', at: 0.06 });
  },
  lever(a: AudioContext): void {
    tone(a, { hz: 90, type: 'square', for: 0.2, loud: 0.16 });
    tone(a, { hz: 1800, for: 0.25, loud: 0.05, at: 0.04 });
  },
  /** Rail joints under the wheels: two and two. */
  wheels(a: AudioContext): void {
    for (let i = 0; i < 6; i++)
      noise(a, 260, 0.06, 0.7, 140, Math.floor(i / 2) * 0.42 + (i % 2) * 0.13);
  },
  tick: (a: AudioContext): void => tone(a, { hz: 1200, for: 0.04, loud: 0.06 }),
};

export function play(sound: keyof typeof SOUNDS): void {
  if (prefs.sound && context?.state === 'running') SOUNDS[sound](context);
}
