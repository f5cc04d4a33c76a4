import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOVE_PREFIX } from '#functions/domain/classes/class-membership.ts';
import { type FigureMap, loadFigures } from '#functions/domain/figures/figure-map.ts';
import { ofClass, ofSchool, ofStudent } from '#functions/domain/figures/figures.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { classPartition } from '#functions/platform/keys.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { queryItems } from '#functions/platform/table.ts';
import { addDays, monthOfDay } from '#shared/days.ts';
import type { Figure } from '#shared/figures/figures.ts';
import type { ClassId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import type { Person } from '#tests/factories/person.ts';
import { signInAt } from '#tests/factories/sign-in.ts';
import { revOfStudent } from '#tests/factories/student.ts';
import {
  adding,
  editingStudent,
  listingAll,
  makeStudentStaff,
  removing,
  seatsOf,
} from '#tests/factories/student-calls.ts';

const CLASSES = 2;
const TIME_ZONE = 'Asia/Shanghai';
/** The days on which students sign in, well before those on which they join. */
const FIRST_DAY = '2026-01-28';

const classes = fc.uniqueArray(fc.integer({ min: 0, max: CLASSES - 1 }));
const which = fc.nat({ max: 3 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), classes, times: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ kind: fc.constant('move' as const), which, classes }),
  fc.record({ kind: fc.constant('remove' as const), which }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('sign in' as const),
      which,
      /** Days that have gone by since the sign-in before. */
      later: fc.nat({ max: 2 }),
      hour: fc.nat({ max: 23 }),
      /** The same sign-in from several devices at once. */
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function makeScene() {
  const staff = await makeStudentStaff();
  const classIds: ClassId[] = [];
  for (let index = 0; index < CLASSES; index += 1)
    classIds.push(await makeClass(staff.principal, []));
  return {
    ...staff,
    classIds,
    day: FIRST_DAY,
    added: 0,
    removed: 0,
    /** Who was there: owner, day or month, student. */
    seen: new Set<string>(),
    ids: [] as Person['userId'][],
  };
}
type Scene = Awaited<ReturnType<typeof makeScene>>;

const chosen = ({ classIds }: Scene, indexes: readonly number[]) =>
  indexes.flatMap((index) => classIds[index] ?? []);

/** The same request, sent once or twice, adds one student. */
async function add(scene: Scene, { classes: indexes, times }: Extract<Step, { kind: 'add' }>) {
  const request = {
    name: `学生${scene.added + 1}`,
    class_ids: chosen(scene, indexes),
    force: '1',
    request_key: `request-${scene.added}`,
  };
  const outcomes = await Promise.all(
    Array.from({ length: times }, () => adding(scene.principal, request)),
  );
  for (const { code, body } of outcomes) expect(code, body).toBe(1);
  scene.added += 1;
}

async function signIn(scene: Scene, done: Extract<Step, { kind: 'sign in' }>) {
  const student = (await listingAll(scene.principal))[done.which];
  scene.day = addDays(scene.day, done.later);
  if (!student) return;
  const now = new Date(Date.parse(`${scene.day}T00:00:00+08:00`) + done.hour * 3_600_000);
  const { schoolId, principal } = scene;
  const person = { ...principal, schoolId, userId: student.id, role: ROLE.student };
  await Promise.all(Array.from({ length: done.times }, () => signInAt(person, now, TIME_ZONE)));
  scene.ids.push(student.id);
  const isFirst = !scene.seen.has(`student ${scene.day} ${student.id}`);
  if (!isFirst) return;
  const owners = ['school', 'student', ...student.classes.map(({ id }) => id)];
  for (const owner of owners)
    for (const at of [scene.day, monthOfDay(scene.day)])
      scene.seen.add(`${owner} ${at} ${student.id}`);
}

async function takeStep(scene: Scene, done: Step): Promise<void> {
  if (done.kind === 'add') return add(scene, done);
  if (done.kind === 'sign in') return signIn(scene, done);
  const student = (await listingAll(scene.principal))[done.which];
  if (!student) return;
  const { schoolId, principal } = scene;
  if (done.kind === 'remove') {
    expect(await removing(principal, [student.id])).toMatchObject({ code: 1 });
    scene.removed += 1;
    return;
  }
  const rev = await revOfStudent({ schoolId, userId: student.id });
  const class_ids = chosen(scene, done.classes).join(',');
  const outcome = await editingStudent(principal, { student_id: student.id, rev, class_ids });
  expect(outcome.code, outcome.body).toBe(1);
}

/** The days' figures added up. */
const sum = (map: FigureMap, figure: Figure): number =>
  [...map]
    .filter(([at]) => at.length > 'YYYY-MM'.length)
    .reduce((total, [, figures]) => total + (figures[figure] ?? 0), 0);
const ofMonths = (map: FigureMap, figure: Figure): number =>
  [...map]
    .filter(([at]) => at.length === 'YYYY-MM'.length)
    .reduce((total, [, figures]) => total + (figures[figure] ?? 0), 0);

async function movesOf({ schoolId }: Scene, id: ClassId, direction: 'in' | 'out') {
  const { items } = await queryItems({
    ...beginningWith(classPartition(schoolId, id), MOVE_PREFIX),
    ConsistentRead: true,
  });
  return items.filter((item) => item['direction'] === direction).length;
}

function checkActivity({ seen }: Scene, owner: string, map: FigureMap, student = ''): void {
  const expected = new Map<string, number>();
  for (const each of seen) {
    const [of, at = '', id = ''] = each.split(' ');
    if (of === owner && (!student || id === student)) expected.set(at, (expected.get(at) ?? 0) + 1);
  }
  if (student)
    for (const at of new Set([...expected.keys()].map(monthOfDay)))
      expected.set(at, [...expected.keys()].filter((day) => day.startsWith(`${at}-`)).length);
  const kept = [...map].flatMap(([at, { active }]) => (active ? [[at, active] as const] : []));
  expect(new Map(kept), owner).toEqual(expected);
}

async function check(scene: Scene): Promise<void> {
  const { schoolId, principal, classIds } = scene;
  const span = { from: FIRST_DAY, to: dayAt({ now: new Date(), timeZone: TIME_ZONE }) };
  const list = await listingAll(principal);
  const school = await loadFigures(ofSchool(schoolId), span);
  expect([sum(school, 'joined'), sum(school, 'left')]).toEqual([scene.added, scene.removed]);
  expect([ofMonths(school, 'joined'), ofMonths(school, 'left')]).toEqual([
    scene.added,
    scene.removed,
  ]);
  expect(sum(school, 'joined') - sum(school, 'left')).toBe(list.length);
  checkActivity(scene, 'school', school);
  for (const id of classIds) {
    const map = await loadFigures(ofClass(schoolId, id), span);
    const { members } = await seatsOf(schoolId, id);
    expect(sum(map, 'joined')).toBe(await movesOf(scene, id, 'in'));
    expect(sum(map, 'left')).toBe(await movesOf(scene, id, 'out'));
    expect(sum(map, 'joined') - sum(map, 'left')).toBe(members);
    checkActivity(scene, id, map);
  }
  for (const id of new Set(scene.ids))
    checkActivity(scene, 'student', await loadFigures(ofStudent(schoolId, id), span), id);
}

describe('figures of days and months', () => {
  it('add up to what lists, histories and sign-ins say, whatever is repeated', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 16 }), async (steps) => {
        const scene = await makeScene();
        for (const done of steps) await takeStep(scene, done);
        await check(scene);
      }),
      { numRuns: 10 },
    );
  }, 120_000);
});
