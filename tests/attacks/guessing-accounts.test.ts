import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { SchoolId } from '#shared/ids.ts';
import { messages } from '#shared/messages/contract.ts';
import { MESSAGE_LIMITS } from '#shared/messages/limits.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call, type Outcome } from '#tests/contract/harness/call.ts';
import { challengeAnswer } from '#tests/factories/challenge.ts';
import { freshPhone, lastCode, messagesTo, sendRecoveryCode } from '#tests/factories/contact.ts';
import { changePerson, makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { sendCode, verifyCode } = messages.endpoints;
const { verifyAccount, resetPassword } = portal.endpoints;

const person = async (schoolId: SchoolId, values: { phone?: string; disabled?: boolean } = {}) => {
  const made = await makePerson(schoolId, ROLE.teacher, { phone: values.phone ?? '' });
  if (values.disabled) await changePerson(made, { disabled: true });
  return made.account;
};

/** Names of all kinds: one answer for all of them. */
async function everyKind(): Promise<readonly string[]> {
  const schoolId = await makeSchool();
  return Promise.all([
    person(schoolId, { phone: freshPhone() }),
    person(schoolId),
    person(schoolId, { phone: freshPhone(), disabled: true }),
    `nobody${randomUUID().slice(0, 8)}`,
  ]);
}

/** What can be seen from outside, without what is random. */
const seen = ({ status, code, msg, data }: Outcome) => {
  const { ticket, ...shown } = (data ?? {}) as Record<string, unknown>;
  return { status, code, msg, shown, ticket: typeof ticket };
};

/** What the call did at the table. */
const workOf = ({ lines }: Outcome) => {
  const { readUnits, writeUnits } = JSON.parse(lines.at(-1) ?? '{}');
  expect(readUnits + writeUnits).toBeGreaterThan(0);
  return { readUnits, writeUnits };
};

const allTheSame = (values: readonly unknown[]) =>
  expect(values).toEqual(values.map(() => values[0]));

const askFor = async (username: string) =>
  call(verifyAccount, { payload: { username, verificationCode: await challengeAnswer() } });

const requestCode = async (ticket: string) =>
  call(sendCode, {
    payload: { purpose: 'password', ticket, verificationCode: await challengeAnswer() },
  });

describe('somebody who tries out account names', () => {
  it('gets one answer at every step, after the same work and time', async () => {
    const names = await everyKind();

    const first = await Promise.all(names.map(askFor));
    allTheSame(first.map(seen));
    allTheSame(first.map(workOf));

    const began = performance.now();
    const durations: number[] = [];
    const second = await Promise.all(
      first.map(async ({ data }) => {
        const outcome = await requestCode(data.ticket);
        durations.push(performance.now() - began);
        return outcome;
      }),
    );
    expect(second[0]).toMatchObject({ code: CODE.ok, data: { phone: '' } });
    allTheSame(second.map(seen));
    allTheSame(second.map(workOf));
    expect(Math.min(...durations)).toBeGreaterThanOrEqual(MESSAGE_LIMITS.codeAnswerMs - 1);

    const third = await Promise.all(
      second.map(({ data: { ticket } }) =>
        call(verifyCode, { payload: { purpose: 'password', ticket, sms_code: '000000' } }),
      ),
    );
    expect(third[0]?.code).toBe(CODE.invalid);
    allTheSame(third.map(seen));
    allTheSame(third.map(workOf));

    const passwords = { new_pass: 'Better456', confirm_pass: 'Better456', proof: 'none' };
    const fourth = await Promise.all(
      names.map((username) => call(resetPassword, { payload: { username, ...passwords } })),
    );
    expect(fourth[0]?.code).toBe(CODE.invalid);
    allTheSame(fourth.map(seen));
    allTheSame(fourth.map(workOf));
  });

  it('works for every name, and cannot skip a step', async () => {
    const [name = ''] = await everyKind();
    const verificationCode = await challengeAnswer();
    await call(verifyAccount, { payload: { username: name, verificationCode } });
    const again = await call(verifyAccount, { payload: { username: name, verificationCode } });
    const untold = await requestCode('made.up');
    const untried = await call(verifyCode, {
      payload: { purpose: 'password', ticket: 'made.up', sms_code: '123456' },
    });

    expect([again, untold, untried].map(({ code }) => code)).toEqual([1001, 1001, 1001]);
  });

  it('meets the same limit for every name', async () => {
    const names = await everyKind();
    const answers = await Promise.all(
      names.map(async (username) => {
        const sourceIp = `2001:${randomUUID().slice(0, 4)}::7`;
        const { data } = await askFor(username);
        const ask = async () =>
          call(sendCode, {
            payload: {
              purpose: 'password',
              ticket: data.ticket,
              verificationCode: await challengeAnswer(),
            },
            sourceIp,
          });
        const codes: number[] = [];
        for (let count = 0; count <= MESSAGE_LIMITS.codesPerAsker; count += 1)
          codes.push((await ask()).code);
        return codes;
      }),
    );

    expect(answers[0]?.at(0)).toBe(CODE.ok);
    expect(answers[0]?.at(-1)).toBe(CODE.wait);
    allTheSame(answers);
  });
});

describe('a stranger who wants to spoil a recovery', () => {
  it('cannot use up the code or the tries of the owner', async () => {
    const phone = freshPhone();
    const account = await person(await makeSchool(), { phone });
    const own = await sendRecoveryCode(account);
    const sms_code = await lastCode(phone);

    const strange = await sendRecoveryCode(account);
    for (let index = 0; index < MESSAGE_LIMITS.codeTries + 1; index += 1)
      await call(verifyCode, {
        payload: { purpose: 'password', ticket: strange, sms_code: '000000' },
      });

    expect(await messagesTo(phone)).toHaveLength(2);
    const payload = { purpose: 'password', ticket: own, sms_code } as const;
    expect((await call(verifyCode, { payload })).code).toBe(CODE.ok);
  });
});
