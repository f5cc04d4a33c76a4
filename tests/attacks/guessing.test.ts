import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { messages } from '#shared/messages/contract.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call, type Outcome } from '#tests/contract/harness/call.ts';
import { challengeAnswer } from '#tests/factories/challenge.ts';
import { freshPhone } from '#tests/factories/contact.ts';
import { giveIdentity, makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { Attempts } from './harness/attempts.ts';
import { rounds } from './harness/rounds.ts';

const { login, challenge, verifyAccount, resetPassword } = portal.endpoints;
const { sendCode, verifyCode } = messages.endpoints;
const NAMES = rounds(12, 100);
/** Between the medians of both kinds of names. Of few names on a busy machine they say nothing. */
const MS_MOST = 10;
const NAMES_TO_JUDGE = 100;
/** The first calls of a process take longer. */
const WARMING = 5;

interface Name {
  readonly name: string;
  readonly isKnown: boolean;
}

/** As many names of people as names of nobody, mixed. */
async function makeNames(): Promise<readonly Name[]> {
  const schoolId = await makeSchool();
  const found: Name[] = [];
  for (let index = 0; index < NAMES; index += 1) {
    const person = await makePerson(schoolId, ROLE.teacher, { phone: freshPhone() });
    // Half of them have signed in before.
    if (index % 2) await giveIdentity(person);
    found.push({ name: person.account, isKnown: true });
    found.push({ name: `a${randomUUID().slice(0, 9)}`, isKnown: false });
  }
  return found;
}

/** What can be seen from outside, without what is random. */
function seen({ status, code, msg, data, headers }: Outcome): string {
  const random = new Set(['ticket', 'parameters', 'signature']);
  const shown = Object.entries((data ?? {}) as object).filter(([name]) => !random.has(name));
  return JSON.stringify([status, code, msg, shown, Object.keys(headers).sort()]);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Probe {
  readonly what: string;
  readonly attempts: Attempts;
  /** Prepares a call, which alone is measured. */
  readonly prepare: (name: string) => Promise<() => Promise<Outcome>>;
}

/** Makes a call for each name and compares what comes, and how long it takes. */
async function compare(names: readonly Name[], { what, attempts, prepare }: Probe) {
  for (let index = 0; index < WARMING; index += 1)
    await (await prepare(`warm${randomUUID().slice(0, 6)}`))();
  const answers: (Name & { answer: string; ms: number })[] = [];
  for (const each of names) {
    const run = await prepare(each.name);
    const began = performance.now();
    const answer = seen(await run());
    answers.push({ ...each, answer, ms: performance.now() - began });
  }
  const [usual] = answers;
  for (const { name, answer } of answers)
    attempts.tried(`${what} ${name}: ${answer}`, answer !== usual?.answer);
  const ofKind = (isKnown: boolean) =>
    median(answers.filter((each) => each.isKnown === isKnown).map(({ ms }) => ms));
  const difference = Math.abs(ofKind(true) - ofKind(false));
  attempts.measured(`known and unknown accounts differ: ${what}`, difference, 'ms');
  if (NAMES >= NAMES_TO_JUDGE) expect(difference, what).toBeLessThan(MS_MOST);
}

const asking =
  <E extends Endpoint>(endpoint: E, payload: object) =>
  () =>
    call(endpoint, { payload }) as Promise<Outcome>;

it('an account name is not told by the sign-in', async (context) => {
  const attempts = new Attempts(context, 'guessing');
  const names = await makeNames();
  const shared = { attempts };
  await compare(names, {
    ...shared,
    what: 'index/login',
    prepare: async (username) => asking(login, { username, password: 'wrong1' }),
  });
  await compare(names, {
    ...shared,
    what: 'index/challenge',
    prepare: async (username) => asking(challenge, { username }),
  });
  attempts.expectNoneFell();
}, 120_000);

it('an account name is not told by any step of a forgotten password', async (context) => {
  const attempts = new Attempts(context, 'guessing');
  const names = await makeNames();
  const tickets = new Map<string, string>();
  await compare(names, {
    attempts,
    what: 'index/verify_account',
    prepare: async (username) => {
      const run = asking(verifyAccount, { username, verificationCode: await challengeAnswer() });
      return async () => {
        const outcome = await run();
        tickets.set(username, (outcome.data as { ticket: string }).ticket);
        return outcome;
      };
    },
  });
  await compareCodes(attempts, names, tickets);
  await compare(names, {
    attempts,
    what: 'sms/yz',
    prepare: async (username) => {
      const ticket = tickets.get(username) ?? 'made.up';
      return asking(verifyCode, { purpose: 'password', ticket, sms_code: '000000' });
    },
  });
  const passwords = { new_pass: 'Better456', confirm_pass: 'Better456', proof: 'none' };
  await compare(names, {
    attempts,
    what: 'index/user_forget_password',
    prepare: async (username) => asking(resetPassword, { username, ...passwords }),
  });
  attempts.expectNoneFell();
}, 120_000);

/** A code takes a second, so all are requested at once; their order says nothing then. */
async function compareCodes(
  attempts: Attempts,
  names: readonly Name[],
  tickets: Map<string, string>,
): Promise<void> {
  const outcomes = await Promise.all(
    names.map(async ({ name }) => {
      const verificationCode = await challengeAnswer();
      const ticket = tickets.get(name) ?? '';
      const outcome = await call(sendCode, {
        payload: { purpose: 'password', ticket, verificationCode },
      });
      tickets.set(name, outcome.data?.ticket ?? '');
      return { name, answer: seen(outcome), code: outcome.code };
    }),
  );
  const [usual] = outcomes;
  expect(usual?.code).toBe(CODE.ok);
  for (const { name, answer } of outcomes)
    attempts.tried(`sms/index ${name}: ${answer}`, answer !== usual?.answer);
}
