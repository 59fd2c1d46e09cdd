/** The sounds of the house, made on the spot: wood on wood, a soft click, a small bell. No files. */
import { MOMENT_KINDS } from '../../board/moment.ts';

export const SOUNDS = ['move', 'drop', 'refused', 'turn', 'late', 'over', ...MOMENT_KINDS] as const;
export type Sound = (typeof SOUNDS)[number];

/** One tone or knock of a sound. */
interface Note {
  /** 'knock' is noise through a filter at `pitch`, like wood; 'tone' a sine. */
  readonly timbre: 'knock' | 'tone';
  /** Hertz. */
  readonly pitch: number;
  /** Seconds. */
  readonly start: number;
  readonly length: number;
  /** 0 to 1. */
  readonly loud: number;
}

/** One after the other, `apart` seconds. */
const tune = (pitches: readonly number[], apart: number, length: number, loud: number): readonly Note[] =>
  pitches.map((pitch, i) => ({ timbre: 'tone', pitch, start: apart * i, length, loud }));
const knocks = (pitches: readonly number[], apart: number): readonly Note[] =>
  pitches.map((pitch, i) => ({ timbre: 'knock', pitch, start: apart * i, length: 0.06, loud: 0.55 }));

/** Each event has a sound of its own, which tells it to who does not look. */
export const SCORE: Readonly<Record<Sound, readonly Note[]>> = {
  move: [
    { timbre: 'knock', pitch: 1100, start: 0, length: 0.05, loud: 0.5 },
    { timbre: 'tone', pitch: 190, start: 0, length: 0.09, loud: 0.25 },
  ],
  drop: [
    { timbre: 'knock', pitch: 600, start: 0, length: 0.06, loud: 0.6 },
    { timbre: 'tone', pitch: 130, start: 0, length: 0.14, loud: 0.35 },
  ],
  refused: [
    { timbre: 'tone', pitch: 150, start: 0, length: 0.1, loud: 0.3 },
    { timbre: 'tone', pitch: 120, start: 0.11, length: 0.14, loud: 0.3 },
  ],
  turn: [
    { timbre: 'tone', pitch: 660, start: 0, length: 0.35, loud: 0.12 },
    { timbre: 'tone', pitch: 990, start: 0.06, length: 0.45, loud: 0.08 },
  ],
  // a clock that is looked at
  late: [...knocks([1500, 1500, 1500, 1500], 0.16), ...tune([740, 740], 0.32, 0.12, 0.1)],
  over: tune([523, 659, 784], 0.16, 0.7, 0.14),
  // two pieces of wood slide past each other
  swap: [...knocks([900, 1400], 0.09), ...tune([330, 247, 330], 0.12, 0.22, 0.12)],
  captured: [...knocks([450, 350], 0.07), ...tune([98], 0, 0.3, 0.35)],
  // a card is turned
  revealed: [...knocks([2400, 1700], 0.05), ...tune([587, 880], 0.1, 0.3, 0.1)],
  shows: tune([392, 392, 523], 0.1, 0.16, 0.11),
  won: tune([523, 659, 784, 1047], 0.09, 0.4, 0.13),
  failed: tune([294, 262, 208], 0.14, 0.3, 0.16),
  found: [...knocks([2400, 2400, 2400], 0.11), ...tune([698, 880, 1047], 0.11, 0.45, 0.1)],
  roles: tune([440, 554, 440], 0.13, 0.3, 0.1),
  // coins
  paid: tune([1568, 2093, 1568, 2093, 2637], 0.07, 0.18, 0.06),
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Silent until somebody has touched the page: browsers demand it, and so does good manners. */
export function sing(sound: Sound, after = 0): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime + after / 1000;
  for (const note of SCORE[sound]) play(context, note, now);
}

function play(audio: AudioContext, { timbre, pitch, start, length, loud }: Note, now: number): void {
  const [from, to] = [now + start, now + start + length];
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loud, from + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, to);
  volume.connect(audio.destination);
  const source = timbre === 'tone' ? tone(audio, pitch) : knock(audio, pitch, volume);
  if (timbre === 'tone') source.connect(volume);
  source.start(from);
  source.stop(to);
}

function tone(audio: AudioContext, pitch: number): OscillatorNode {
  const oscillator = audio.createOscillator();
  oscillator.frequency.value = pitch;
  return oscillator;
}

function knock(audio: AudioContext, pitch: number, into: AudioNode): AudioBufferSourceNode {
  noise ??= hiss(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const wood = audio.createBiquadFilter();
  wood.type = 'bandpass';
  wood.frequency.value = pitch;
  wood.Q.value = 3;
  source.connect(wood).connect(into);
  return source;
}

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
