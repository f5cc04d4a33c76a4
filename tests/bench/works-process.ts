import type { Endpoint } from '#shared/endpoint.ts';
import type { TaskId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { works } from '#shared/works/contract.ts';
import { collectLogLines } from '#tests/contract/harness/log-lines.ts';
import { type BigSchool, makeBigSchool } from '#tests/factories/big-school.ts';
import { fillWorks } from '#tests/factories/fill-works.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storeHandedIn, storeTask } from '#tests/factories/task.ts';
import { type CallTimes, checkRows, sampleCall } from './sample-calls.ts';
import { type SaveReport, sampleSaves } from './sample-saves.ts';

export interface WorksOrder {
  readonly url: string;
  /** Works in the small and in the large gallery. */
  readonly galleries: readonly number[];
}

export interface WorksReport {
  readonly saves: SaveReport;
  readonly gallery: readonly CallTimes[];
  readonly tasks: readonly CallTimes[];
}

/** One author for each work of a page of the gallery, whose names have to be read. */
const AUTHORS = 20;
const PAGE = 20;
const CLASS_SIZES = [
  { students: 40, groups: 1 },
  { students: 2000, groups: 20 },
] as const;

const rows = (data: object) => (data as { list: unknown[] }).list.length;
const named = (count: number, what: string) => `${count.toLocaleString('en')} ${what}`;

const GALLERY = [
  { what: 'the newest', payload: {} },
  { what: 'the most liked', payload: { order: 'likes' } },
  { what: 'the newest of a category', payload: { category: 'game' } },
  { what: 'search for a title', payload: { search: '1' } },
] as const;

async function measureGallery(count: number): Promise<CallTimes[]> {
  const schoolId = await makeSchool({ edition: 'flagship' });
  const authors: Person[] = [];
  for (let index = 0; index < AUTHORS; index += 1)
    authors.push(await makePerson(schoolId, ROLE.student));
  await fillWorks(authors, count);
  const as = await makePerson(schoolId, ROLE.student);
  const times: CallTimes[] = [];
  for (const { what, payload } of GALLERY) {
    const asked = { scope: 'school', limit: 10, ...payload };
    times.push(
      await sampleCall({
        what,
        school: named(count, 'works'),
        endpoint: works.endpoints.list,
        as,
        payload: () => asked,
        rows,
      }),
    );
  }
  return times;
}

/** A task of all classes, which every second student has handed in. */
async function makeTask({ principal, classIds, studentIds }: BigSchool): Promise<TaskId> {
  const releaseAt = new Date().toISOString();
  const { id } = await storeTask(principal, {
    state: 'released',
    releaseAt,
    classIds: [...classIds],
  });
  for (const userId of studentIds.filter((_, index) => index % 2 === 0))
    await storeHandedIn({ ...principal, userId }, id);
  return id;
}

async function measureTask({ students, groups }: (typeof CLASS_SIZES)[number]) {
  const school = await makeBigSchool(students, groups);
  const task_id = await makeTask(school);
  const { details } = tasks.endpoints;
  const [class_id] = school.classIds;
  const ask = (what: string, payload: object) =>
    sampleCall({
      what,
      school: named(students, 'students'),
      as: school.principal,
      endpoint: details as Endpoint,
      payload: () => ({ task_id, limit: PAGE, ...payload }),
      rows: (data) => rows((data as { students: object }).students),
    });
  return [
    await ask('a page of students', {}),
    await ask('a page of a class', { class_id }),
    await ask('a page of those who wait for a review', { filter: 'waiting' }),
  ];
}

async function run({ url, galleries }: WorksOrder): Promise<WorksReport> {
  const author = await makePerson(await makeSchool({ edition: 'flagship' }), ROLE.student);
  const saves = await sampleSaves(url, author);
  const times: CallTimes[] = [];
  for (const size of CLASS_SIZES) times.push(...(await measureTask(size)));
  const gallery: CallTimes[] = [];
  for (const count of galleries) gallery.push(...(await measureGallery(count)));
  checkRows([...times, ...gallery]);
  return { saves, gallery, tasks: times };
}

collectLogLines();
process.on('disconnect', () => process.exit());
process.once('message', async (order: WorksOrder) => {
  process.send?.(await run(order), () => process.exit(0));
});
