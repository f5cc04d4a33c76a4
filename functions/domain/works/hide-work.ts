import type { Work, WorkValue } from './work.ts';

/** Nobody sees it any more; brought back it is private. */
export function hidden({ rev: _, wish: _wish, shown: _shown, ...work }: Work): WorkValue {
  return { ...work, visibility: 'private', classIds: [], published: '', edits: work.edits + 1 };
}
