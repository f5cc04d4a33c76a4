import { pictureAddress, soundAddress } from '#frontend/scratch-library/address.ts';
import { CATALOGUE } from '#frontend/scratch-library/catalogue.ts';
import type { SpriteItem } from '#frontend/scratch-library/catalogue-types.ts';
import type { BackdropTag, Names, SoundTag, SpriteTag } from '#frontend/scratch-library/entry.ts';
import type { LibraryChoice, LibraryKind } from '#frontend/src/entities/scratch/messages.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';

export type Tag = SpriteTag | BackdropTag | SoundTag;

/** What one card of the dialog shows. */
export interface LibraryCard {
  readonly choice: LibraryChoice;
  readonly names: Names;
  /** Beside the name, e.g. the number of a costume or a letter. */
  readonly mark: string;
  readonly tag: Tag;
  /** Addresses. Some sounds have no picture, pictures have no sound. */
  readonly picture: string | null;
  readonly sound: string | null;
}

const costumeCards = (item: SpriteItem): LibraryCard[] =>
  item.costumes.map(({ asset }, costume) => ({
    choice: { kind: 'costume', id: item.id, costume },
    names: item.names,
    mark: item.costumeNames?.[costume] ?? (item.costumes.length > 1 ? String(costume + 1) : ''),
    tag: item.tag,
    picture: pictureAddress(asset),
    sound: null,
  }));

function cardsOfBackdrops(): LibraryCard[] {
  return CATALOGUE.backdrops.map(({ id, names, tag, picture }) => ({
    choice: { kind: 'backdrop', id, costume: 0 },
    names,
    mark: '',
    tag,
    picture: pictureAddress(picture.asset),
    sound: null,
  }));
}

function cardsOfSounds(): LibraryCard[] {
  const pictureOf = (sprite: string | undefined): string | null => {
    const asset = CATALOGUE.sprites.find(({ id }) => id === sprite)?.costumes[0]?.asset;
    return asset ? pictureAddress(asset) : null;
  };
  return CATALOGUE.sounds.map(({ id, names, tag, asset, picture }) => ({
    choice: { kind: 'sound', id, costume: 0 },
    names,
    mark: '',
    tag,
    picture: pictureOf(picture),
    sound: soundAddress(asset),
  }));
}

/** A figure is shown in its first costume. */
const cardsOfSprites = (): LibraryCard[] =>
  CATALOGUE.sprites.flatMap((item) =>
    costumeCards(item)
      .slice(0, 1)
      .map((card) => ({ ...card, mark: '', choice: { ...card.choice, kind: 'sprite' as const } })),
  );

const CARDS: Readonly<Record<LibraryKind, () => readonly LibraryCard[]>> = {
  sprite: cardsOfSprites,
  costume: () => CATALOGUE.sprites.flatMap(costumeCards),
  backdrop: cardsOfBackdrops,
  sound: cardsOfSounds,
};

export const cardsOf = (kind: LibraryKind): readonly LibraryCard[] => CARDS[kind]();

export interface Category {
  readonly tag: Tag;
  /** Its first picture stands for it; sounds have none. */
  readonly picture: string | null;
}

/** The categories of some cards, in the order of their first cards. */
export function categoriesOf(cards: readonly LibraryCard[]): Category[] {
  const first = new Map<Tag, LibraryCard>();
  for (const card of cards) if (!first.has(card.tag)) first.set(card.tag, card);
  return [...first].map(([tag, { picture, sound }]) => ({ tag, picture: sound ? null : picture }));
}

/** A name as it is compared: without case and spaces around. */
const plain = (text: string): string => text.trim().toLocaleLowerCase('en');

interface Search {
  readonly text: string;
  /** null for all. */
  readonly tag: Tag | null;
}

/** The cards that a search finds, by their names in all languages: a child may know the English word only. */
export function findCards(cards: readonly LibraryCard[], { text, tag }: Search): LibraryCard[] {
  const wanted = plain(text);
  return cards.filter(
    (card) =>
      (tag === null || card.tag === tag) &&
      (LANGUAGES.some((language) => plain(card.names[language]).includes(wanted)) ||
        plain(card.mark) === wanted),
  );
}

export const nameOf = ({ names, mark }: LibraryCard, language: Language): string =>
  mark ? `${names[language]} ${mark}` : names[language];
