import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { challengeAnswer, quickSolution } from '#tests/factories/challenge.ts';
import { makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { Attempts } from './harness/attempts.ts';
import { rounds } from './harness/rounds.ts';

const FLOOD = 100;
const freshAddress = () => `2001:${randomUUID().slice(0, 4)}:${randomUUID().slice(9, 13)}::9`;
const freshPerson = async () => makeSigner(await makeSchool(), ROLE.student);

const signIn = (username: string, password: string, sourceIp: string, verificationCode?: string) =>
  call(portal.endpoints.login, {
    payload: { username, password, ...(verificationCode && { verificationCode }) },
    sourceIp,
  });

/** As the browser does: solves what is demanded. Answers whether the person comes in, in at most two rounds. */
async function comesIn(account: string, sourceIp: string): Promise<boolean> {
  let { code } = await signIn(account, PASSWORD, sourceIp);
  for (let round = 0; round < 2 && code === CODE.loginError; round += 1) {
    const work = await quickSolution(account, sourceIp);
    ({ code } = await signIn(account, PASSWORD, sourceIp, work));
  }
  return code === CODE.ok;
}

it('a flood of wrong passwords, with or without work, never closes an account', async (context) => {
  const attempts = new Attempts(context, 'lock-out');
  for (let round = 0; round < rounds(1, 5); round += 1) {
    const { account } = await freshPerson();
    const flood = Array.from({ length: FLOOD }, async (_, index) => {
      const address = freshAddress();
      const work = index % 2 ? await quickSolution(account, address) : undefined;
      const { code } = await signIn(account, `wrong${index}`, address, work);
      attempts.tried(`wrong${index}: ${code}`, code === CODE.ok);
    });
    const during = comesIn(account, freshAddress());
    await Promise.all(flood);
    attempts.tried('the owner is kept out during it', !(await during));
    attempts.tried('the owner is kept out after it', !(await comesIn(account, freshAddress())));
  }
  attempts.expectNoneFell();
}, 60_000);

it('20 typing errors at one address keep no other child out', async (context) => {
  const attempts = new Attempts(context, 'lock-out');
  for (let round = 0; round < rounds(1, 5); round += 1) {
    const school = freshAddress();
    const typist = await freshPerson();
    for (let index = 0; index < 20; index += 1) {
      const work = await quickSolution(typist.account, school);
      const { code } = await signIn(typist.account, `wrong${index}`, school, work);
      attempts.tried(`typing error ${index}: ${code}`, code === CODE.ok);
    }
    const other = await freshPerson();
    attempts.tried('another child is kept out', !(await comesIn(other.account, school)));
    attempts.tried('the child itself is kept out', !(await comesIn(typist.account, school)));
  }
  attempts.expectNoneFell();
}, 60_000);

it('work that is missing, made up, used or too cheap lets nobody try', async (context) => {
  const attempts = new Attempts(context, 'lock-out');
  const { account } = await freshPerson();
  const address = freshAddress();
  for (let index = 0; index < 12; index += 1) {
    const from = freshAddress();
    await signIn(account, 'wrong1', from, await quickSolution(account, from));
  }
  const used = await quickSolution(account, address);
  await signIn(account, 'wrong1', address, used);
  const given = [
    ['no work', undefined],
    ['nonsense', 'bm9uZQ=='],
    ['work that is used', used],
    ['work that is too cheap', await challengeAnswer()],
  ] as const;
  for (const [what, work] of given) {
    const { code } = await signIn(account, PASSWORD, address, work);
    attempts.tried(`${what}: ${code}`, code === CODE.ok);
  }
  attempts.expectNoneFell();
  expect(await comesIn(account, address)).toBe(true);
}, 60_000);
