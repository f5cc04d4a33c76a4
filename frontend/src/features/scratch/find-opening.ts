import {
  type Draft,
  isOfProject,
  type Listed,
  projectOf,
  type Snapshot,
  unsentOf,
} from '#frontend/src/entities/scratch/drafts/draft.ts';
import {
  draftBeside,
  draftIn,
  passOver,
  UnreadDraft,
} from '#frontend/src/entities/scratch/drafts/find-draft.ts';
import { drafts } from '#frontend/src/entities/scratch/drafts/open-drafts.ts';
import { beginningOf, handedOver, isLocal, isOnlyHere } from './new-projects.ts';
import { openWork } from './open-work.ts';
import { MissingFile } from './unopened.ts';
import type { OpenedWork } from './work-calls.ts';

/** What a project is opened with. */
export type Opening =
  /** What was not sent. `isKept`: on the device; else only this tab has it. */
  | {
      readonly kind: 'unsent';
      readonly draft: Draft;
      readonly unsent: Snapshot;
      readonly isKept: boolean;
    }
  /** The server's version, with a draft that has no changes: at most its link with a task is not confirmed. */
  | { readonly kind: 'work'; readonly opened: OpenedWork; readonly draft: Draft }
  /** The same without its file. */
  | { readonly kind: 'missing'; readonly error: MissingFile; readonly draft: Draft }
  /** A copy of this. */
  | { readonly kind: 'beginning'; readonly opened: OpenedWork }
  | { readonly kind: 'new' };

/** What the device keeps of a project. Throws when it may keep something that cannot be read. */
function keptIn(listed: Listed, id: string): Draft | undefined {
  try {
    return draftIn(listed, id);
  } catch (error) {
    // The device was never given what is only here.
    if (isOnlyHere(id)) return undefined;
    throw error;
  }
}

async function openingIn(listed: Listed, person: string, id: string): Promise<Opening> {
  const kept = keptIn(listed, id);
  const draft = kept ?? handedOver(id);
  const unsent = draft && unsentOf(draft);
  if (draft && unsent) return { kind: 'unsent', draft, unsent, isKept: kept !== undefined };
  const beginning = beginningOf(id);
  if (beginning) return { kind: 'beginning', opened: beginning };
  if (isLocal(id) && !kept?.work) return { kind: 'new' };
  const draftOn = (work: string) => kept ?? draftBeside(listed, person, work);
  const work = kept?.work ?? id;
  try {
    const opened = await openWork(work);
    return { kind: 'work', opened, draft: draftOn(opened.version.work) };
  } catch (error) {
    if (error instanceof MissingFile) return { kind: 'missing', error, draft: draftOn(work) };
    throw error;
  }
}

/** What of it the server may not have yet. */
export const draftOf = (opening: Opening): Draft | undefined =>
  'draft' in opening ? opening.draft : undefined;

/**
 * The work that can be opened in place of a project whose newest changes are damaged; undefined when the server has
 * nothing of it, or when what else the device has of it is not known.
 */
export function savedOf(error: Error | null): string | undefined {
  if (!(error instanceof UnreadDraft)) return undefined;
  return error.damaged.map(projectOf).find((project) => !isLocal(project));
}

/** Finds what the project at an address is opened with. `saved`: the work that is opened without what is damaged of it. */
export async function findOpening(person: string, id: string, saved?: string): Promise<Opening> {
  const listed = await drafts.list(person);
  if (!saved) return openingIn(listed, person, id);
  const without = passOver(listed, (name) => isOfProject(name, saved));
  const opening = await openingIn(without, person, saved);
  // Only now: without a network, or without the file, there may be nothing to go on with.
  if (opening.kind !== 'missing')
    await drafts.setAside(without.aside.filter((name) => isOfProject(name, saved)));
  return opening;
}
