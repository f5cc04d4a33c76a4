import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import { dateTime, integer, pictureUrl, proofOfWork, requestKey } from '#shared/fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { answersField, FormQuestion } from './fields.ts';
import { FORM_LIMITS, ONCE } from './limits.ts';
import { FORM_STATES } from './state.ts';

/** A session that is over is refused as elsewhere. */
const OF_SESSIONS = [CODE.notLoggedIn, CODE.loginTimeout, CODE.forbidden];

const Token = () => Line().min(1).max(FORM_LIMITS.tokenMax);
/** Made by the browser, and kept on the device. */
const Device = () =>
  z.string().regex(new RegExp(`^[\\w-]{${FORM_LIMITS.deviceMin},${FORM_LIMITS.deviceMax}}$`));

/** A form by its address, and who answers it. */
const Address = () =>
  z.object({
    form: Token(),
    device: Device().optional(),
    /** The address of the page of a child for the family, for forms that a student answers once. */
    child: Line().max(LIMITS.publicTokenMax).optional(),
  });

/** Another form of these questions was opened. */
const version = () => integer(1, 1_000_000);

const one = post('school/get_msg_one', {
  summary:
    'A form by its address, for everybody who has it. Its questions while it is open; else what it is instead, and when it opens. 2004 with `data.school` for an address that is over.',
  access: 'public',
  session: true,
  writes: 'no',
  budget: { read: 12, write: 0 },
  codes: [...OF_SESSIONS, CODE.notFound],
  input: Address,
  output: () =>
    z.object({
      title: z.string(),
      intro: z.string(),
      state: z.enum(FORM_STATES),
      /** This device, or this student, has answered; `nobody` when a student is to answer, and none is known. */
      answered: z.enum(['no', 'yes', 'nobody']),
      once: z.enum(ONCE),
      /** What the student is called who answers. */
      student: z.string(),
      from: z.string(),
      until: z.string(),
      /** Days after the end of the form for which the school keeps what is sent. */
      kept_days: z.number().int(),
      version: z.number().int(),
      questions: z.array(FormQuestion()),
      thanks: z.string(),
      /** Whoever has no session solves a challenge (`index/challenge`). */
      proof: z.boolean(),
      school: z.object({ name: z.string(), logo: pictureUrl, phone: z.string() }),
    }),
});

const answer = post('form/answer', {
  summary:
    'Send answers. They are checked as the browser does; those to questions that are not shown are left out. The same `request_key` sends once. -1 when the form is closed, full, not open yet, answered already, or was changed since it was read.',
  access: 'public',
  session: true,
  writes: 'session',
  budget: { read: 16, write: 46 },
  codes: [...OF_SESSIONS, CODE.wait, CODE.notFound],
  input: () =>
    Address().extend({
      version: version(),
      answers: answersField(),
      request_key: requestKey(),
      verificationCode: proofOfWork().optional(),
    }),
  output: () => z.object({ at: dateTime }),
});

const addFile = post('form/file_add', {
  summary: `Ask for the address to which a file of an answer is sent: kind, size (at most ${FORM_LIMITS.fileBytes / 1024 ** 2} MB) and the space of the school are checked before a byte is sent. What no answer names is deleted after a day.`,
  access: 'public',
  session: true,
  writes: 'session',
  budget: { read: 10, write: 9 },
  codes: [...OF_SESSIONS, CODE.wait, CODE.notFound],
  input: () =>
    Address().extend({
      question: Line().min(1).max(40),
      name: Line().min(1).max(UPLOAD_LIMITS.fileNameMax),
      bytes: integer(1, FORM_LIMITS.fileBytes),
      request_key: requestKey(),
      verificationCode: proofOfWork().optional(),
    }),
  output: () =>
    z.object({
      id: z.string(),
      url: z.string(),
      fields: z.record(z.string(), z.string()),
    }),
});

export const filling = { one, send: answer, addFile };
