import { ROLE } from '#shared/roles.ts';
import { joinClass } from '#tests/factories/class.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { changePerson, type Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import {
  makeCycle,
  makeReportedClass,
  type ReportedClass,
  storeDraft,
  storePublished,
} from '#tests/factories/report.ts';
import { storeFile } from '#tests/factories/upload.ts';
import { newColleague, newPerson } from '#tests/screens/harness/people.scene.ts';

async function publish(of: ReportedClass, student: Person, said: { name: string; value: number }) {
  const { report_id } = await storeDraft(of, student, said);
  await storePublished(of, [report_id]);
  return report_id;
}

const studentOf = ({ students: [student] }: ReportedClass): Person => {
  if (!student) throw new TypeError('a class without a student');
  return student;
};

const tableOf = ({ cycleId, classId }: ReportedClass) =>
  `/report?cycle=${cycleId}&class=${classId}&view=table`;

/** Two months of reports on a class; the one who was published both times has become worse. */
export async function makeTwoMonths() {
  const principal = await newPerson(ROLE.principal);
  const teacher = await newColleague(principal, ROLE.teacher, { name: 'Emily Carter' });
  const of = await makeReportedClass(teacher, 2, { name: 'November', to: dayFromToday(0) });
  const days = { from: dayFromToday(-60), to: dayFromToday(-31), name: 'October' };
  const before = { ...of, cycleId: await makeCycle(teacher, [of.classId], days) };
  const student = studentOf(of);
  await publish(before, student, { name: 'October', value: 4 });
  await publish(of, student, { name: 'November', value: 3 });
  return { principal, student, cycleId: of.cycleId };
}

/** A child's published report, of which a draft says something else. */
export async function makeOwnReport() {
  const teacher = await newPerson(ROLE.teacher);
  const child = await newColleague(teacher, ROLE.student, { name: 'Noah' });
  const made = await makeReportedClass(teacher, 0);
  await joinClass(made.classId, child);
  const of = { ...made, students: [child] };
  const id = await publish(of, child, { name: 'November', value: 3 });
  await storeDraft(of, child, { name: 'November, corrected' });
  const other = await newColleague(teacher, ROLE.student, { name: 'Amelia' });
  return { teacher, child, other, id };
}

/** A report that is not published yet, and its table. */
export async function makeDraft() {
  const teacher = await newPerson(ROLE.teacher);
  const of = await makeReportedClass(teacher, 1);
  await storeDraft(of, studentOf(of), { name: 'November' });
  const day = dayFromToday(1);
  return {
    teacher,
    stranger: await newColleague(teacher, ROLE.teacher),
    address: tableOf(of),
    day,
  };
}

/** A report with a picture, in a class with a child of whom no photos may be taken. */
export async function makeDraftWithPhoto() {
  const teacher = await newPerson(ROLE.teacher);
  const of = await makeReportedClass(teacher, 2);
  const other = of.students[1] ?? studentOf(of);
  const guardian = { name: 'Ms Lee', relation: 'mother', phone: '13800000000' } as const;
  await changePerson(other, { guardians: [{ ...guardian, photos: 'no' }] });
  const body = makePng(320, 240);
  const { key } = await storeFile(teacher, { purpose: 'report-picture', name: 'trip.png', body });
  await storeDraft(of, studentOf(of), { name: 'November', pictures: [key] });
  return { teacher, name: other.name, address: tableOf(of) };
}

/** A published report, and where it is edited. */
export async function makePublished() {
  const teacher = await newPerson(ROLE.teacher);
  const of = await makeReportedClass(teacher, 1);
  const student = studentOf(of);
  const id = await publish(of, student, { name: 'November', value: 3 });
  return {
    teacher,
    student,
    child: await newColleague(teacher, ROLE.student),
    address: `/report/student/edit/${student.userId}/${id}`,
  };
}
