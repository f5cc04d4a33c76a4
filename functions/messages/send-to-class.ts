import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { smsProvider } from '#functions/platform/sms-provider.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { contentOf, requireSame } from '#functions/request/once.ts';
import { CODE } from '#shared/codes.ts';
import type { Answer, Input } from '#shared/endpoint.ts';
import { classMessageText } from '#shared/messages/class-messages.ts';
import type { messages } from '#shared/messages/contract.ts';
import { countingMessages, maySendFreeText } from './class-message-limits.ts';
import { type Delivery, deliver } from './deliver.ts';
import { type Dispatch, dispatches, expiryOf, idOfDispatch } from './dispatches.ts';
import { loadRecipients } from './recipients.ts';

type Send = typeof messages.endpoints.sendToClass;

/** The text and its recipients, stored before anything is sent. Throws -1 when no student has a number. */
async function makeDispatch(actor: Actor, input: Input<Send>, now: Date): Promise<Dispatch> {
  const { class_id: classId, request_key, kind, language, ...fields } = input;
  const found = await loadManagedClass(actor, classId);
  const recipients = await loadRecipients(found);
  if (recipients.numbers.length === 0)
    throw new CallError(CODE.wait, { reason: 'messages.noNumbers' });
  const from = { school: actor.school.name, class: found.name };
  const text = classMessageText({ kind, language, fields }, from);
  const kept = { ...recipients, text, classId, wished: contentOf(input), expires: expiryOf(now) };
  return { ...idOfDispatch(actor, request_key), ...kept };
}

/** The dispatch that the same request began before. Throws 1001 when its content has changed. */
async function findBegun(actor: Actor, input: Input<Send>): Promise<Dispatch | undefined> {
  const id = idOfDispatch(actor, input.request_key);
  const dispatch = await dispatches.get(id, { consistent: true });
  if (dispatch) requireSame(dispatch.wished, contentOf(input));
  return dispatch;
}

/** Stores the dispatch, the day's count and the log in one transaction; a parallel repetition is counted once. */
async function begin(actor: Actor, input: Input<Send>, now: Date): Promise<Dispatch> {
  const dispatch = await makeDispatch(actor, input, now);
  const { classId: id, text, numbers, without } = dispatch;
  const after = { text, numbers: numbers.length, without: without.length };
  const counting = await countingMessages(actor.school, numbers.length, now);
  try {
    await transact([
      ...dispatches.creating(dispatch, dispatch),
      counting,
      ...loggingOperation({ ...actor, now }, 'message.send', { id, after }),
    ]);
    return dispatch;
  } catch (error) {
    const other = await findBegun(actor, input);
    if (!other) throw error;
    return other;
  }
}

const counted = (deliveries: readonly Delivery[], wanted: Delivery): number =>
  deliveries.filter((delivery) => delivery === wanted).length;

function toAnswer({ text, numbers, without }: Dispatch, deliveries: Delivery[]): Answer<Send> {
  const results = numbers.flatMap(({ students }, index) =>
    students.map((student) => ({ ...student, result: deliveries[index] ?? 'pending' })),
  );
  return {
    text,
    numbers: numbers.length,
    sent: counted(deliveries, 'sent'),
    failed: counted(deliveries, 'failed'),
    unclear: counted(deliveries, 'unclear'),
    pending: counted(deliveries, 'pending'),
    results: [
      ...results,
      ...without.map((student) => ({ ...student, result: 'no-number' as const })),
    ],
  };
}

/** Sends a message to the families of a class. A repeated request continues what one call could not finish. */
export const sendToClass: UseCase<Send> = async (actor, input, deps) => {
  if (input.kind === 'words' && !maySendFreeText(actor.school))
    throw new CallError(CODE.forbidden, { reason: 'messages.trialWords' });
  const dispatch = (await findBegun(actor, input)) ?? (await begin(actor, input, deps.now()));
  return toAnswer(dispatch, await deliver(dispatch, smsProvider));
};
