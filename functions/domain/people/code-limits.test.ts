import { afterEach, describe, expect, it, vi } from 'vitest';
import { putItem } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { messages } from '#shared/messages/contract.ts';
import { MESSAGE_LIMITS } from '#shared/messages/limits.ts';
import { portal } from '#shared/portal/contract.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { freshPhone, messagesTo, requestCode } from '#tests/factories/contact.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { ofAddress, ofAsker, ofNobody } from './code-limits.ts';

const part = () => Math.floor(Math.random() * 250);
const freshAddress = () => `172.${part()}.${part()}.${part()}`;
const ask = (phone: string, address = freshAddress()) => requestCode(phone, address);

const START = new Date('2030-01-01T08:00:00Z').getTime();
const at = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: START + seconds * 1000 });
afterEach(() => {
  vi.useRealTimers();
});

/** The level of the challenge that a network gets for its next code. */
async function givenLevel(sourceIp: string): Promise<number> {
  const payload = { purpose: 'code' as const };
  const { data } = await call(portal.endpoints.challenge, { payload, sourceIp });
  return Math.log2(Number(data.parameters['cost']) / 1000);
}

describe('what is counted of a name', () => {
  it('does not contain it, since it may be a mistyped password', () => {
    for (const { key } of [ofAsker('Geheim123', freshAddress()), ofNobody('Geheim123')])
      expect(key.pk.toLowerCase()).not.toContain('geheim123');
  });
});

describe('codes', () => {
  it('are sent to a number once a minute', async () => {
    const phone = freshPhone();
    at(0);
    await ask(phone);
    at(20);

    expect(await ask(phone)).toMatchObject({
      code: CODE.wait,
      msg: 'You can get another code in 40 seconds.',
      data: { retryAfter: 40 },
    });
    at(MESSAGE_LIMITS.codeGapSeconds);
    expect((await ask(phone)).code).toBe(CODE.ok);
    expect(await messagesTo(phone)).toHaveLength(2);
  });

  it('are sent for a network as many as people ask for, with more and more work', async () => {
    const address = freshAddress();
    // A long way before what is asked now: a challenge of a moment ago counts one level more.
    const demand = { now: new Date(START) };
    at(SIGN_IN_LIMITS.challengeGraceSeconds);
    for (let index = 0; index < 10; index += 1)
      expect((await requestCode(freshPhone(), address, demand)).code).toBe(CODE.ok);
    const phone = freshPhone();

    expect(await requestCode(phone, address, demand)).toMatchObject({
      code: CODE.wait,
      data: { challenge: true, unchecked: true },
    });
    expect(await messagesTo(phone)).toEqual([]);
    const answer = await requestCode(phone, address, { ...demand, level: 1 });
    expect(answer.code).toBe(CODE.ok);
    expect(await givenLevel(address)).toBe(1);
    expect(await givenLevel(freshAddress())).toBe(0);
  });

  it('are not sent any more to a network that has asked for very many', async () => {
    const [address, most] = [freshAddress(), MESSAGE_LIMITS.codesPerNetwork];
    at(0);
    const { key } = ofAddress(address);
    await putItem({ Item: { ...key, count: most - 1, since: START / 1000, last: START / 1000 } });

    const work = { level: 4 };
    expect((await requestCode(freshPhone(), address, work)).code).toBe(CODE.ok);
    expect(await requestCode(freshPhone(), address, work)).toMatchObject({
      code: CODE.wait,
      msg: 'At most 500 codes are sent within 24 hours. Please try again later.',
    });
    expect(await givenLevel(address)).toBe(4);
    // Somebody who is signed in asks as before.
    const as = await makePerson(await makeSchool(), ROLE.teacher);
    const bind = async () => {
      const payload = { user_id: as.userId, phone: freshPhone() };
      return (await call(messages.endpoints.sendBindingCode, { as, payload, sourceIp: address }))
        .code;
    };
    expect([await bind(), await bind()]).toEqual([CODE.ok, CODE.wait]);
  });

  it('asked for twice at once are sent once', async () => {
    const phone = freshPhone();

    const outcomes = await Promise.all([ask(phone), ask(phone), ask(phone)]);

    expect(outcomes.map(({ code }) => code).sort()).toEqual([CODE.wait, CODE.wait, CODE.ok]);
    expect(await messagesTo(phone)).toHaveLength(1);
  });

  it('are ten within the 24 hours that begin with the first', async () => {
    const phone = freshPhone();
    for (let index = 0; index < MESSAGE_LIMITS.codesPerDay; index += 1) {
      at(index * MESSAGE_LIMITS.codeGapSeconds);
      expect((await ask(phone)).code).toBe(CODE.ok);
    }
    at(86_400 - 10);

    expect(await ask(phone)).toMatchObject({
      code: CODE.wait,
      msg: 'At most 10 codes are sent within 24 hours. Please try again later.',
      data: { retryAfter: 10 },
    });
    at(86_400);
    expect((await ask(phone)).code).toBe(CODE.ok);
  });
});
