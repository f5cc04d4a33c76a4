import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SmsProvider } from '#functions/platform/sms-provider.ts';
import { dynamoDb } from '#functions/platform/table-client.ts';
import { newId } from '#shared/ids.ts';
import { freshPhone } from '#tests/factories/contact.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey } from '#tests/factories/student.ts';
import { deliver } from './deliver.ts';
import { type Dispatch, expiryOf } from './dispatches.ts';

const student = () => ({ id: newId('student') as never, name: '小明' });

const makeDispatch = async (count: number): Promise<Dispatch> => ({
  schoolId: await makeSchool(),
  by: newId('staff'),
  request: freshKey(),
  classId: newId('class'),
  wished: '',
  text: '【晨光】停课',
  numbers: Array.from({ length: count }, () => ({ phone: freshPhone(), students: [student()] })),
  without: [],
  expires: expiryOf(new Date()),
});

/** Keeps the messages that it took; `fails` says how the nth message fails. */
function carrier(fails: (count: number) => Error | undefined | 'never' = () => undefined) {
  const taken: string[] = [];
  let count = 0;
  const send: SmsProvider['send'] = async (phone) => {
    count += 1;
    const failure = fails(count);
    if (failure === 'never') return new Promise(() => undefined);
    if (failure) throw failure;
    taken.push(phone);
  };
  return { taken, provider: { send } };
}
const refusal = Object.assign(new Error('throttled'), { $metadata: { httpStatusCode: 429 } });
const phonesOf = ({ numbers }: Dispatch) => numbers.map(({ phone }) => phone).sort();
const tally = (states: readonly string[], wanted: string) =>
  states.filter((state) => state === wanted).length;
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

afterEach(() => {
  vi.useRealTimers();
});

describe('delivering a message', () => {
  it('of two runs at once reaches every number once', async () => {
    const dispatch = await makeDispatch(20);
    const { taken, provider } = carrier();

    await Promise.all([deliver(dispatch, provider), deliver(dispatch, provider)]);

    expect(taken.sort()).toEqual(phonesOf(dispatch));
    expect(tally(await deliver(dispatch, provider), 'sent')).toBe(20);
  });

  it('tries again what the carrier refused, and only that', async () => {
    const dispatch = await makeDispatch(8);
    const first = carrier((count) => (count > 5 ? refusal : undefined));
    expect(tally(await deliver(dispatch, first.provider), 'failed')).toBe(3);

    const second = carrier();
    expect(tally(await deliver(dispatch, second.provider), 'sent')).toBe(8);

    expect([...first.taken, ...second.taken].sort()).toEqual(phonesOf(dispatch));
  });

  it('does not send again what may have arrived', async () => {
    const dispatch = await makeDispatch(3);
    const first = carrier((count) => (count === 2 ? new Error('no answer') : undefined));
    expect(await deliver(dispatch, first.provider)).toContain('unclear');

    const { taken, provider } = carrier();
    expect(tally(await deliver(dispatch, provider), 'unclear')).toBe(1);
    expect(taken).toEqual([]);
  });

  it('goes on after a process that died while it was sending', async () => {
    const dispatch = await makeDispatch(12);
    // Five are sent at once: all of them hang from the sixth on, as in a process that is gone.
    const first = carrier((count) => (count > 5 ? 'never' : undefined));
    void deliver(dispatch, first.provider);
    await vi.waitFor(async () => expect(first.taken).toHaveLength(5), { timeout: 3000 });
    await new Promise((resolve) => setTimeout(resolve, 300));

    const second = carrier();
    const states = await deliver(dispatch, second.provider);
    expect(tally(states, 'sent')).toBe(7);
    expect(tally(states, 'pending')).toBe(5);

    later(60_000);
    expect(tally(await deliver(dispatch, second.provider), 'unclear')).toBe(5);
    const all = [...first.taken, ...second.taken];
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(7);
  });

  it('leaves to the next call what the table held up, and sends it then', async () => {
    const dispatch = await makeDispatch(1);
    const first = carrier();
    const put = vi.spyOn(dynamoDb, 'put').mockImplementationOnce(async (input) => {
      put.mockRestore();
      const answer = await dynamoDb.put(input);
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
      return answer;
    });
    expect(await deliver(dispatch, first.provider)).toEqual(['pending']);
    expect(first.taken).toEqual([]);
    vi.restoreAllMocks();

    const second = carrier();
    expect(await deliver(dispatch, second.provider)).toEqual(['sent']);
    expect(second.taken).toEqual(phonesOf(dispatch));
  });

  it('begins nothing that the time of a call does not allow', async () => {
    const dispatch = await makeDispatch(200);
    const sent: string[] = [];
    const slow: SmsProvider = {
      send: async (phone) => {
        await new Promise((resolve) => setTimeout(resolve, 250));
        sent.push(phone);
      },
    };
    const began = performance.now();

    const states = await deliver(dispatch, slow);

    expect(performance.now() - began).toBeLessThan(8_000);
    expect(tally(states, 'sent')).toBe(sent.length);
    expect(tally(states, 'pending')).toBe(200 - sent.length);
    expect(sent.length).toBeGreaterThan(5);
  }, 15_000);
});
