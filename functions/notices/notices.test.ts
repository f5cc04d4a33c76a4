import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { LIMITS } from '#shared/limits.ts';
import { notices } from '#shared/notices/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { sendNotice, sendNotices } from '#tests/factories/notice.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { list, markAllRead, markRead, unreadCount } = notices.endpoints;
const freshPerson = async () => makePerson(await makeSchool(), ROLE.student);
const own = (person: Person) => ({ user_id: person.userId });

const page = (person: Person, cursor?: string, limit?: number) =>
  call(list, {
    as: person,
    payload: { ...own(person), ...(cursor && { cursor }), ...(limit && { limit }) },
  });
const count = async (person: Person) =>
  (await call(unreadCount, { as: person, payload: own(person) })).data.count;
const read = (person: Person, notice_id: string) =>
  call(markRead, { as: person, language: 'en', payload: { ...own(person), notice_id } });

describe('the list of notices', () => {
  it('is paged, newest first, without a gap or a repetition', async () => {
    const person = await freshPerson();
    const sent = await sendNotices(person, 45);

    const ids: string[] = [];
    let cursor: string | undefined;
    const sizes: number[] = [];
    do {
      const { data } = await page(person, cursor);
      ids.push(...data.list.map(({ id }) => id));
      sizes.push(data.list.length);
      cursor = data.cursor ?? undefined;
    } while (cursor);

    expect(sizes).toEqual([20, 20, 5]);
    expect(ids).toEqual(sent.toReversed());
  });

  it.each([1, 7, LIMITS.pageSizeMax])('has as many as asked for: %i', async (limit) => {
    const person = await freshPerson();
    await sendNotices(person, 100);

    expect((await page(person, undefined, limit)).data.list).toHaveLength(limit);
  });

  it('is empty without notices', async () => {
    expect((await page(await freshPerson())).data).toEqual({ list: [], cursor: null });
  });
});

describe('a cursor', () => {
  const paged = async () => {
    const person = await freshPerson();
    await sendNotices(person, 25);
    const { data } = await page(person);
    return { person, cursor: data.cursor ?? '' };
  };

  it('of another person is refused', async () => {
    const [{ person }, other] = await Promise.all([paged(), paged()]);

    expect(await page(person, other.cursor)).toMatchObject({
      code: CODE.invalid,
      data: { errors: [{ field: 'cursor' }] },
    });
  });

  it('that was tampered with is refused', async () => {
    const { person, cursor } = await paged();
    const [content = '', signature = ''] = cursor.split('.');
    const position = JSON.parse(Buffer.from(content, 'base64url').toString());
    const foreign = Buffer.from(JSON.stringify({ ...position, pk: 'S#sch-other#U#stu-x#INBOX' }));
    const forged = [
      `${foreign.toString('base64url')}.${signature}`,
      content,
      `${content}.`,
      `${content}.${signature}x`,
      `.${signature}`,
      `x${cursor}`,
      'nonsense',
    ];

    for (const each of forged) expect((await page(person, each)).code, each).toBe(CODE.invalid);
    expect((await page(person, cursor)).code).toBe(CODE.ok);
  });
});

describe('the unread count', () => {
  it('counts what is unread, up to what the badge must know', async () => {
    const person = await freshPerson();
    expect(await count(person)).toBe(0);
    await sendNotices(person, 99);
    await sendNotice(person, { read: true });
    expect(await count(person)).toBe(99);
    await sendNotices(person, 50);
    expect(await count(person)).toBe(LIMITS.badgeMax + 1);
  });
});

describe('reading a notice', () => {
  it('takes it off the count, once', async () => {
    const person = await freshPerson();
    const [first = '', second = ''] = await sendNotices(person, 2);

    const outcomes = [await read(person, first), await read(person, first)];

    expect(outcomes.map(({ code }) => code)).toEqual([CODE.ok, CODE.ok]);
    expect(JSON.parse(outcomes[1]?.lines[0] ?? '').writeUnits).toBe(0);
    expect(await count(person)).toBe(1);
    const { data } = await page(person);
    expect(data.list.map(({ id, read: seen }) => [id, seen])).toEqual([
      [second, false],
      [first, true],
    ]);
  });

  it('twice at the same time is the same', async () => {
    const person = await freshPerson();
    const id = await sendNotice(person);

    const outcomes = await Promise.all([read(person, id), read(person, id)]);

    expect(outcomes.map(({ code }) => code)).toEqual([CODE.ok, CODE.ok]);
    expect(await count(person)).toBe(0);
  });

  it('of another person, or that does not exist, answers 2004', async () => {
    const person = await freshPerson();
    const foreign = await sendNotice(await freshPerson());

    for (const id of [foreign, 'ntc-nothing']) {
      expect(await read(person, id)).toMatchObject({
        code: CODE.notFound,
        msg: 'This notice does not exist, or was not sent to you.',
      });
    }
  });
});

describe('marking all notices as read', () => {
  const readAll = async (person: Person) =>
    (await call(markAllRead, { as: person, payload: own(person) })).data;

  it('leaves none unread, and changes nothing when it is repeated', async () => {
    const person = await freshPerson();
    const other = await freshPerson();
    await sendNotices(person, 30);
    await sendNotices(other, 1);

    expect(await readAll(person)).toEqual({ left: 0 });
    expect(await count(person)).toBe(0);
    expect((await page(person, undefined, 100)).data.list.every(({ read: isRead }) => isRead)).toBe(
      true,
    );
    expect(await readAll(person)).toEqual({ left: 0 });
    expect(await count(other)).toBe(1);
  });

  it('marks a bounded number at a time, and says how many are left', async () => {
    const person = await freshPerson();
    await sendNotices(person, 100);
    await sendNotices(person, 20);

    expect(await readAll(person)).toEqual({ left: 70 });
    expect(await count(person)).toBe(70);
    expect(await readAll(person)).toEqual({ left: 20 });
    expect(await readAll(person)).toEqual({ left: 0 });
  });

  it('is not stopped by a notice that is read at the same time', async () => {
    const person = await freshPerson();
    const ids = await sendNotices(person, 25);

    await Promise.all([readAll(person), ...ids.slice(0, 3).map((id) => read(person, id))]);

    expect(await count(person)).toBe(0);
  });
});
