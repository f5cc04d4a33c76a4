import { TEMPLATE } from '#infra/local/builders/cycle.ts';
import { type ClassId, type CycleId, type ReportId, StudentId } from '#shared/ids.ts';
import { memoize } from '#shared/memoize.ts';
import type { reports } from '#shared/reports/contract.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { ROLE } from '#shared/roles.ts';
import type { FullCallsOf } from '#tests/contract/example.ts';
import { makeClass } from '#tests/factories/class.ts';
import { fillReport } from '#tests/factories/fill-reports.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import {
  makeCycle,
  makeReportedClass,
  placeOf,
  sixValues,
  storeDraft,
  storePublished,
} from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { makeStudent, studentId } from '#tests/factories/student.ts';
import { storeHandedIn, storeTask } from '#tests/factories/task.ts';
import { storeRecord } from '#tests/factories/teaching.ts';
import { storeWork } from '#tests/factories/work.ts';

/** Children of a class, as many as most classes have. */
const CHILDREN = 30;
/** Every so many reports a value fell. */
const FALLS = 3;
/** Sentences of the school, as a large school has them. */
const PHRASES = Array.from(
  { length: REPORT_LIMITS.phrasesMax },
  () => '{name}上课专心，回答问题很积极',
);

interface Scene {
  readonly schoolId: Person['schoolId'];
  readonly teacher: Person;
  readonly students: readonly Person[];
  readonly classIds: readonly ClassId[];
}

async function fillCycle(scene: Scene, classIds: readonly ClassId[], day: string) {
  const { schoolId, teacher, students } = scene;
  const template = { ...TEMPLATE, phrases: PHRASES };
  const cycleId = await makeCycle(teacher, classIds, { from: day, to: day, template });
  for (const classId of classIds)
    for (const [at, { userId: student }] of students.entries())
      await fillReport({
        schoolId,
        cycleId,
        day,
        classId,
        student,
        teacher: teacher.userId,
        fell: at % FALLS === 0 ? 2 : 0,
      });
  return cycleId;
}

async function makeClasses(teacher: Person, students: readonly Person[]): Promise<ClassId[]> {
  const classIds: ClassId[] = [];
  for (let at = 0; at < REPORT_LIMITS.classesPage; at += 1)
    classIds.push(await makeClass(teacher, students, { capacity: CHILDREN }));
  return classIds;
}

/**
 * A school in which every list of reports has a full page: ten classes of thirty, all of whom have a report in the
 * newest cycle; in the one before, and in the one before that, those of one class.
 */
const fullSchool = memoize(async () => {
  const schoolId = await makeSchool({ edition: 'flagship' });
  const teacher = await makePerson(schoolId, ROLE.teacher);
  const students: Person[] = [];
  for (let at = 0; at < CHILDREN; at += 1) students.push(await makeStudent(teacher));
  const classIds = await makeClasses(teacher, students);
  const [first] = classIds;
  if (!first) throw new TypeError('a school without classes');
  const scene = { schoolId, teacher, students, classIds };
  const before = dayFromToday(-60);
  for (let at = 0; at < REPORT_LIMITS.cyclesPage; at += 1)
    await makeCycle(teacher, classIds, { from: before, to: before });
  await fillCycle(scene, [first], before);
  const ofOne = await fillCycle(scene, [first], dayFromToday(-30));
  const newest = await fillCycle(scene, classIds, dayFromToday(0));
  return { ...scene, first, ofOne, newest };
});

/** Somebody of whom nothing is known yet, as in the measurement of the examples. */
const somebody = async () => makePerson((await fullSchool()).schoolId, ROLE.principal);

const ofNewest = async () => ({
  as: await somebody(),
  payload: { cycle_id: (await fullSchool()).newest },
});

const ofClass = async () => {
  const { ofOne, first } = await fullSchool();
  return { cycle_id: ofOne, class_id: first };
};

/** A cycle in which nobody has written, and the drafts of a class in another one. */
const unwritten = async (): Promise<{ cycle_id: CycleId; class_id: ClassId }> => {
  const { teacher, first } = await fullSchool();
  const day = dayFromToday(-20);
  const cycle_id = await makeCycle(teacher, [first], { from: day, to: day });
  return { cycle_id, class_id: first };
};

const drafts = async (): Promise<ReportId[]> => {
  const { teacher, students } = await fullSchool();
  const { cycle_id: cycleId, class_id: classId } = await unwritten();
  const ids: ReportId[] = [];
  for (const student of students) {
    const { report_id } = await storeDraft({ teacher, students, cycleId, classId }, student);
    ids.push(report_id);
  }
  return ids;
};

/** A child of whom there is a page of each kind of evidence. */
async function busyChild() {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  const of = await makeReportedClass(teacher, 1);
  const { students, classId } = of;
  const [student] = students;
  if (!student) throw new TypeError('a class without a student');
  for (let at = 1; at <= REPORT_LIMITS.evidencePage; at += 1) {
    const lesson = await storeLesson(teacher, classId, { date: dayFromToday(-at) });
    await storeRecord({ teacher, students, lesson });
    const task = await storeTask(teacher, { state: 'released', classIds: [classId] });
    await storeHandedIn(student, task.id);
    await storeWork(student);
    const day = dayFromToday(-31 * at);
    const before = { ...of, cycleId: await makeCycle(teacher, [classId], { from: day, to: day }) };
    const { report_id } = await storeDraft(before, student);
    await storePublished(before, [report_id]);
  }
  return { as: teacher, payload: placeOf(of, student) };
}

/** Classes that a busy teacher has. */
const CLASSES_OF_ONE = 6;
const FORMER = 3;

/** A school whose staff are the last page, each with classes of their own; some who have written have left. */
async function teachingStaff() {
  const schoolId = await makeSchool({ edition: 'flagship' });
  const principal = await makePerson(schoolId, ROLE.principal);
  const student = (await makeStudent(principal)).userId;
  const cycleId = await makeCycle(principal, [], { all: true });
  const day = dayFromToday(0);
  for (let at = 2; at < REPORT_LIMITS.teachersPage + FORMER; at += 1) {
    const teacher = await makePerson(schoolId, ROLE.teacher);
    const classIds: ClassId[] = [];
    for (let one = 0; one < CLASSES_OF_ONE; one += 1) classIds.push(await makeClass(teacher, []));
    const [classId] = classIds;
    if (!classId) throw new TypeError('a teacher without classes');
    await fillReport({
      schoolId,
      cycleId,
      day,
      classId,
      student,
      teacher: teacher.userId,
      fell: 0,
    });
    if (at >= REPORT_LIMITS.teachersPage)
      await changePerson(teacher, { removed: new Date().toISOString() });
  }
  return { as: principal, payload: { cycle_id: cycleId } };
}

const rows = async () =>
  (await fullSchool()).students.map((student) => ({
    student_id: studentId(student),
    rev: 0,
    dimensions: sixValues(4),
  }));

export const fullCalls: FullCallsOf<typeof reports> = {
  index: ofNewest,
  cycles: async () => ({ as: await somebody(), payload: {} }),
  sheet: async () => ({ as: await somebody(), payload: { ...(await ofClass()), texts: true } }),
  saveMany: async () => ({
    as: await somebody(),
    payload: { ...(await unwritten()), rows: await rows() },
  }),
  evidence: busyChild,
  check: async () => ({ as: await somebody(), payload: { report_ids: await drafts() } }),
  ofStudent: async () => {
    const [student] = (await fullSchool()).students;
    return { as: await somebody(), payload: { student_id: StudentId.parse(student?.userId) } };
  },
  analysis: ofNewest,
  analysisTeachers: teachingStaff,
  analysisClass: async () => ({
    as: await somebody(),
    payload: { class_id: (await fullSchool()).first },
  }),
  falling: ofNewest,
};
