import { type Class, classes } from '#functions/domain/classes/class.ts';
import { movingStudent } from '#functions/domain/classes/class-moves.ts';
import { countingFigures, ofSchool } from '#functions/domain/figures/figures.ts';
import { inbox } from '#functions/domain/notices/inbox-notice.ts';
import { readingOf } from '#functions/domain/people/account-names.ts';
import { registerPerson } from '#functions/domain/people/register-person.ts';
import { users } from '#functions/domain/people/user.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import { counting } from '#functions/domain/schools/school-counts.ts';
import { DEFAULT_SITE, saveSite } from '#functions/domain/schools/site.ts';
import { unlessExists } from '#functions/platform/errors.ts';
import { transact } from '#functions/platform/table.ts';
import { DEMO_PASSWORD } from '#shared/accounts.ts';
import { DAY_MS } from '#shared/days.ts';
import { ClassId, NoticeId, PLATFORM_SCHOOL, SchoolId, UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { type DemoNotice, PLATFORM_NOTICES, SCHOOL_NOTICES } from './demo-notices.ts';
import {
  CLASSES,
  type DemoPerson,
  MEMBERSHIPS,
  OPERATOR,
  PRINCIPAL,
  STAFF,
  STUDENTS,
} from './demo-people.ts';
import { seedActivity } from './seed-activity.ts';
import { seedCalendar } from './seed-calendar.ts';
import { seedHours } from './seed-hours.ts';
import { seedLessons } from './seed-lessons.ts';
import { seedTasks } from './seed-tasks.ts';
import { seedWorks } from './seed-works.ts';

const DEMO_SCHOOL = SchoolId.parse('sch-demo');
const TIME_ZONE = 'Asia/Shanghai';

const daysFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString();

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
/** Staff and classes are created first, then students one after the other. */
const openedAt = (now: Date): Date => before(now, 60);
const joinedAt = (student: DemoPerson, now: Date): Date =>
  before(now, 50 - 2 * STUDENTS.indexOf(student));

function seedSchool(id: SchoolId, values: Pick<School, 'name' | 'edition' | 'demo'>, now: Date) {
  return unlessExists(
    schools.create(id, {
      ...values,
      id,
      logo: '',
      state: 'active',
      timeZone: TIME_ZONE,
      country: 'CN',
      currency: 'CNY',
      language: 'zh',
      firstPassword: 1,
      caughtUp: true,
      subscription: {
        start: daysFrom(now, -120),
        end: daysFrom(now, id === PLATFORM_SCHOOL ? 36_500 : 245),
        authorizationCode: id === PLATFORM_SCHOOL ? '' : 'DEMO-2468-1357',
      },
    }),
  );
}

async function seedPerson(schoolId: SchoolId, person: DemoPerson, now: Date) {
  const joined = countingFigures(ofSchool(schoolId), { joined: 1 }, { now, timeZone: TIME_ZONE });
  const also = person.role === ROLE.student ? [joined] : [];
  const known = { id: UserId.parse(person.id), schoolId, reading: await readingOf(person.name) };
  return unlessExists(registerPerson({ ...person, ...known }, DEMO_PASSWORD, now, also));
}

async function seedClasses(now: Date): Promise<void> {
  for (const { id, name, teacherId, course, room } of CLASSES) {
    const value = {
      id: ClassId.parse(id),
      schoolId: DEMO_SCHOOL,
      name,
      reading: await readingOf(name),
      readName: name,
      kind: 'group' as const,
      course,
      teacherId: UserId.parse(teacherId),
      room,
      capacity: 12,
      start: '',
      end: '',
      state: 'open' as const,
      remark: '',
      created: openedAt(now).toISOString(),
      size: 0,
    };
    const counts = counting(DEMO_SCHOOL, { classes: 1, openClasses: 1 });
    await unlessExists(transact([...classes.creating(value, value), counts]));
  }
  for (const { student, class: joined } of MEMBERSHIPS) {
    const id = ClassId.parse(joined.id);
    await seedMembership(
      UserId.parse(student.id),
      { id, name: joined.name },
      joinedAt(student, now),
    );
  }
}

async function seedMembership(
  userId: UserId,
  joined: Pick<Class, 'id' | 'name'>,
  now: Date,
): Promise<void> {
  const by = { userId: UserId.parse(PRINCIPAL.id), name: PRINCIPAL.name };
  const mover = { ...by, now, timeZone: TIME_ZONE };
  await users.change(
    { schoolId: DEMO_SCHOOL, userId },
    (user) =>
      user.classIds.includes(joined.id)
        ? undefined
        : { ...user, classIds: [...user.classIds, joined.id] },
    (user) => movingStudent(user, { into: [joined] }, mover),
  );
}

async function seedNotices(
  schoolId: SchoolId,
  person: DemoPerson,
  list: readonly DemoNotice[],
  now: Date,
): Promise<void> {
  const userId = UserId.parse(person.id);
  for (const { daysAgo, ...notice } of list) {
    const id = NoticeId.parse(notice.id);
    await unlessExists(
      inbox.create(
        { schoolId, userId, id },
        { ...notice, id, schoolId, userId, sent: daysFrom(now, -daysAgo), read: false },
      ),
    );
  }
}

/** The demo school and the platform's operator. Repeating it changes nothing. */
export async function seedDemo(now = new Date()): Promise<void> {
  if (!(await schools.get(PLATFORM_SCHOOL)))
    await saveSite({ ...DEFAULT_SITE, tel: '400-800-2468', qrcode: 'tel:4008002468' });
  await seedSchool(
    DEMO_SCHOOL,
    { name: '星火编程示范学校', edition: 'professional', demo: true },
    now,
  );
  await seedSchool(PLATFORM_SCHOOL, { name: '云课堂平台', edition: 'platform', demo: true }, now);
  await seedPerson(PLATFORM_SCHOOL, OPERATOR, now);
  for (const person of STAFF) await seedPerson(DEMO_SCHOOL, person, openedAt(now));
  for (const student of STUDENTS) await seedPerson(DEMO_SCHOOL, student, joinedAt(student, now));
  await seedClasses(now);
  const place = { id: DEMO_SCHOOL, timeZone: TIME_ZONE };
  await seedActivity(place, STUDENTS, now);
  const settings = await seedCalendar(DEMO_SCHOOL);
  await seedHours(place, settings, now);
  await seedLessons(place, settings, now);
  await seedWorks(DEMO_SCHOOL, now);
  await seedTasks(DEMO_SCHOOL, now);
  for (const person of [...STAFF, ...STUDENTS])
    await seedNotices(DEMO_SCHOOL, person, SCHOOL_NOTICES, now);
  await seedNotices(PLATFORM_SCHOOL, OPERATOR, PLATFORM_NOTICES, now);
}
