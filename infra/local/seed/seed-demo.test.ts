import { beforeEach, expect, test } from 'vitest';
import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { courseNamed } from '#functions/domain/calendar/courses.ts';
import { loadCountedKinds } from '#functions/domain/equipment/kind-counts.ts';
import { pageOfOverdue } from '#functions/domain/equipment/list-overdue.ts';
import { loadFigures } from '#functions/domain/figures/figure-map.ts';
import { ofClass, ofSchool, ofTeacher } from '#functions/domain/figures/figures.ts';
import {
  loadMonths,
  type MonthOwner,
  monthsOfCourse,
  monthsOfSchool,
} from '#functions/domain/figures/months.ts';
import { entriesOfAccount, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { LESSON_LISTS, type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { announcedTo } from '#functions/domain/notices/announced.ts';
import { readerOf } from '#functions/domain/notices/channels.ts';
import { INBOX_PREFIX, inbox, inboxPartition } from '#functions/domain/notices/inbox-notice.ts';
import { schoolNotices } from '#functions/domain/notices/school-notice.ts';
import { users } from '#functions/domain/people/user.ts';
import {
  attendanceSheets,
  isSettled,
  lessonRecords,
} from '#functions/domain/records/lesson-record.ts';
import { works } from '#functions/domain/works/work.ts';
import { checkAccount } from '#functions/hours/check-ledger.fixture.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { loadDeductions } from '#functions/teaching/records/charge-lesson.ts';
import { addDays, DAY_MS } from '#shared/days.ts';
import { type ClassId, SchoolId, UserId, WorkId } from '#shared/ids.ts';
import { StudentName } from '#shared/students/fields.ts';
import { inOwnTable, itemsWhere } from '#tests/factories/own-table.ts';
import { CLASSES } from './demo-classes.ts';
import { demoMarks } from './demo-mark.ts';
import { MEMBERSHIPS, STAFF, STUDENTS } from './demo-people.ts';
import { DEMO_WORKS } from './demo-works.ts';
import { seedDemo } from './seed-demo.ts';

inOwnTable();

const schoolId = SchoolId.parse('sch-demo');
/** A Wednesday, at 15:10 by the clock of the school. */
const NOW = new Date('2026-11-18T07:10:00.000Z');
const TODAY = dayAt({ now: NOW, timeZone: 'Asia/Shanghai' });
const SPAN = { from: addDays(TODAY, -60), to: TODAY };

let all: Lesson[] = [];
beforeEach(async () => {
  await seedDemo(NOW);
  const { entries } = await pageOfList(schoolList(schoolId, LESSON_LISTS.all), { limit: 500 });
  const found = await lessons.getMany(
    entries.map(({ target }) => ({ schoolId, id: target as Lesson['id'] })),
  );
  all = found.flatMap((lesson) => lesson ?? []);
});

const taught = (): Lesson[] => all.filter(({ state }) => state === 'taught');
const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

test('lessons were taught for eight weeks, one runs now, others come, and one has no record', () => {
  expect(taught().length).toBeGreaterThan(55);
  const running = all.filter(({ state }) => state === 'running');
  expect(running.map(({ classId, date, start }) => [classId, date, start])).toEqual([
    [CLASSES[0].id, TODAY, 15 * 60],
  ]);
  expect(all.filter(({ date }) => date === TODAY).length).toBeGreaterThan(1);
  const open = all.filter(({ state, endsAt }) => state === 'planned' && endsAt < NOW.toISOString());
  expect(open.map(({ classId }) => classId)).toEqual([CLASSES[0].id]);
  expect(all.filter(({ startsAt }) => startsAt > NOW.toISOString()).length).toBeGreaterThan(25);
});

test('every record says what the ledger took, and the figures are their sum', async () => {
  const records = await lessonRecords.getMany(taught());
  for (const [index, lesson] of taught().entries()) {
    const record = records[index];
    const sheet = await attendanceSheets.get(lesson);
    const deductions = await loadDeductions(lesson);
    expect(record && isSettled(record)).toBe(true);
    expect(sum(sheet?.lines.map(({ hours }) => hours) ?? [])).toBe(record?.hours);
    expect(sum(deductions.map(({ hours }) => hours))).toBe(record?.hours);
  }
  const kept = records.flatMap((record) => record ?? []);
  expect(kept.some(({ pictures }) => pictures.length > 0)).toBe(true);
  const expected = (of: typeof kept) => ({
    lessons: of.length,
    hours: sum(of.map(({ hours }) => hours)),
    present: sum(of.map(({ counts }) => counts.present)),
    absent: sum(of.map(({ counts }) => counts.absent)),
  });
  const figures = async (owner: Parameters<typeof loadFigures>[0]) => {
    const map = await loadFigures(owner, SPAN);
    const days = [...map].filter(([day]) => day.length > 'YYYY-MM'.length);
    const of = (name: 'lessons' | 'hours' | 'present' | 'absent') =>
      sum(days.map(([, each]) => each[name] ?? 0));
    return {
      lessons: of('lessons'),
      hours: of('hours'),
      present: of('present'),
      absent: of('absent'),
    };
  };
  expect(await figures(ofSchool(schoolId))).toEqual(expected(kept));
  for (const { id } of CLASSES) {
    const own = expected(kept.filter(({ classId }) => classId === id));
    expect(await figures(ofClass(schoolId, id as ClassId))).toEqual(own);
  }
  const teachers = [...CLASSES.map(({ teacherId }) => teacherId), 'stf-live'];
  for (const id of teachers) {
    const own = expected(kept.filter(({ teacherId }) => teacherId === id));
    expect(own.lessons).toBeGreaterThan(0);
    expect(await figures(ofTeacher(schoolId, UserId.parse(id)))).toEqual(own);
  }
});

test('every account is the sum of its entries', async () => {
  for (const { id } of STUDENTS) {
    const person = { schoolId, userId: UserId.parse(id) };
    const wallet = await hourWallets.get(person);
    expect(wallet?.accounts.length).toBe(
      MEMBERSHIPS.filter(({ student }) => student.id === id).length,
    );
    for (const account of wallet?.accounts ?? []) {
      const { items } = await hourEntries.page(
        personPartition(schoolId, person.userId),
        entriesOfAccount(account.courseId),
      );
      checkAccount(account, items);
      expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).toSorted());
    }
  }
});

test('published works are counted on their days, once in the school and in each class', async () => {
  const found = await works.getMany(
    DEMO_WORKS.map(({ id }) => ({ schoolId, id: WorkId.parse(id) })),
  );
  const published = found.flatMap((work) => (work && work.visibility !== 'private' ? [work] : []));
  expect(published.every(({ counted }) => counted)).toBe(true);
  const map = await loadFigures(ofSchool(schoolId), SPAN);
  for (const day of new Set(published.map(({ published: at }) => at)))
    expect(
      map.get(dayAt({ now: new Date(day), timeZone: 'Asia/Shanghai' }))?.works,
    ).toBeGreaterThan(0);
  const days = [...map].filter(([day]) => day.length > 'YYYY-MM'.length);
  expect(sum(days.map(([, { works: count = 0 }]) => count))).toBe(published.length);
});

test('the business analysis shows that income fell last month, and why', async () => {
  const span = ['2026-09', '2026-10'] as const;
  const monthsOf = async (owner: MonthOwner) => {
    const months = await loadMonths(owner, span);
    return span.map((month) => months.get(month) ?? {});
  };
  const [before = {}, last = {}] = await monthsOf(monthsOfSchool(schoolId));
  expect(last['income']).toBeLessThan(before['income'] ?? 0);
  expect([before['refunds'] ?? 0, last['refunds']]).toEqual([0, 20 * 12_000]);
  const python = courseNamed(await loadSettings(schoolId), 'Python')?.id;
  const [was = {}, is = {}] = await monthsOf(monthsOfCourse(schoolId, python));
  expect(is['income']).toBeLessThan((was['income'] ?? 0) / 2);
  expect([was['renewals'], is['renewals']]).toEqual([2, 1]);
});

const noticesOf = async (id: string): Promise<string[]> => {
  const owner = { schoolId, userId: UserId.parse(id) };
  const { items } = await inbox.page(inboxPartition(owner), INBOX_PREFIX, { limit: 50 });
  return items.map(({ title, told }) => told?.title ?? title);
};

test('a notice goes to those whom it concerns', async () => {
  expect(await noticesOf('stf-live')).toEqual(['demo.welcome.title']);
  expect(await noticesOf('stf-principal')).toEqual(['demo.welcome.title']);
  expect(await noticesOf('stf-teacher')).toContain('makeups.toldLeave.title');
  const english = await noticesOf('stu-demo20');
  expect(english).toEqual(['demo.welcome.title']);
  const user = await users.get({ schoolId, userId: UserId.parse('stu-demo20') });
  const { list } = user ? await announcedTo(readerOf(user), { limit: 10 }) : { list: [] };
  const found = await schoolNotices.getMany(list.map(({ id }) => ({ schoolId, id })));
  expect(found.map((notice) => notice?.title)).toEqual(['Bring your kit', '元旦放假与补课安排']);
});

test('names are as the rule for names allows, also those that are not Chinese', () => {
  for (const { name } of STUDENTS) expect(StudentName().parse(name)).toBe(name);
  for (const sign of [' ', '·', '-'])
    expect(STUDENTS.some(({ name }) => name.includes(sign))).toBe(true);
  expect(STAFF.length).toBeGreaterThan(1);
});

const contents = async () => {
  const items = await itemsWhere('pk <> :none', { ':none': '-' });
  return new Map(items.map((item) => [`${item['pk']} ${item['sk']}`, item]));
};

test('seeding again changes nothing, also days later', async () => {
  const before = await contents();
  await seedDemo(new Date(NOW.getTime() + 3 * DAY_MS));
  expect(await contents()).toEqual(before);
});

test('a seeding that broke off is continued for its own moment', async () => {
  const before = await contents();
  await demoMarks.overwrite(schoolId, { schoolId, at: NOW.toISOString(), done: false });
  await seedDemo(new Date(NOW.getTime() + 3 * DAY_MS));
  expect(await contents()).toEqual(before);
});

test('there is equipment: some of it is lent, one piece is overdue, and one in repair', async () => {
  const all = await loadCountedKinds(schoolId);
  const sums = all.map(({ counts }) => counts);
  expect(sum(sums.flatMap((counts) => Object.values(counts)))).toBe(20);
  expect(sum(sums.map(({ lent }) => lent))).toBe(4);
  expect(sum(sums.map(({ repair }) => repair))).toBe(1);
  const moment = { now: NOW, timeZone: 'Asia/Shanghai' };
  expect((await pageOfOverdue(schoolId, moment, { limit: 10 })).entries).toHaveLength(1);
});
