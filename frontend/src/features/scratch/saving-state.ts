import type { Saving } from '#frontend/src/entities/scratch/saving/saver.ts';
import type { View } from './view.ts';

/** What is said about saving; with a time, since or at which it is so. */
export type SavingState =
  | {
      readonly kind:
        | 'leaving'
        | 'stale'
        | 'unkept'
        | 'tooLarge'
        | 'refused'
        | 'saving'
        | 'kept'
        | 'offline'
        | 'noNetwork';
    }
  | { readonly kind: 'unsavedSince' | 'savedAt' | 'savedOffline'; readonly at: string };

export interface Circumstances {
  readonly online: boolean;
  /** Changes are being kept before the editor is left. */
  readonly isLeaving: boolean;
}

/** Neither the device nor the server has it. */
export const isNowhere = (saving: Saving): boolean =>
  saving.kind === 'unkept' || (saving.kind === 'refused' && !saving.isKept);

/** An attempt to send without a network changes nothing for the child. */
function whileOffline(saving: Saving): Saving {
  if (saving.kind !== 'sending') return saving;
  return saving.isKept ? { kind: 'kept', since: '' } : { kind: 'unkept' };
}

function whenSaved(savedAt: string | null, online: boolean): SavingState | null {
  if (savedAt) return { kind: online ? 'savedAt' : 'savedOffline', at: savedAt };
  return online ? null : { kind: 'noNetwork' };
}

/** null: there is nothing to say. */
export function savingState(view: View, { online, isLeaving }: Circumstances): SavingState | null {
  const { dirtySince, savedAt, isTooLarge } = view;
  const saving = online ? view.saving : whileOffline(view.saving);
  if (isLeaving) return { kind: 'leaving' };
  if (saving.kind === 'stale') return { kind: 'stale' };
  if (isNowhere(saving)) return { kind: 'unkept' };
  if (isTooLarge) return { kind: 'tooLarge' };
  if (saving.kind === 'refused') return { kind: 'refused' };
  if (dirtySince) return { kind: 'unsavedSince', at: savedAt ?? dirtySince };
  if (saving.kind === 'sending') return { kind: 'saving' };
  if (saving.kind === 'kept') return { kind: online ? 'kept' : 'offline' };
  return whenSaved(savedAt, online);
}
