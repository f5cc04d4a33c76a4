import { type TaskValue, type Template, tasks, taskTexts } from '#functions/domain/tasks/task.ts';
import {
  type HandedIn,
  noAnswer,
  type TaskAnswerValue,
  writingAnswer,
} from '#functions/domain/tasks/task-answer.ts';
import { freezingVersion } from '#functions/domain/works/reuse-version.ts';
import { type Work, works } from '#functions/domain/works/work.ts';
import { versionOf, type WorkVersion } from '#functions/domain/works/work-version.ts';
import { usingFilesOf } from '#functions/domain/works/write-version.ts';
import type { Stored } from '#functions/platform/entity.ts';
import { transact } from '#functions/platform/table.ts';
import { DAY_MS } from '#shared/days.ts';
import { ClassId, type SchoolId, TaskId, UserId, WorkId } from '#shared/ids.ts';
import { CLASSES } from './demo-people.ts';
import { DEMO_TASKS, type DemoAnswer, type DemoTask } from './demo-tasks.ts';

const HOUR_MS = 3_600_000;
const [{ id: CLASS, teacherId: TEACHER }] = CLASSES;

interface Source {
  readonly work: Work;
  readonly version: Stored<WorkVersion>;
}

async function sourceOf(schoolId: SchoolId, id: string): Promise<Source | undefined> {
  const work = await works.get({ schoolId, id: WorkId.parse(id) });
  const version = work && (await versionOf(work, work.version));
  return work && version && { work, version };
}

/** Eight in the evening by the clock of the demo school. */
function eveningOf(at: string): string {
  const evening = new Date(at);
  evening.setUTCHours(20 - 8, 0, 0, 0);
  return evening.toISOString();
}

function toTask(schoolId: SchoolId, demo: DemoTask, now: Date): TaskValue {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  return {
    id: TaskId.parse(demo.id),
    schoolId,
    author: UserId.parse(TEACHER),
    title: demo.title,
    kind: 'scratch',
    state: 'released',
    releaseAt: at(-demo.daysAgo),
    deadline: eveningOf(at(demo.due)),
    late: true,
    classIds: [ClassId.parse(CLASS)],
    studentIds: [],
    library: 'school',
    template: demo.template !== undefined,
    files: 0,
    created: at(-demo.daysAgo),
  };
}

const toTemplate = ({ work, version }: Source): Template => {
  const { no, key, bytes, contentType, name, thumbnail } = version;
  return {
    workId: work.id,
    version: no,
    title: work.title,
    key,
    bytes,
    contentType,
    name,
    thumbnail,
  };
};

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
});

async function makeTask(schoolId: SchoolId, demo: DemoTask, now: Date): Promise<TaskValue> {
  const task = toTask(schoolId, demo, now);
  const source = demo.template && (await sourceOf(schoolId, demo.template));
  const text = {
    schoolId,
    taskId: task.id,
    files: [],
    content: { type: 'doc' as const, content: demo.words.map(paragraph) },
    ...(source && { template: toTemplate(source) }),
  };
  await transact([
    ...tasks.creating(task, task),
    ...taskTexts.creating(task, text),
    ...(source ? usingFilesOf(source.version) : []),
  ]);
  return task;
}

function handedInOf({ work, version }: Source, at: string): HandedIn {
  const { no, name, bytes, contentType, key, thumbnail } = version;
  return {
    workId: work.id,
    version: no,
    title: work.title,
    kind: work.kind,
    name,
    bytes,
    contentType,
    key,
    thumbnail,
    at,
    late: false,
    words: '',
  };
}

/** Answers are opened a day after the release, handed in soon after, and reviewed on the next day. */
async function makeAnswer(task: TaskValue, { student, work, said }: DemoAnswer): Promise<void> {
  const { schoolId, id: taskId, releaseAt } = task;
  const after = (hours: number) => new Date(Date.parse(releaseAt) + hours * HOUR_MS).toISOString();
  const source = work ? await sourceOf(schoolId, work) : undefined;
  const answer: TaskAnswerValue = {
    ...noAnswer({ schoolId, taskId, userId: UserId.parse(student) }),
    openedAt: after(24),
    ...(source && { workId: source.work.id, handedIn: [handedInOf(source, after(26))] }),
    ...(said.state === 'done' && { reviewedAt: after(48) }),
    ...said,
  };
  await transact([
    ...writingAnswer(undefined, answer),
    ...(source ? freezingVersion(source.version) : []),
  ]);
}

/** Tasks of the demo class with answers. Existing tasks are skipped. */
export async function seedTasks(schoolId: SchoolId, now: Date): Promise<void> {
  const ids = DEMO_TASKS.map(({ id }) => ({ schoolId, id: TaskId.parse(id) }));
  const found = await tasks.getMany(ids);
  for (const [index, demo] of DEMO_TASKS.entries()) {
    if (found[index]) continue;
    const task = await makeTask(schoolId, demo, now);
    for (const answer of demo.answers) await makeAnswer(task, answer);
  }
}
