import type { Language } from '#shared/languages.ts';
import type { Drawing } from './drawing.ts';

export type Names = Readonly<Record<Language, string>>;

export const named = (zh: string, cht: string, en: string): Names => ({ zh, cht, en });

export type SpriteTag =
  | 'animals'
  | 'people'
  | 'fantasy'
  | 'vehicles'
  | 'food'
  | 'things'
  | 'letters';
export type BackdropTag = 'outdoors' | 'indoors' | 'water' | 'space' | 'patterns';
export type SoundTag = 'animals' | 'music' | 'games' | 'world';

/** A figure with its costumes, in the order of an animation. */
export interface Sprite {
  readonly id: string;
  readonly names: Names;
  readonly tag: SpriteTag;
  readonly costumes: readonly Drawing[];
  /** Names of the costumes, where they are not numbered. */
  readonly costumeNames?: readonly string[];
  /** The sound that it brings along; a pop by default. */
  readonly sound?: string;
}

export interface Backdrop {
  readonly id: string;
  readonly names: Names;
  readonly tag: BackdropTag;
  readonly drawing: Drawing;
}

export interface Sound {
  readonly id: string;
  readonly names: Names;
  readonly tag: SoundTag;
  /** The sprite that stands for it, for children who cannot read its name yet. */
  readonly picture?: string;
  /** Samples between -1 and 1, at the rate of `sounds/wave.ts`. */
  readonly samples: Float32Array;
}
