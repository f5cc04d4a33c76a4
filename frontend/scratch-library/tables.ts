import { elsewhere } from './backdrops/elsewhere.ts';
import { indoors } from './backdrops/indoors.ts';
import { outdoors } from './backdrops/outdoors.ts';
import type { Backdrop, Sprite, SpriteTag } from './entry.ts';
import { creatures } from './sprites/creatures.ts';
import { fantasy } from './sprites/fantasy.ts';
import { food } from './sprites/food.ts';
import { letters } from './sprites/letters.ts';
import { mammals } from './sprites/mammals.ts';
import { nature } from './sprites/nature.ts';
import { people } from './sprites/people.ts';
import { things } from './sprites/things.ts';
import { vehicles } from './sprites/vehicles.ts';
import { winged } from './sprites/winged.ts';

const ORDER: readonly SpriteTag[] = [
  'animals',
  'people',
  'fantasy',
  'vehicles',
  'food',
  'things',
  'letters',
];

/** The most loved first: the list shows them in this order. */
export const sprites: readonly Sprite[] = [
  ...mammals,
  ...creatures,
  ...winged,
  ...people,
  ...fantasy,
  ...vehicles,
  ...food,
  ...things,
  ...nature,
  ...letters,
].toSorted((one, other) => ORDER.indexOf(one.tag) - ORDER.indexOf(other.tag));

export const backdrops: readonly Backdrop[] = [...outdoors, ...indoors, ...elsewhere];
