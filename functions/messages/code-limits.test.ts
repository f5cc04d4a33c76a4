import { afterEach, describe, expect, it, vi } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { MESSAGE_LIMITS } from '#shared/messages/limits.ts';
import { freshPhone, messagesTo, requestCode } from '#tests/factories/contact.ts';
import { ofAsker, ofNobody } from './code-limits.ts';

const part = () => Math.floor(Math.random() * 250);
const freshAddress = () => `172.${part()}.${part()}.${part()}`;
const ask = (phone: string, address = freshAddress()) => requestCode(phone, address);

const START = new Date('2030-01-01T08:00:00Z').getTime();
const at = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: START + seconds * 1000 });
afterEach(() => {
  vi.useRealTimers();
});

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

  it('are sent for an address once a minute, whatever the number', async () => {
    const address = freshAddress();
    at(0);
    await ask(freshPhone(), address);
    const second = freshPhone();

    expect((await ask(second, address)).code).toBe(CODE.wait);
    expect(await messagesTo(second)).toEqual([]);
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
