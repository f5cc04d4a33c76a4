import { send } from '#frontend/src/lib/api.ts';
import { documents as contract } from '#shared/documents/contract.ts';
import type { DocumentDto, DocumentOutcome } from '#shared/documents/fields.ts';
import type { DocumentId } from '#shared/ids.ts';
import type { Where } from './queries.ts';
import { useSteps } from './use-steps.tsx';

const { move, remove, restore, erase } = contract.endpoints;

type Documents = readonly DocumentDto[];

const payloadOf = (ids: readonly DocumentId[]) => ({ document_ids: ids.join(',') });

/** Deletes one thing with all that is in it, some files with each call. */
async function eraseOne(
  [id]: readonly DocumentId[],
  onErased: (count: number) => void,
): Promise<DocumentOutcome> {
  if (!id) return { done: [], refused: [] };
  for (;;) {
    const { erased, left } = await send(erase, { document_id: id });
    onErased(erased);
    if (!left) return { done: [id], refused: [] };
  }
}

/** What is done with many documents, with its progress in a dialog. */
export function useRuns() {
  const { run, dialog } = useSteps();
  const runs = {
    move: (documents: Documents, where: Where, onEnd: () => void) =>
      void run({
        kind: 'move',
        documents,
        act: (ids) => send(move, { ...payloadOf(ids), ...where }),
        onEnd,
      }),
    remove: (documents: Documents, onEnd: () => void) =>
      void run({ kind: 'remove', documents, act: (ids) => send(remove, payloadOf(ids)), onEnd }),
    restore: (documents: Documents, onEnd: () => void) =>
      void run({ kind: 'restore', documents, act: (ids) => send(restore, payloadOf(ids)), onEnd }),
    erase: (documents: Documents, onEnd: () => void) =>
      void run({ kind: 'erase', documents, act: eraseOne, atOnce: 1, onEnd }),
  };
  return { runs, dialog };
}
