/** Samples a second: enough for small loudspeakers, and half the size of what a disc has. */
export const RATE = 22_050;

const BYTES = 2;
const HEADER = 44;

type At = (seconds: number, share: number) => number;

/** A sound of a length in seconds, from its value at each moment; `share` goes from 0 to 1. */
export function shaped(seconds: number, at: At): Float32Array {
  const count = Math.round(seconds * RATE);
  return Float32Array.from({ length: count }, (_, index) => at(index / RATE, index / count));
}

/** A tone whose pitch changes: from Hertz at a share of the length. */
export function swept(
  seconds: number,
  pitch: (share: number) => number,
  timbre: (phase: number) => number,
): Float32Array {
  let phase = 0;
  return shaped(seconds, (_, share) => {
    phase += pitch(share) / RATE;
    return timbre(phase);
  });
}

export const sine = (phase: number): number => Math.sin(phase * 2 * Math.PI);
export const square = (phase: number): number => (phase % 1 < 0.5 ? 0.6 : -0.6);
export const saw = (phase: number): number => ((phase % 1) * 2 - 1) * 0.7;
/** With the overtones of a voice. */
export const voice = (phase: number): number =>
  sine(phase) * 0.55 + sine(phase * 2) * 0.3 + sine(phase * 3) * 0.18 + sine(phase * 5) * 0.06;
/** With the overtones of a small bell. */
export const bell = (phase: number): number =>
  sine(phase) * 0.6 + sine(phase * 2.76) * 0.25 + sine(phase * 5.4) * 0.12;

/** Noise that is the same in each build. */
export function createNoise(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return (state / 2_147_483_647) * 2 - 1;
  };
}

/** Rises within `attack` seconds and fades out; a higher `decay` fades sooner. */
export function faded(samples: Float32Array, { attack = 0.005, decay = 4 } = {}): Float32Array {
  const release = RATE * 0.012;
  return samples.map((value, index) => {
    const start = Math.min(1, index / (attack * RATE));
    const end = Math.min(1, (samples.length - 1 - index) / release);
    return value * start * end * Math.exp((-decay * index) / samples.length);
  });
}

/** Takes away what is high: the smaller the share, the more. */
export function softened(samples: Float32Array, share: number): Float32Array {
  let last = 0;
  return samples.map((value) => {
    last += (value - last) * share;
    return last;
  });
}

export function joined(...parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const mixed = (...parts: readonly Float32Array[]): Float32Array =>
  new Float32Array(Math.max(...parts.map(({ length }) => length))).map((_, index) =>
    parts.reduce((sum, part) => sum + (part[index] ?? 0), 0),
  );

export const silence = (seconds: number): Float32Array =>
  new Float32Array(Math.round(seconds * RATE));

const LOUDEST = 0.8;

/** A WAV file: one channel, 16 bits, as loud as all others. */
export function toWav(samples: Float32Array): Buffer {
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const gain = peak > 0 ? (LOUDEST / peak) * 32_767 : 0;
  const file = Buffer.alloc(HEADER + samples.length * BYTES);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * BYTES, 28);
  file.writeUInt16LE(BYTES, 32);
  file.writeUInt16LE(BYTES * 8, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * BYTES, 40);
  samples.forEach((value, index) => {
    file.writeInt16LE(Math.round(value * gain), HEADER + index * BYTES);
  });
  return file;
}
