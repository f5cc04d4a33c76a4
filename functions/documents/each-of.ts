import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import type { DocumentOutcome } from '#shared/documents/fields.ts';
import { message } from '#shared/i18n/messages.ts';
import type { DocumentId } from '#shared/ids.ts';

/** Does something with each of several documents, one transaction after the other, and tells what became of each. */
export async function eachOf(
  { language }: Actor,
  ids: readonly DocumentId[],
  act: (id: DocumentId) => Promise<void>,
): Promise<DocumentOutcome> {
  const outcome: DocumentOutcome = { done: [], refused: [] };
  for (const id of ids)
    try {
      await retryWrite(() => act(id));
      outcome.done.push(id);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { reason = `code.${error.code}`, params } = error.details;
      outcome.refused.push({ id, reason: message(language, reason, params) });
    }
  return outcome;
}
