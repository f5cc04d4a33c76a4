import { describe, expect, it } from 'vitest';
import { countUnread } from '#functions/domain/notices/count-unread.ts';
import { inbox } from '#functions/domain/notices/inbox-notice.ts';
import { pageInbox } from '#functions/domain/notices/list-notices.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { queryItems } from '#functions/platform/table.ts';
import { newId, SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { sendNotices } from '#tests/factories/notice.ts';
import { makePerson } from '#tests/factories/person.ts';

const freshPerson = () => makePerson(SchoolId.parse(newId('school')), ROLE.student);

describe('an inbox', () => {
  it('is paged newest first', async () => {
    const person = await freshPerson();
    const sent = await sendNotices(person, 5);

    const first = await pageInbox(person, 3, undefined);
    const second = await pageInbox(person, 3, first.next);

    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual(sent.toReversed());
    expect(second.next).toBeUndefined();
  });

  it('counts unread notices only, and no further than the badge shows', async () => {
    const person = await freshPerson();
    const [first] = await sendNotices(person, 100);
    await sendNotices(person, 20);
    expect(await countUnread(person)).toBe(100);

    const other = await freshPerson();
    const [id] = await sendNotices(other, 2);
    if (!id || !first) throw new TypeError('nothing was sent');
    await inbox.change({ ...other, id }, (notice) => ({ ...notice, read: true }));
    expect(await countUnread(other)).toBe(1);
  });

  it('lies under its school, in the table and in the index', async () => {
    const person = await freshPerson();
    const [id] = await sendNotices(person, 1);
    if (!id) throw new TypeError('nothing was sent');
    const { pk } = inbox.key({ ...person, id });

    const { items } = await queryItems(inPartition(pk));

    for (const name of ['pk', 'gsi1pk']) {
      expect(items[0]?.[name]).toMatch(new RegExp(`^S#${person.schoolId}#`));
    }
  });
});
