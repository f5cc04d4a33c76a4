import { UnreadDraft } from '#frontend/src/entities/scratch/drafts/find-draft.ts';
import { EditorError } from '#frontend/src/entities/scratch/open-bridge.ts';
import { isNowhere } from './saving-state.ts';
import type { View } from './view.ts';

/** The text that says why no project is open, and what to do; null when the error says it itself. */
export function failureText({ error, unopened, saving }: View) {
  if (error instanceof UnreadDraft) return 'unread';
  if (!unopened) return error instanceof EditorError ? 'notStarted' : null;
  const { kind, hasEarlier } = unopened;
  if (kind !== 'changes') return hasEarlier ? 'unopened.earlier' : 'unopened.only';
  if (isNowhere(saving)) return 'unopened.unkept';
  return hasEarlier ? 'unopened.changes' : 'unopened.changesOnly';
}
