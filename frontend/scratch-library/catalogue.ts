import type { Catalogue, Picture } from './catalogue-types.ts';
import { type Drawing, toSvg } from './drawing.ts';
import { assetIdOf } from './files.ts';
import { sounds } from './sounds/sounds.ts';
import { RATE, toWav } from './sounds/wave.ts';
import { backdrops, sprites } from './tables.ts';

const POP = 'pop';

const pictureOf = (drawing: Drawing): Picture => ({
  asset: assetIdOf(toSvg(drawing)),
  width: drawing.width,
  height: drawing.height,
});

/** Computed when the application is built (`build/scratch-library.ts`): browsers get the result only. */
export const CATALOGUE: Catalogue = {
  sprites: sprites.map(({ costumes, sound = POP, ...sprite }) => ({
    ...sprite,
    sound,
    costumes: costumes.map(pictureOf),
  })),
  backdrops: backdrops.map(({ drawing, ...backdrop }) => ({
    ...backdrop,
    picture: pictureOf(drawing),
  })),
  sounds: sounds.map(({ samples, ...sound }) => ({
    ...sound,
    asset: assetIdOf(toWav(samples)),
    samples: samples.length,
  })),
  rate: RATE,
};
