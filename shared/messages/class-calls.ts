import * as z from 'zod';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import { ClassId, oneOf, optionalDay, requestKey, words } from '#shared/fields.ts';
import { StudentId } from '#shared/ids.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { ROLE } from '#shared/roles.ts';
import { hasContact, MESSAGE_FIELDS, MESSAGE_KINDS, type MessageField } from './class-messages.ts';
import { MESSAGE_LIMITS } from './limits.ts';

const isTime = (text: string): boolean => text === '' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
const day = () => optionalDay().optional();
const part = (max: number) =>
  words(max)
    .refine((text) => !hasContact(text), { params: { rule: 'contact' } })
    .optional();

/** The values of the sentences. `MESSAGE_FIELDS` names those that a kind needs; the others may be empty. */
const Fields = () =>
  z.object({
    first_date: day(),
    last_date: day(),
    date: day(),
    new_date: day(),
    /** `HH:MM` */
    new_time: Line().refine(isTime).optional(),
    room: part(CLASS_LIMITS.roomMax),
    thing: part(MESSAGE_LIMITS.thingMax),
    words: part(MESSAGE_LIMITS.wordsMax),
  });

interface MessageValues extends Readonly<Partial<Record<MessageField, string | undefined>>> {
  readonly kind: keyof typeof MESSAGE_FIELDS;
}

const missing = (values: MessageValues): MessageField[] =>
  MESSAGE_FIELDS[values.kind].filter((name) => !values[name]);

/** Errors of the values of a kind taken together. */
function check(values: MessageValues, context: z.core.$RefinementCtx): void {
  for (const name of missing(values))
    context.addIssue({ code: 'custom', path: [name], params: { rule: 'required' } });
  const { kind, first_date: first, last_date: last } = values;
  if (kind === 'holiday' && first && last && last < first)
    context.addIssue({ code: 'custom', path: ['last_date'], params: { rule: 'beforeStart' } });
}

/** A message to the families of a class. */
const ClassMessageText = () =>
  Fields().extend({ kind: oneOf(MESSAGE_KINDS), language: oneOf(LANGUAGES) });

/** What the form of the message checks before anything is sent. */
export const ClassMessageForm = () => ClassMessageText().superRefine(check);

/**
 * `pending`: not tried yet, or being sent now; `unclear`: the connection to the carrier broke off, so the
 * message may have arrived and is not sent again.
 */
const DELIVERIES = ['sent', 'failed', 'unclear', 'pending', 'no-number'] as const;

const NamedStudent = () => z.object({ id: StudentId, name: z.string() });

export const recipients = post('sms/recipients', {
  summary:
    'Whom a message to a class would reach: students with a number, their different numbers, who has none, and how many messages the school may still send today.',
  access: [ROLE.principal],
  writes: 'no',
  budget: { read: 6, write: 0 },
  codes: [CODE.notFound],
  input: () => z.object({ class_id: ClassId }),
  output: () =>
    z.object({
      students: z.number().int(),
      numbers: z.number().int(),
      without: z.array(NamedStudent()),
      /** Messages left of today's `limit`. */
      left: z.number().int(),
      limit: z.number().int(),
      /** Trial schools cannot send free text. */
      free_words: z.boolean(),
    }),
});

export const sendToClass = post('sms/send_index', {
  summary:
    'Send a message to the families of a class, once to each number. Repeating a request (same `request_key`, same content) goes on with what is pending or failed and sends nothing twice; repeat it while `pending` is above 0. -1 when the limit of the day is reached or nobody has a number, 2003 for words of a school on trial.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 8, write: 14 },
  codes: [CODE.wait, CODE.notFound, CODE.forbidden],
  input: () =>
    ClassMessageText().extend({ class_id: ClassId, request_key: requestKey() }).superRefine(check),
  output: () =>
    z.object({
      text: z.string(),
      /** Numbers, of which each is in one of the states. */
      numbers: z.number().int(),
      sent: z.number().int(),
      failed: z.number().int(),
      unclear: z.number().int(),
      pending: z.number().int(),
      results: z.array(NamedStudent().extend({ result: z.enum(DELIVERIES) })),
    }),
});
