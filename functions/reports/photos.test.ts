import { expect, it } from 'vitest';
import { attendanceSheets, lessonRecords } from '#functions/domain/records/lesson-record.ts';
import { lessonsPrefix, picturesPrefix } from '#functions/platform/object-keys.ts';
import { storeObject } from '#infra/local/builders/object.ts';
import { type ClassId, type LessonId, newId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { ROLE } from '#shared/roles.ts';
import type { AttendanceState } from '#shared/teaching/fields.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import { makeReportedClass, placeOf, written } from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { makeStudent } from '#tests/factories/student.ts';
import { storeRecord } from '#tests/factories/teaching.ts';

const { check, overrule, save } = reports.endpoints;

const refuse = (student: Person) =>
  changePerson(student, {
    guardians: [{ name: '王女士', relation: 'mother', phone: '13800000000', photos: 'no' }],
  });

const begin = async () => {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  const of = await makeReportedClass(teacher, 2);
  const [student, other] = of.students;
  if (!student || !other) throw new TypeError('no students');
  return { teacher, of, student, other };
};

const storePicture = async (owner: Person, key: string): Promise<string> =>
  (await storeObject(owner, { key, kind: 'lesson-picture' })).key;

interface Pictured {
  readonly classId: ClassId;
  readonly present: readonly Person[];
  readonly states?: Readonly<Record<string, AttendanceState>>;
  readonly keyOf?: (lesson: LessonId) => string;
}

/** A lesson of yesterday with a photo of it. Answers the photo's key. */
async function storePhoto(
  teacher: Person,
  { classId, present, states = {}, keyOf = (id) => `${id}/${newId('upload')}.png` }: Pictured,
): Promise<string> {
  const lesson = await storeLesson(teacher, classId, { date: dayFromToday(-1) });
  const [first, ...guests] = present;
  if (!first) throw new TypeError('nobody there');
  await storeRecord({ teacher, students: [first], lesson }, states);
  const key = await storePicture(teacher, `${lessonsPrefix(teacher.schoolId)}${keyOf(lesson.id)}`);
  await lessonRecords.change(lesson, (record) => ({ ...record, pictures: [key] }));
  await attendanceSheets.change(lesson, (sheet) => {
    const [line] = sheet.lines;
    if (!line) throw new TypeError('an empty sheet');
    const lines = guests.map(({ userId, name }) => ({
      ...line,
      userId,
      name,
      guest: true,
      state: states[userId] ?? ('makeup' as const),
    }));
    return { ...sheet, lines: [...sheet.lines, ...lines] };
  });
  return key;
}

type Begun = Awaited<ReturnType<typeof begin>>;

/** The names that the check says of the photo of the first child's report. */
async function foundIn({ teacher, of, student }: Begun, key: string): Promise<string[]> {
  const payload = { ...placeOf(of, student), rev: 0, ...written(), pictures: [key] };
  const saved = await call(save, { as: teacher, payload });
  if (!saved.data.report.report_id) throw new TypeError(saved.body);
  const report_ids = saved.data.report.report_id;
  const { data } = await call(check, { as: teacher, payload: { report_ids } });
  const findings = data.list[0]?.findings ?? [];
  expect(findings.every(({ kind, subject }) => kind === 'photo' && subject === key)).toBe(true);
  return findings.map(({ detail }) => detail);
}

it('finds a guest of a lesson whose guardian refuses photos', async () => {
  const begun = await begin();
  const { teacher, of, student } = begun;
  const guest = await makeStudent(teacher);
  await refuse(guest);
  const key = await storePhoto(teacher, { classId: of.classId, present: [student, guest] });

  expect(await foundIn(begun, key)).toEqual([guest.name]);
});

it('takes no reason for one child as a reason for another', async () => {
  const begun = await begin();
  const { teacher, of, student } = begun;
  const [guest, second] = [await makeStudent(teacher), await makeStudent(teacher)];
  await refuse(guest);
  const present = [student, guest, second];
  const key = await storePhoto(teacher, { classId: of.classId, present });
  expect(await foundIn(begun, key)).toEqual([guest.name]);
  const report_ids = await reportOf(begun);
  const said = { report_ids, kind: 'photo', subject: key, reason: '妈妈同意了' } as const;
  const allowed = await call(overrule, { as: teacher, payload: said });
  expect(allowed.data.list).toMatchObject([{ ok: true }]);

  await refuse(second);
  const { data } = await call(check, { as: teacher, payload: { report_ids } });
  expect(data.list).toMatchObject([{ ok: false, findings: [{ reason: '' }] }]);
});

it('finds who has left the class since, in a photo that was uploaded before its record', async () => {
  const begun = await begin();
  const { teacher, of, student } = begun;
  const former = await makeStudent(teacher);
  await refuse(former);
  const keyOf = () => `${newId('upload')}.png`;
  const present = [student, former];
  const key = await storePhoto(teacher, { classId: of.classId, present, keyOf });

  expect(await foundIn(begun, key)).toEqual([former.name]);
});

it('finds a child of another class at whose lesson the photo was taken', async () => {
  const begun = await begin();
  const { teacher, student } = begun;
  const stranger = await makeStudent(teacher);
  await refuse(stranger);
  const classId = await makeClass(teacher, [student]);
  const keyOf = () => `${newId('upload')}.png`;
  const key = await storePhoto(teacher, { classId, present: [student, stranger], keyOf });

  expect(await foundIn(begun, key)).toEqual([stranger.name]);
});

it('finds nobody who was not at the lesson, and the child itself in any photo', async () => {
  const begun = await begin();
  const { teacher, of, student, other } = begun;
  await refuse(other);
  const states = { [other.userId]: 'leave' as const };
  const key = await storePhoto(teacher, { classId: of.classId, present: [student, other], states });

  expect(await foundIn(begun, key)).toEqual([]);
  await refuse(student);
  const { data } = await call(check, {
    as: teacher,
    payload: { report_ids: await reportOf(begun) },
  });
  expect(data.list[0]?.findings).toMatchObject([{ kind: 'photo', detail: student.name }]);
});

it('asks for everybody in the class where nobody knows whom a photo shows', async () => {
  const begun = await begin();
  const { teacher, other } = begun;
  await refuse(other);
  const key = `${picturesPrefix(teacher.schoolId)}${newId('upload')}.png`;

  expect(await foundIn(begun, await storePicture(teacher, key))).toEqual([other.name]);
});

it('does not take for a photo what the child has made', async () => {
  const begun = await begin();
  const { teacher, student, other } = begun;
  await refuse(other);
  const key = `${picturesPrefix(teacher.schoolId)}${newId('upload')}.png`;

  expect(await foundIn(begun, await storePicture(student, key))).toEqual([]);
});

it('shows the very photo that is meant, and nothing beside what is no photo', async () => {
  const begun = await begin();
  const { teacher, of, student } = begun;
  const guest = await makeStudent(teacher);
  await refuse(guest);
  const present = [student, guest];
  const key = await storePhoto(teacher, { classId: of.classId, present });
  const harmless = await storePhoto(teacher, { classId: of.classId, present: [student] });
  const pictures = [harmless, key];
  const payload = { ...placeOf(of, student), rev: 0, ...written(), pictures, name: '' };
  const saved = await call(save, { as: teacher, payload });
  const { report_id: report_ids } = saved.data.report;
  if (!report_ids) throw new TypeError(saved.body);

  const checked = await call(check, { as: teacher, payload: { report_ids } });
  const url = expect.stringContaining(`${key}?`);
  const photo = { kind: 'photo', subject: key, media: { kind: 'picture', url } };
  expect(checked.data.list[0]?.findings).toMatchObject([{ kind: 'empty', media: null }, photo]);
  const said = { report_ids, kind: 'photo', subject: key, reason: '妈妈同意了' } as const;
  const { data } = await call(overrule, { as: teacher, payload: said });
  expect(data.list[0]?.findings).toMatchObject([
    { media: null },
    { ...photo, reason: '妈妈同意了' },
  ]);
});

it('shows a film as a film', async () => {
  const { teacher, of, student, other } = await begin();
  await refuse(other);
  const key = `${picturesPrefix(teacher.schoolId)}${newId('upload')}.mp4`;
  const video = await storePicture(teacher, key);
  const payload = { ...placeOf(of, student), rev: 0, ...written(), video };
  const { report_id } = (await call(save, { as: teacher, payload })).data.report;
  const { data } = await call(check, { as: teacher, payload: { report_ids: report_id ?? '' } });
  expect(data.list[0]?.findings).toMatchObject([{ kind: 'photo', media: { kind: 'video' } }]);
});

/** The report of the first child, which is there already. */
async function reportOf({ teacher, of, student }: Begun) {
  const place = placeOf(of, student);
  const { data } = await call(reports.endpoints.draft, { as: teacher, payload: place });
  if (!data.report.report_id) throw new TypeError('no report');
  return data.report.report_id;
}
