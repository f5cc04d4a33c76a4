import { createHash } from 'node:crypto';
import { toSvg } from './drawing.ts';
import { sounds } from './sounds/sounds.ts';
import { toWav } from './sounds/wave.ts';
import { backdrops, sprites } from './tables.ts';

/** Scratch names a file by the hash of its content. */
export const assetIdOf = (content: string | Buffer): string =>
  createHash('md5').update(content).digest('hex');

const svgs = [
  ...sprites.flatMap(({ costumes }) => costumes),
  ...backdrops.map(({ drawing }) => drawing),
];

/** All pictures and sounds of the library, by their file names. */
export function libraryFiles(): ReadonlyMap<string, Buffer> {
  const pictures = svgs.map((drawing) => Buffer.from(toSvg(drawing)));
  const waves = sounds.map(({ samples }) => toWav(samples));
  return new Map([
    ...pictures.map((file) => [`${assetIdOf(file)}.svg`, file] as const),
    ...waves.map((file) => [`${assetIdOf(file)}.wav`, file] as const),
  ]);
}
