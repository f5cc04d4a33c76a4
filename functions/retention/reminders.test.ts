import { describe, expect, it } from 'vitest';
import { INBOX_PREFIX, inbox, inboxPartition } from '#functions/domain/notices/inbox-notice.ts';
import { users } from '#functions/domain/people/user.ts';
import { DAY_MS } from '#shared/days.ts';
import type { SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { changeSchool, makeSchool } from '#tests/factories/school.ts';
import { remindSchools } from './remind-schools.ts';

inOwnTable();

/** The data of a school that ended on it are erased on 2027-01-10. */
const END = '2026-07-10T08:00:00.000Z';
const ERASED = Date.parse('2027-01-10T08:00:00.000Z');
const daysBefore = (days: number) => new Date(ERASED - days * DAY_MS);

async function makeEnded(end = END): Promise<{ id: SchoolId; principal: Person }> {
  const id = await makeSchool();
  const principal = await makePerson(id, ROLE.principal);
  await makePerson(id, ROLE.teacher);
  await users.change(principal, (user) => ({ ...user, phone: '13800001234' }));
  const start = '2025-07-10T08:00:00.000Z';
  await changeSchool(id, { subscription: { start, end, authorizationCode: '' } });
  return { id, principal };
}

const noticesOf = async (person: Person) =>
  (await inbox.page(inboxPartition(person), INBOX_PREFIX)).items;

/** Runs on some days before the erasure, and how many messages went out on each. */
async function remindOn(days: readonly number[]): Promise<number[]> {
  const counts: number[] = [];
  for (const day of days) {
    let sent = 0;
    await remindSchools(daysBefore(day), async () => {
      sent += 1;
    });
    counts.push(sent);
  }
  return counts;
}

describe('reminders of the erasure', () => {
  it('come 30, 7 and 1 days before it, each once, to principals only', async () => {
    const { id, principal } = await makeEnded();
    expect(await remindOn([31, 30, 29.9, 8, 7, 6.5, 1.5, 1, 0.5])).toEqual([
      0, 1, 0, 0, 1, 0, 0, 1, 0,
    ]);
    const found = await noticesOf(principal);
    expect(found).toHaveLength(3);
    expect(found[0]?.told?.params).toEqual({ date: '2027-01-10' });
    await changeSchool(id, { state: 'closed' });
  });

  it('that a missed run kept back come with the next one, but not those that are past', async () => {
    const { id, principal } = await makeEnded();
    expect(await remindOn([40, 5, 4, 0.5])).toEqual([0, 1, 0, 1]);
    expect(await noticesOf(principal)).toHaveLength(2);
    await changeSchool(id, { state: 'closed' });
  });

  it('are written once by two runs at the same time', async () => {
    const { id, principal } = await makeEnded();
    const sent: string[] = [];
    const run = () =>
      remindSchools(daysBefore(6), async (phone) => {
        sent.push(phone);
      });
    await Promise.all([run(), run(), run()]);
    expect(sent).toEqual(['13800001234']);
    expect(await noticesOf(principal)).toHaveLength(1);
    await changeSchool(id, { state: 'closed' });
  });

  it('go by e-mail to a principal who has bound an address', async () => {
    const { id, principal } = await makeEnded();
    await users.change(principal, (user) => ({ ...user, phone: '', email: 'lee@school.example' }));
    await changeSchool(id, { language: 'en' });
    const sent: string[] = [];
    await remindSchools(daysBefore(6), async (contact, { subject }) => {
      sent.push(`${contact}: ${subject}`);
    });
    expect(sent).toEqual([
      expect.stringMatching(/^lee@school\.example: The data of .+ will be deleted on 2027-01-10$/),
    ]);
    await changeSchool(id, { state: 'closed' });
  });

  it('begin anew after a renewal, and a message that is refused fails nothing', async () => {
    const { id, principal } = await makeEnded();
    await remindOn([30]);
    const start = END;
    const end = '2026-07-15T08:00:00.000Z';
    await changeSchool(id, { subscription: { start, end, authorizationCode: '' } });
    await remindSchools(daysBefore(20), () => Promise.reject(new Error('no carrier')));
    expect(await noticesOf(principal)).toHaveLength(2);
    await changeSchool(id, { state: 'closed' });
  });
});
