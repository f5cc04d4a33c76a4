import {
  type Draft,
  type Snapshot,
  unsentOf,
} from '#frontend/src/entities/scratch/drafts/draft.ts';
import { draftIn } from '#frontend/src/entities/scratch/drafts/find-draft.ts';
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
  /** The server's version. `kept`: a draft of which only the link with its task is not confirmed. */
  | { readonly kind: 'work'; readonly opened: OpenedWork; readonly kept: Draft | undefined }
  /** The same without its file. */
  | { readonly kind: 'missing'; readonly error: MissingFile; readonly kept: Draft | undefined }
  /** A copy of this. */
  | { readonly kind: 'beginning'; readonly opened: OpenedWork }
  | { readonly kind: 'new' };

/** What the device keeps of a project. Throws when it may keep something that cannot be read. */
async function keptOf(person: string, id: string): Promise<Draft | undefined> {
  const listed = await drafts.list(person);
  try {
    return draftIn(listed, id);
  } catch (error) {
    // The device was never given what is only here.
    if (isOnlyHere(id)) return undefined;
    throw error;
  }
}

/** Finds what the project at an address is opened with. */
export async function findOpening(person: string, id: string): Promise<Opening> {
  const kept = await keptOf(person, id);
  const draft = kept ?? handedOver(id);
  const unsent = draft && unsentOf(draft);
  if (draft && unsent) return { kind: 'unsent', draft, unsent, isKept: kept !== undefined };
  const beginning = beginningOf(id);
  if (beginning) return { kind: 'beginning', opened: beginning };
  if (isLocal(id) && !kept?.work) return { kind: 'new' };
  try {
    return { kind: 'work', opened: await openWork(kept?.work ?? id), kept };
  } catch (error) {
    if (error instanceof MissingFile) return { kind: 'missing', error, kept };
    throw error;
  }
}

/** What of it the server may not have yet. */
export function draftOf(opening: Opening): Draft | undefined {
  if (opening.kind === 'unsent') return opening.draft;
  return opening.kind === 'work' || opening.kind === 'missing' ? opening.kept : undefined;
}
