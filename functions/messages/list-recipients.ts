import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { messages } from '#shared/contracts/messages.ts';
import { loadRecipients } from './class-recipients.ts';
import { leftToday, limitOf, mayUseOwnWords } from './message-limits.ts';

export const listRecipients: UseCase<typeof messages.endpoints.recipients> = async (
  actor,
  { class_id },
  deps,
) => {
  const { school } = actor;
  const found = await loadManagedClass(actor, class_id);
  const [{ numbers, without }, left] = await Promise.all([
    loadRecipients(found),
    leftToday(school, deps.now()),
  ]);
  return {
    students: numbers.flatMap(({ students }) => students).length,
    numbers: numbers.length,
    without,
    left,
    limit: limitOf(school),
    free_words: mayUseOwnWords(school),
  };
};
