import type { Draft } from '#frontend/src/entities/scratch/drafts/draft.ts';
import { drafts } from '#frontend/src/entities/scratch/drafts/open-drafts.ts';
import type { Saver } from '#frontend/src/entities/scratch/saving/saver.ts';
import { WORK_LIMITS } from '#shared/works/limits.ts';
import type { OpenedWork } from './work-calls.ts';

const PREFIX = 'new-';

/** A new project has a local id until the server has it. */
export const isLocal = (id: string): boolean => id.startsWith(PREFIX);
/** Names the task that a new project is begun for: `/scratch/new?task=…`, until its first save. */
export const TASK = 'task';

/** Local ids that were made in this tab, of which neither the device nor the server has anything yet. */
const onlyHere = new Set<string>();

export const isOnlyHere = (id: string): boolean => onlyHere.has(id);

export function newLocalId(): string {
  const id = `${PREFIX}${crypto.randomUUID()}`;
  onlyHere.add(id);
  return id;
}

export const cutTitle = (title: string): string =>
  title.slice(0, WORK_LIMITS.titleMax).toWellFormed();

/** The contents of new projects that start from a version of another work. */
const beginnings = new Map<string, OpenedWork>();

/** The local id of a new project that starts from an opened work. */
export function beginFrom(opened: OpenedWork): string {
  const id = newLocalId();
  beginnings.set(id, opened);
  return id;
}

export const beginningOf = (id: string): OpenedWork | undefined =>
  isLocal(id) ? beginnings.get(id) : undefined;

/** Copies that the device could not keep, by their local id: only this tab has them. */
const unkept = new Map<string, Draft>();

export const handedOver = (id: string): Draft | undefined => unkept.get(id);

/** Called once the device or the server has the project: that copy is opened from then on. */
export function forgetBeginning(id: string): void {
  onlyHere.delete(id);
  beginnings.delete(id);
  unkept.delete(id);
}

/** Keeps a new project that is begun with something in it, so that it can be opened. Answers its local id. */
export async function keepNew(id: string, draft: Draft): Promise<string> {
  try {
    await drafts.put(draft);
    forgetBeginning(id);
  } catch {
    unkept.set(id, draft);
  }
  return id;
}

interface Original {
  readonly original: Saver;
  /**
   * A project that the server does not have yet stays, and so does its copy. Of any other project the copy takes the
   * newest changes that were not sent.
   */
  readonly isSaved: boolean;
}

/** Keeps a copy under its local id, so that it can be opened. Answers the id. */
export async function keepCopy(
  id: string,
  copy: Draft,
  { original, isSaved }: Original,
): Promise<string> {
  const isKept = isSaved
    ? await original.endAs(copy)
    : await drafts.put(copy).then(
        () => true,
        () => false,
      );
  if (isKept) forgetBeginning(id);
  else unkept.set(id, isSaved ? { ...copy, replaces: original.replacedBy(copy) } : copy);
  return id;
}
