import { monthOfDay } from '#shared/days.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { storeHours, storeRefund, writerOf } from '#tests/factories/hour-writer.ts';
import { monthBack } from '#tests/factories/lesson.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makePastLesson, storeRecord } from '#tests/factories/teaching.ts';

/** Two children; one bought two months ago only, the other last month, and got money back. Answers the months. */
export async function makeSales(principal: Person) {
  const pupil = (name: string) => makePerson(principal.schoolId, ROLE.student, { name });
  const [one, other] = [await pupil('王子涵'), await pupil('李沐阳')];
  await makeClass(principal, [one, other], { name: 'Scratch 周六班' });
  const at = (months: number, day: number) =>
    writerOf(principal, new Date(`${monthBack(months)}-${day}T04:00:00Z`));
  await storeHours(one, at(2, 15), { hours: 48, amount: 200_000 });
  await storeHours(other, at(1, 15), { hours: 10, amount: 120_000 });
  await storeRefund(other, at(1, 20), { hours: 4, amount: 48_000, note: '搬家' });
  return { now: monthBack(0), ofFirstSale: monthBack(2) };
}

/** A lesson of yesterday with its record, and one without. Answers its month and class. */
export async function makeTaught(teacher: Person) {
  const pupil = (name: string) => makePerson(teacher.schoolId, ROLE.student, { name });
  const students = [await pupil('王子涵'), await pupil('李沐阳')];
  const taught = await makePastLesson(teacher, students, { start: 1349, end: 1439, topic: '循环' });
  await storeRecord(taught);
  await makePastLesson(teacher, [], { topic: '没有记录的课' });
  const { classId, date } = taught.lesson;
  return { classId, month: monthOfDay(date) };
}
