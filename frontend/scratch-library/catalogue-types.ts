import type { BackdropTag, Names, SoundTag, SpriteTag } from './entry.ts';

/** The id of a file, its size, and for a picture its middle, which it turns around. */
export interface Picture {
  readonly asset: string;
  readonly width: number;
  readonly height: number;
}

interface Item<Tag> {
  readonly id: string;
  readonly names: Names;
  readonly tag: Tag;
}

export interface SpriteItem extends Item<SpriteTag> {
  readonly costumes: readonly Picture[];
  /** Names of the costumes, where they are not numbered. */
  readonly costumeNames?: readonly string[];
  /** The id of its sound in the catalogue. */
  readonly sound: string;
}

export interface BackdropItem extends Item<BackdropTag> {
  readonly picture: Picture;
}

export interface SoundItem extends Item<SoundTag> {
  readonly asset: string;
  /** The sprite that stands for it. */
  readonly picture?: string;
  readonly samples: number;
}

/** What the library holds, without its files. */
export interface Catalogue {
  readonly sprites: readonly SpriteItem[];
  readonly backdrops: readonly BackdropItem[];
  readonly sounds: readonly SoundItem[];
  /** Of all sounds, in samples a second. */
  readonly rate: number;
}
