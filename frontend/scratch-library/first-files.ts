import { CATALOGUE } from './catalogue.ts';
import { libraryFiles } from './files.ts';

/** The figure that a new project begins with. */
export const FIRST_SPRITE = 'dog';
/** The sound of its stage. */
export const FIRST_SOUND = 'pop';

const sprite = CATALOGUE.sprites.find(({ id }) => id === FIRST_SPRITE);
const files = libraryFiles();

const withContent = (asset: string, format: 'svg' | 'wav') => ({
  asset,
  format,
  base64: files.get(`${asset}.${format}`)?.toString('base64') ?? '',
});

/**
 * The files of a new project, which needs no request for them; computed when the application is built. Scratch's
 * own cat is a trademark of its makers.
 */
export const FIRST_FILES = [
  ...(sprite?.costumes ?? []).map(({ asset }) => withContent(asset, 'svg')),
  ...CATALOGUE.sounds
    .filter(({ id }) => id === sprite?.sound || id === FIRST_SOUND)
    .map(({ asset }) => withContent(asset, 'wav')),
];
