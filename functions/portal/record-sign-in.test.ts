import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadFigures } from '#functions/domain/figures/figure-map.ts';
import { ofClass, ofSchool, ofStudent } from '#functions/domain/figures/figures.ts';
import { studentSummaries } from '#functions/domain/students/student-summary.ts';
import { Meter, metered } from '#functions/platform/meter.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { signInAt } from '#tests/factories/sign-in.ts';

/** Noon at a school in China. */
const noon = (day: string) => new Date(`${day}T04:00:00Z`);
const span = { from: '2026-10-01', to: '2026-12-31' };

async function makeScene(count = 1) {
  const schoolId = await makeSchool();
  const teacher = await makePerson(schoolId, ROLE.teacher);
  const students: Person[] = [];
  for (let index = 0; index < count; index += 1)
    students.push(await makePerson(schoolId, ROLE.student));
  const classId = await makeClass(teacher, students, { capacity: 200 });
  const [student] = students as [Person];
  return { schoolId, teacher, students, student, classId };
}
type Scene = Awaited<ReturnType<typeof makeScene>>;

async function activeAt({ schoolId, student, classId }: Scene, ...dates: string[]) {
  const [school, ofIt, own] = await Promise.all([
    loadFigures(ofSchool(schoolId), span),
    loadFigures(ofClass(schoolId, classId), span),
    loadFigures(ofStudent(schoolId, student.userId), span),
  ]);
  return dates.map((date) => [school, ofIt, own].map((map) => map.get(date)?.active ?? 0));
}

afterEach(() => void vi.restoreAllMocks());

describe('a sign-in of a student', () => {
  it('counts once a day, and once a month in the figures of months', async () => {
    const scene = await makeScene();
    for (const day of ['2026-11-20', '2026-11-20', '2026-11-21', '2026-12-01', '2026-12-01'])
      await signInAt(scene.student, noon(day));

    expect(await activeAt(scene, '2026-11-20', '2026-11-21', '2026-12-01')).toEqual([
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ]);
    expect(await activeAt(scene, '2026-11', '2026-12')).toEqual([
      [1, 1, 2],
      [1, 1, 1],
    ]);
  });

  it('counts for the day that it is at the school', async () => {
    const scene = await makeScene();
    await signInAt(scene.student, new Date('2026-11-30T15:59:59.999Z'));
    await signInAt(scene.student, new Date('2026-11-30T16:00:00.000Z'));

    expect(await activeAt(scene, '2026-11-30', '2026-12-01', '2026-11', '2026-12')).toEqual(
      Array(4).fill([1, 1, 1]),
    );
  });

  it('counts once from many devices at the same moment', async () => {
    const scene = await makeScene();
    await Promise.all(
      Array.from({ length: 12 }, () => signInAt(scene.student, noon('2026-11-21'))),
    );

    expect(await activeAt(scene, '2026-11-21', '2026-11')).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ]);
  });

  it('is counted by a later one of the day when its figures could not be written', async () => {
    const scene = await makeScene();
    const { schoolId, userId } = scene.student;
    const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await signInAt(scene.student, noon('2026-11-21'), 'Nowhere/Land');

    expect(String(output.mock.calls[0]?.[0])).toContain('"message":"sign-in not counted"');
    expect(await studentSummaries.get({ schoolId, userId })).toMatchObject({ counted: '' });
    await signInAt(scene.student, noon('2026-11-21'));
    expect(await activeAt(scene, '2026-11-21')).toEqual([[1, 1, 1]]);
  });

  it('of a day that is over by now changes nothing', async () => {
    const scene = await makeScene();
    await signInAt(scene.student, noon('2026-11-21'));
    await signInAt(scene.student, noon('2026-11-20'));
    await signInAt(scene.student, noon('2026-11-21'));
    expect(await activeAt(scene, '2026-11-20', '2026-11-21')).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
  });

  it('counts for another class of the month as well', async () => {
    const scene = await makeScene();
    const { schoolId, teacher, student } = scene;
    await signInAt(student, noon('2026-11-20'));
    const second = await makeClass(teacher, [student]);
    await signInAt(student, noon('2026-11-21'));
    await signInAt(student, noon('2026-11-22'));

    const figures = await loadFigures(ofClass(schoolId, second), span);
    expect(['2026-11-20', '2026-11-21', '2026-11'].map((at) => figures.get(at)?.active)).toEqual([
      undefined,
      1,
      1,
    ]);
    expect(await activeAt(scene, '2026-11')).toEqual([[1, 1, 3]]);
  });

  it('costs one unit when the day is counted already', async () => {
    const { student } = await makeScene();
    const cost = async (day: string) => {
      const used = new Meter();
      await metered(used, () => signInAt(student, noon(day)));
      return used.write;
    };
    expect(await cost('2026-11-21')).toBe(9);
    expect(await cost('2026-11-21')).toBe(1);
  });
});

describe('a sign-in of a member of staff', () => {
  it('is remembered and counts in no figure', async () => {
    const scene = await makeScene();
    const { schoolId, userId } = scene.teacher;
    await signInAt(scene.teacher, noon('2026-11-21'));
    expect(await studentSummaries.get({ schoolId, userId })).toMatchObject({
      at: noon('2026-11-21').toISOString(),
    });
    expect(await activeAt(scene, '2026-11-21')).toEqual([[0, 0, 0]]);
  });
});

describe('a school that begins at eight o’clock', () => {
  it('counts each of 200 students who sign in at the same moment', async () => {
    const scene = await makeScene(200);
    await Promise.all(scene.students.map((student) => signInAt(student, noon('2026-11-21'))));
    const [[school, ofIt] = []] = await activeAt(scene, '2026-11-21');
    expect([school, ofIt]).toEqual([200, 200]);
  }, 60_000);
});
