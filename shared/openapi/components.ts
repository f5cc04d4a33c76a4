import { CODE } from '#shared/codes.ts';
import { LANGUAGES } from '#shared/languages.ts';

/** The error catalogue in words, for the codes that a call may answer. */
export const MEANINGS: Readonly<Record<number, string>> = {
  [CODE.ok]: 'Success.',
  [CODE.error]: 'Error; with HTTP 500 a fault of the service, named by the request id only.',
  [CODE.wait]: 'Not now: `msg` is shown as a waiting notice.',
  [CODE.unchanged]: 'Nothing changed.',
  [CODE.invalid]: 'A value breaks its rule.',
  [CODE.blank]: 'A required value is blank.',
  [CODE.wrongType]: 'A value has the wrong type.',
  [CODE.incomplete]: 'A required value is missing.',
  [CODE.notLoggedIn]: 'Not signed in, or the token is not valid, or it is not of this user.',
  [CODE.loginError]: 'The account or the password is wrong.',
  [CODE.forbidden]: 'The account may not do this.',
  [CODE.notFound]: 'There is no such person or thing.',
  [CODE.exists]: 'It exists already.',
  [CODE.loginTimeout]: 'The session has expired.',
  [CODE.notOverdue]: 'The expiry reminder must show: past due, or due soon.',
};

/** Codes of refused input: `data.errors` names each field. */
export const INPUT_CODES: readonly number[] = [
  CODE.invalid,
  CODE.blank,
  CODE.wrongType,
  CODE.incomplete,
];

const FieldError = {
  type: 'object',
  properties: {
    field: { type: 'string', description: 'Path of the field, e.g. `user_nick`.' },
    rule: { type: 'string', description: 'The rule that the value breaks.' },
    message: { type: 'string', description: "In the caller's language." },
  },
  required: ['field', 'rule', 'message'],
};

const envelope = (data: object) => ({
  type: 'object',
  properties: {
    code: { type: 'integer' },
    msg: { type: 'string', description: "In the caller's language." },
    data,
  },
  required: ['code', 'msg', 'data'],
});

const requestId = {
  description: 'Names the request in our logs.',
  schema: { type: 'string' },
};

/** An answer with its request id. */
export const jsonAnswer = (description: string, schema: object) => ({
  description,
  headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
  content: { 'application/json': { schema } },
});

const Failure = { $ref: '#/components/schemas/Failure' };

/** What all calls have in common. */
export const COMPONENTS = {
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description:
        'The ID token that `index/login` answers, an underscore, the user id; `0` without a session. The token may contain underscores: the last one separates.',
    },
  },
  parameters: {
    lang: {
      name: 'lang',
      in: 'header',
      description: 'Language of `msg` and of texts in `data`.',
      schema: { type: 'string', enum: LANGUAGES, default: LANGUAGES[0] },
    },
  },
  headers: { RequestId: requestId },
  schemas: {
    FieldError,
    Failure: envelope({ type: ['object', 'null'] }),
    RefusedInput: envelope({
      type: 'object',
      properties: { errors: { type: 'array', items: { $ref: '#/components/schemas/FieldError' } } },
      required: ['errors'],
    }),
  },
  responses: {
    TooLarge: jsonAnswer('The body is too large.', Failure),
    Fault: jsonAnswer('A fault of the service: code 0, and nothing but the request id.', Failure),
  },
};
