import { parseScripts } from './parse-scripts.ts';
import type { Asset, Project, Sprite } from './project.ts';
import {
  OldProject,
  type StoredAsset,
  StoredProject,
  type StoredTarget,
} from './stored-project.ts';
import { UnreadableProject } from './unreadable.ts';

const toAsset = ({ name, md5ext, assetId, dataFormat }: StoredAsset): Asset => ({
  name,
  file: md5ext || `${assetId}.${dataFormat}`,
});

/** Variables and lists are stored as `[name, value]`. */
const namesOf = (stored: StoredTarget['variables']): string[] =>
  Object.values(stored).flatMap(([name]) => (typeof name === 'string' ? [name] : []));

function toSprite(target: StoredTarget): Sprite {
  const { name, isStage, currentCostume, variables, lists, comments } = target;
  const costumes = target.costumes.map(toAsset);
  return {
    name,
    isStage,
    picture: costumes[currentCostume] ?? costumes[0] ?? null,
    costumes,
    sounds: target.sounds.map(toAsset),
    variables: namesOf(variables),
    lists: namesOf(lists),
    scripts: parseScripts(target),
    comments: Object.values(comments).flatMap(({ blockId, text }) =>
      blockId === null && text.trim() ? [text] : [],
    ),
  };
}

/** Reads `project.json`. Throws `UnreadableProject`. */
export function parseProject(json: string): Project {
  let stored: unknown;
  try {
    stored = JSON.parse(json);
  } catch {
    throw new UnreadableProject('broken');
  }
  const { data, success } = StoredProject.safeParse(stored);
  if (!success)
    throw new UnreadableProject(OldProject.safeParse(stored).success ? 'old' : 'broken');
  const sprites = data.targets.map(toSprite);
  return {
    sprites: [...sprites.filter(({ isStage }) => isStage), ...sprites.filter((s) => !s.isStage)],
  };
}
