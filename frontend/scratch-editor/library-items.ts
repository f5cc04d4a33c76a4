import { CATALOGUE } from '#frontend/scratch-library/catalogue.ts';
import type {
  BackdropItem,
  Picture,
  SoundItem,
  SpriteItem,
} from '#frontend/scratch-library/catalogue-types.ts';
import type { Language } from '#shared/languages.ts';

/** Names of costumes: those of the signs, else the name of the figure with a number. */
const costumeName = ({ names, costumes, costumeNames }: SpriteItem, at: number, to: Language) =>
  costumeNames?.[at] ?? (costumes.length > 1 ? `${names[to]}${at + 1}` : names[to]);

const look = ({ asset, width, height }: Picture, name: string) => ({
  name,
  assetId: asset,
  md5ext: `${asset}.svg`,
  md5: `${asset}.svg`,
  dataFormat: 'svg',
  bitmapResolution: 1,
  rotationCenterX: width / 2,
  rotationCenterY: height / 2,
  skinId: null,
});

const soundWith = ({ asset, samples, names }: SoundItem, to: Language) => ({
  name: names[to],
  assetId: asset,
  md5ext: `${asset}.wav`,
  md5: `${asset}.wav`,
  dataFormat: 'wav',
  format: '',
  rate: CATALOGUE.rate,
  sampleCount: samples,
});

/** Sprites appear at different places, so that the second does not hide the first. */
const somewhere = (range: number): number => Math.floor((Math.random() - 0.5) * range);

/** A figure as Scratch's virtual machine adds it. */
export const spriteOf = (item: SpriteItem, to: Language) => ({
  name: item.names[to],
  isStage: false,
  variables: {},
  lists: {},
  broadcasts: {},
  blocks: {},
  currentCostume: 0,
  volume: 100,
  visible: true,
  x: somewhere(200),
  y: somewhere(100),
  size: 100,
  direction: 90,
  draggable: false,
  // Animals that turn around would stand on their heads.
  rotationStyle: 'left-right',
  costumes: item.costumes.map((picture, at) => look(picture, costumeName(item, at, to))),
  sounds: CATALOGUE.sounds.filter(({ id }) => id === item.sound).map((each) => soundWith(each, to)),
});

export function costumeOf(item: SpriteItem, at: number, to: Language) {
  const picture = item.costumes[at] ?? item.costumes[0];
  if (!picture) throw new Error(`${item.id} has no costume`);
  return look(picture, costumeName(item, at, to));
}

export const backdropOf = ({ picture, names }: BackdropItem, to: Language) =>
  look(picture, names[to]);

export const soundOf = soundWith;

const one = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('the library is empty');
  return item;
};

/** Letters are no surprise. */
const figures = () => CATALOGUE.sprites.filter(({ tag }) => tag !== 'letters');

export const anySprite = (to: Language) => spriteOf(one(figures()), to);
export const anyBackdrop = (to: Language) => backdropOf(one(CATALOGUE.backdrops), to);
export const anySound = (to: Language) => soundWith(one(CATALOGUE.sounds), to);
export function anyCostume(to: Language) {
  const item = one(figures());
  return costumeOf(item, Math.floor(Math.random() * item.costumes.length), to);
}

const byId = <Item extends { readonly id: string }>(items: readonly Item[], id: string): Item => {
  const item = items.find((each) => each.id === id);
  if (!item) throw new Error(`the library has no ${id}`);
  return item;
};

export const findSprite = (id: string) => byId(CATALOGUE.sprites, id);
export const findBackdrop = (id: string) => byId(CATALOGUE.backdrops, id);
export const findSound = (id: string) => byId(CATALOGUE.sounds, id);
