import type { Asset, Project, Sprite } from '../model/project.ts';
import { contentOf } from './fingerprint.ts';
import { matchScripts, type Pair } from './match-scripts.ts';

/** Names that were added, removed, or stand for something else now. */
export interface NameChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

export interface SpriteChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'renamed';
  /** As it is in the version where it exists, the later one if in both. */
  readonly sprite: Sprite;
  /** The earlier name of a renamed one. */
  readonly formerName: string;
  readonly scripts: readonly Pair[];
  readonly costumes: NameChanges;
  readonly sounds: NameChanges;
  readonly variables: NameChanges;
  readonly lists: NameChanges;
}

const NOTHING: Omit<Sprite, 'name' | 'isStage'> = {
  picture: null,
  costumes: [],
  sounds: [],
  variables: [],
  lists: [],
  scripts: [],
  comments: [],
};

function compareAssets(before: readonly Asset[], after: readonly Asset[]): NameChanges {
  const earlier = new Map(before.map(({ name, file }) => [name, file]));
  const later = new Map(after.map(({ name, file }) => [name, file]));
  const names = [...later.keys()];
  return {
    added: names.filter((name) => !earlier.has(name)),
    removed: [...earlier.keys()].filter((name) => !later.has(name)),
    changed: names.filter((name) => earlier.has(name) && earlier.get(name) !== later.get(name)),
  };
}

const asAssets = (names: readonly string[]): Asset[] => names.map((name) => ({ name, file: '' }));

const compareNames = (before: readonly string[], after: readonly string[]): NameChanges =>
  compareAssets(asAssets(before), asAssets(after));

const isEmpty = ({ added, removed, changed }: NameChanges): boolean =>
  added.length + removed.length + changed.length === 0;

function compareSprites(before: Sprite | null, after: Sprite | null): SpriteChange | null {
  const sprite = after ?? before;
  if (!sprite) return null;
  const { name, isStage } = sprite;
  const [earlier, later] = [
    before ?? { ...NOTHING, name, isStage },
    after ?? { ...NOTHING, name, isStage },
  ];
  const isRenamed = earlier.name !== later.name && !isStage;
  const both = isRenamed ? 'renamed' : 'changed';
  const change: SpriteChange = {
    kind: before ? (after ? both : 'removed') : 'added',
    sprite,
    formerName: isRenamed ? earlier.name : '',
    scripts: matchScripts(earlier.scripts, later.scripts),
    costumes: compareAssets(earlier.costumes, later.costumes),
    sounds: compareAssets(earlier.sounds, later.sounds),
    variables: compareNames(earlier.variables, later.variables),
    lists: compareNames(earlier.lists, later.lists),
  };
  const { costumes, sounds, variables, lists, scripts, kind } = change;
  const isSame =
    kind === 'changed' &&
    scripts.length === 0 &&
    [costumes, sounds, variables, lists].every(isEmpty);
  return isSame ? null : change;
}

/** What a sprite is, apart from its name. */
const characterOf = ({ scripts, costumes }: Sprite): string =>
  JSON.stringify([scripts.map(contentOf).toSorted(), costumes.map(({ file }) => file)]);

/** The stage is always the same; sprites are, by their names. One that was renamed has kept all the rest. */
function pairSprites({ sprites: befores }: Project, { sprites: afters }: Project) {
  const keyOf = ({ name, isStage }: Sprite) => (isStage ? 'stage' : `sprite ${name}`);
  const laterOf = new Map(afters.map((sprite) => [keyOf(sprite), sprite]));
  const earlierOf = new Map(befores.map((sprite) => [keyOf(sprite), sprite]));
  const gone = [...earlierOf].flatMap(([key, sprite]) => (laterOf.has(key) ? [] : [sprite]));
  const come = [...laterOf].flatMap(([key, sprite]) => (earlierOf.has(key) ? [] : [sprite]));
  const renamed = new Map<Sprite, Sprite>();
  for (const after of come) {
    const before = gone.find(
      (each) => ![...renamed.values()].includes(each) && characterOf(each) === characterOf(after),
    );
    if (before) renamed.set(after, before);
  }
  const left = new Set(renamed.values());
  return [
    ...[...laterOf].map(([key, after]) => ({
      before: earlierOf.get(key) ?? renamed.get(after) ?? null,
      after,
    })),
    ...gone.filter((sprite) => !left.has(sprite)).map((before) => ({ before, after: null })),
  ];
}

/** What changed from one version of a project to another, by sprite. */
export const compareProjects = (before: Project, after: Project): SpriteChange[] =>
  pairSprites(before, after).flatMap((pair) => compareSprites(pair.before, pair.after) ?? []);
