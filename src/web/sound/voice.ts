/** The sounds of the house, made on the spot: wood on wood, a soft click, a small bell. No files. */

export const SOUNDS = ['move', 'drop', 'refused', 'turn', 'over'] as const;
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

const SCORE: Readonly<Record<Sound, readonly Note[]>> = {
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
  over: [523, 659, 784].map((pitch, i): Note => ({ timbre: 'tone', pitch, start: 0.16 * i, length: 0.7, loud: 0.14 })),
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
