/** What is silence, and what is as loud as the meter shows, in decibels below the loudest sound of the microphone. */
const SILENT_DB = -60;
const LOUDEST_DB = -6;

/** How loud some samples (-1 to 1) are, from 0 to 100. */
export function loudnessOf(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < samples.length; at += 1) sum += (samples[at] ?? 0) ** 2;
  const rms = Math.sqrt(sum / Math.max(1, samples.length));
  const db = rms > 0 ? 20 * Math.log10(rms) : SILENT_DB;
  const share = (db - SILENT_DB) / (LOUDEST_DB - SILENT_DB);
  return Math.min(100, Math.max(0, share * 100));
}

/** Up at once, and down slowly: the eye cannot follow single sounds. */
export const smoothed = (before: number, now: number): number =>
  now > before ? before + (now - before) * 0.5 : before + (now - before) * 0.08;

export type Mood = 'calm' | 'lively' | 'loud';

/** From this share of the limit on it is lively. */
const LIVELY = 0.75;

export function moodOf(level: number, limit: number): Mood {
  if (level >= limit) return 'loud';
  return level >= limit * LIVELY ? 'lively' : 'calm';
}
