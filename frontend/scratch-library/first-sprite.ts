import { pictureAddress } from './address.ts';
import { toSvg } from './drawing.ts';
import { assetIdOf } from './files.ts';
import { sprites } from './tables.ts';

const costumes = sprites.find(({ id }) => id === 'dog')?.costumes ?? [];

/** Addresses of the pictures of a figure that walks; computed when the application is built. */
export const WALKING: readonly string[] = costumes.map((drawing) =>
  pictureAddress(assetIdOf(toSvg(drawing))),
);
