import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import {
  bit,
  empty,
  NAME_PATTERN,
  nothing,
  oneOf,
  optionalFlag,
  optionalText,
  ownId,
  pictureUrl,
  proofOfWork,
  text,
  UserId,
  words,
} from '#shared/fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { Password } from '#shared/people/accounts.ts';
import { MenuItem, SessionTokens, StoredUser } from '#shared/people/fields.ts';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { SIGNED_IN } from '#shared/roles.ts';
import { CardPin } from '#shared/students/card-fields.ts';
import { siteCalls } from './site-calls.ts';

/** Solution of `index/challenge`; demanded after repeated failures (`data.challenge` is true then). */
const demandedWork = () => z.string().max(4096).optional();

/** What the call of the person's home answers (`home/…`), whose contract says what each part is. */
const FirstHome = () =>
  z.record(z.string(), z.object({ code: z.number().int(), data: z.unknown() }).optional());

const login = post('index/login', {
  summary:
    'Sign in. 2002 for a wrong password and for an unknown account alike; 2003 for a disabled one; -1 with `data.retryAfter` when too many people sign in at this moment. With `home` also what the call of the home answers.',
  access: 'public',
  writes: 'session',
  // With a student's home; the first sign-in of the day is counted for the student, the school and the classes.
  budget: { read: 40, write: 24 },
  codes: [CODE.loginError, CODE.forbidden, CODE.wait],
  input: () =>
    z.object({
      username: words(PEOPLE_LIMITS.accountMax).min(1),
      password: z.string().min(1).max(256),
      verificationCode: demandedWork(),
      home: optionalFlag(),
    }),
  output: () => StoredUser().extend({ ...SessionTokens().shape, home: FirstHome().optional() }),
});

const cardLogin = post('index/card_login', {
  summary:
    'Sign in as the student of a sign-in card. No password changes, other sessions go on, and this one cannot change password, phone or account. 2002 for a card that is not valid (any more); 2003 for a student who may not sign in. Where the school wants a PIN of pictures, 2002 with `data.pin`: `choose` asks for `new_pin`, `enter` for `pin`.',
  access: 'public',
  writes: 'session',
  budget: { read: 4, write: 10 },
  codes: [CODE.loginError, CODE.forbidden, CODE.wait],
  input: () =>
    z.object({
      token: text(64),
      pin: CardPin().optional(),
      /** The PIN that a child chooses who has none; later it counts as `pin`, so that it can be repeated. */
      new_pin: CardPin().optional(),
      verificationCode: demandedWork(),
    }),
  output: () => StoredUser().extend(SessionTokens().shape),
});

/** What the work is for: a sign-in, or a code by phone or e-mail. */
const CHALLENGE_PURPOSES = ['sign-in', 'code'] as const;

const challenge = post('index/challenge', {
  summary:
    'A proof-of-work challenge; its solution is sent as verificationCode. With an account name as hard as the next sign-in with it demands, known or not; without one as the address demands; for a `code` as the next code by phone or e-mail demands of this network.',
  access: 'public',
  writes: 'no',
  budget: { read: 2, write: 0 },
  input: () =>
    z.object({
      username: text(PEOPLE_LIMITS.accountMax).optional(),
      purpose: oneOf(CHALLENGE_PURPOSES).optional(),
    }),
  output: () =>
    z.object({
      parameters: z.record(z.string(), z.unknown()),
      signature: z.string(),
      /** How long a cheap tablet works on it at most. */
      seconds: z.number().int(),
    }),
});

const logout = post('index/logout', {
  summary: 'End this session on the server; its tokens are refused from now on.',
  access: SIGNED_IN,
  writes: 'session',
  budget: { read: 2, write: 3 },
  input: () => z.object({ refresh_token: z.string().max(8192).optional() }),
  output: empty,
});

const loginStatus = post('index/loginStatus', {
  summary: 'Is this session alive? Answers fresh stored user info.',
  access: SIGNED_IN,
  writes: 'no',
  budget: { read: 3, write: 0 },
  input: nothing,
  output: StoredUser,
});

const getRole = post('index/get_role', {
  summary: 'Role codes of an account: the own one, or for staff anyone of the same school.',
  access: SIGNED_IN,
  writes: 'no',
  budget: { read: 2, write: 0 },
  codes: [CODE.forbidden, CODE.notFound],
  input: ownId,
  output: () => z.object({ user_id: UserId, role_id: z.number().int(), school_admin: bit }),
});

const updateInfo = post('index/updateInfo', {
  summary: 'Edit the own profile; -2 when nothing changed.',
  access: SIGNED_IN,
  writes: 'school',
  self: true,
  // The list entries of the person show the nick.
  budget: { read: 2, write: 6 },
  codes: [CODE.unchanged, CODE.wait],
  input: () =>
    z.object({
      user_id: UserId,
      user_nick: Line().min(1).max(PEOPLE_LIMITS.nicknameMax).regex(NAME_PATTERN),
      /** Must stay empty: a phone number is bound only by a code sent to it (specification 5). */
      user_phone: Line().max(0).default(''),
      user_remark: optionalText(LIMITS.remarkMax),
    }),
  output: empty,
});

const changePassword = post('index/user_update_pass', {
  summary:
    'Change the own password. Every other session of the account ends; the caller gets new tokens.',
  access: SIGNED_IN,
  writes: 'school',
  self: true,
  notByCard: true,
  budget: { read: 5, write: 5 },
  codes: [CODE.loginError, CODE.wait],
  input: () =>
    z
      .object({
        user_id: UserId,
        old_pass: z.string().min(1).max(256),
        verificationCode: demandedWork(),
        new_pass: Password,
        confirm_pass: z.string().min(1).max(256),
      })
      .refine((form) => form.new_pass === form.confirm_pass, {
        path: ['confirm_pass'],
        params: { rule: 'confirm' },
      })
      .refine((form) => form.new_pass !== form.old_pass, {
        path: ['new_pass'],
        params: { rule: 'same' },
      }),
  output: SessionTokens,
});

const verifyAccount = post('index/verify_account', {
  summary:
    'First step of a forgotten password: a ticket with which `sms/index` sends a code to the phone of the account, if there is one. The answer is the same for every account name.',
  access: 'public',
  writes: 'session',
  budget: { read: 0, write: 1 },
  input: () =>
    z.object({ username: words(PEOPLE_LIMITS.accountMax).min(1), verificationCode: proofOfWork() }),
  output: () => z.object({ ticket: z.string(), valid: z.number().int() }),
});

const resetPassword = post('index/user_forget_password', {
  summary:
    'Set a new password with the proof that `sms/yz` answered for `password`. Every session of the account ends. Without a valid proof the answer is the same for every account name.',
  access: 'public',
  writes: 'session',
  budget: { read: 4, write: 9 },
  codes: [CODE.forbidden, CODE.wait],
  input: () =>
    z
      .object({
        username: words(PEOPLE_LIMITS.accountMax).min(1),
        proof: text(64),
        new_pass: Password,
        confirm_pass: z.string().min(1).max(256),
      })
      .refine((form) => form.new_pass === form.confirm_pass, {
        path: ['confirm_pass'],
        params: { rule: 'confirm' },
      }),
  output: empty,
});

const choosePassword = post('index/choose_pass', {
  summary:
    'Choose a password instead of the first one, which is not asked for; 2003 for whoever has chosen already. Every other session ends; the caller gets new tokens.',
  access: SIGNED_IN,
  writes: 'school',
  self: true,
  notByCard: true,
  budget: { read: 6, write: 10 },
  codes: [CODE.wait],
  input: () =>
    z
      .object({
        user_id: UserId,
        new_pass: Password,
        confirm_pass: z.string().min(1).max(256),
      })
      .refine((form) => form.new_pass === form.confirm_pass, {
        path: ['confirm_pass'],
        params: { rule: 'confirm' },
      }),
  output: SessionTokens,
});

const makeAvatar = post('index/header_make', {
  summary:
    'Set the own avatar: a 200x200 png of at most 1 MB, base64 (a data URL is accepted too).',
  access: SIGNED_IN,
  writes: 'school',
  self: true,
  picture: true,
  // The list entries of the person show the avatar.
  budget: { read: 4, write: 20 },
  codes: [CODE.wait, CODE.notFound],
  input: () => z.object({ user_id: UserId, file: z.string().min(1) }),
  output: () => z.object({ header_new: pictureUrl }),
});

const bindPlatform = post('index/bian_cheng_ba', {
  summary:
    'With user_id: bind the account to the programming platform; 2003 in a session that a sign-in card opened, unless it is bound already. Without a body: refresh the flag.',
  access: SIGNED_IN,
  writes: 'school',
  self: true,
  budget: { read: 3, write: 2 },
  codes: [CODE.error, CODE.forbidden],
  input: () => z.object({ user_id: UserId.optional() }),
  output: () => z.object({ bcb: bit, url: z.string() }),
});

const menu = post('index/menu', {
  summary: 'The menu tree of a person, by role and by what the school has switched on.',
  access: SIGNED_IN,
  writes: 'no',
  self: true,
  budget: { read: 1, write: 0 },
  codes: [CODE.error, CODE.wait],
  input: ownId,
  output: () => z.array(MenuItem()),
});

export const portal = group('portal', {
  login,
  cardLogin,
  challenge,
  logout,
  loginStatus,
  getRole,
  updateInfo,
  changePassword,
  choosePassword,
  verifyAccount,
  resetPassword,
  makeAvatar,
  bindPlatform,
  menu,
  ...siteCalls,
});
