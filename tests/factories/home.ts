import { abuseReports } from '#functions/domain/works/abuse-report.ts';
import { newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from './class.ts';
import { makeOverdue } from './equipment.ts';
import { storeHours, storeUse, writerOf } from './hour-writer.ts';
import { makeLead } from './lead.ts';
import { dayFromToday, storeLesson } from './lesson.ts';
import { makeMakeup } from './makeup.ts';
import { sendNotices } from './notice.ts';
import { makePerson, type Person } from './person.ts';
import { makeStudent } from './student.ts';
import { storeGiven, storeGivenTo, storeHandedIn } from './task.ts';
import { makePastLesson, storeRecord } from './teaching.ts';
import { storeWork } from './work.ts';

const NOTICES = 7;
/** Minutes of the day at which a lesson of today is not under way. */
const quietTime = (): number =>
  new Date(Date.now() + 8 * 3_600_000).getUTCHours() < 22 ? 23 * 60 : 60;

/** Something in each card of a student's home. */
async function fillStudentHome(student: Person): Promise<void> {
  const teacher = await makePerson(student.schoolId, ROLE.teacher);
  const taught = await makePastLesson(teacher, [student]);
  await storeRecord(taught);
  await storeLesson(teacher, taught.lesson.classId, { date: dayFromToday(2) });
  await makeMakeup(student, { booked: true });
  const { task } = await storeGivenTo(student);
  await storeHandedIn(student, task.id);
  await storeGivenTo(student);
  await storeWork(student);
  await storeHours(student, writerOf(teacher));
}

/** A work of a student that waits for approval, and one that is reported. */
async function storeWorksToDo({ schoolId }: Person): Promise<void> {
  const student = await makePerson(schoolId, ROLE.student);
  const at = new Date().toISOString();
  const texts = { title: '迷宫', description: '', category: 'game' as const };
  const audience = { visibility: 'public' as const, classIds: [] };
  const shown = { no: 1, bytes: 10, thumbnail: '', at };
  const wish = { ...texts, ...audience, shown, since: at };
  const workId = await storeWork(student, { wish, visibility: 'school' });
  const report = {
    id: newId('abuseReport'),
    schoolId,
    workId,
    comment: '',
    accused: student.userId,
    reporter: student.userId,
    reason: 'rude' as const,
    text: '',
    at,
    state: 'open' as const,
    note: '',
    settled: '',
  };
  await abuseReports.create(report, report);
}

/** Something in each card of the home of staff, and of live teachers. */
async function fillStaffHome(staff: Person): Promise<void> {
  const student = await makeStudent(staff);
  const classId = await makeClass(staff, [student]);
  const start = quietTime();
  for (const days of [0, 1])
    await storeLesson(staff, classId, { date: dayFromToday(days), start, end: start + 50 });
  await makePastLesson(staff, [student]);
  const { task, student: answering } = await storeGiven(staff);
  await storeHandedIn(answering, task.id);
  await storeHours(student, writerOf(staff), { hours: 1 });
  await storeUse(student, writerOf(staff));
  await storeWorksToDo(staff);
  await makeOverdue(await makePerson(staff.schoolId, ROLE.teacher));
  await makeLead(staff, { ownerId: staff.userId });
}

/** Something in each card of a person's home. */
export async function fillHome(person: Person): Promise<void> {
  await sendNotices(person, NOTICES);
  if (person.role === ROLE.student) await fillStudentHome(person);
  else if (person.role !== ROLE.platform) await fillStaffHome(person);
}

/** The store names the attributes of a position in any order, so cursors are compared by what they say. */
export const withoutCursors = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (name, value) =>
    name === 'cursor' && value
      ? JSON.parse(Buffer.from(value.split('.')[0], 'base64url').toString())
      : value,
  );
