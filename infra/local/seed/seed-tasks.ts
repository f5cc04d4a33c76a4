import { countingRelease, countingReview } from '#functions/domain/tasks/count-tasks.ts';
import { type TaskValue, type Template, tasks, taskTexts } from '#functions/domain/tasks/task.ts';
import {
  type HandedIn,
  noAnswer,
  type TaskAnswerValue,
  taskAnswers,
  writingAnswer,
} from '#functions/domain/tasks/task-answer.ts';
import { freezingVersion } from '#functions/domain/works/reuse-version.ts';
import { type Work, works } from '#functions/domain/works/work.ts';
import { versionOf, type WorkVersion } from '#functions/domain/works/work-version.ts';
import { usingFilesOf } from '#functions/domain/works/write-version.ts';
import type { Stored } from '#functions/platform/entity.ts';
import { transact } from '#functions/platform/table.ts';
import { DAY_MS } from '#shared/days.ts';
import { ClassId, newId, type SchoolId, TaskId, UserId, WorkId } from '#shared/ids.ts';
import { MEMBERSHIPS } from './demo-people.ts';
import { type DemoPlace, daysBefore } from './demo-place.ts';
import {
  DEMO_TASKS,
  type DemoAnswer,
  type DemoTask,
  handedInDaysAgo,
  reviewedDaysAgo,
} from './demo-tasks.ts';

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

/** To whom a task is given, and when; a draft to nobody yet. */
function givenOf({ class: id, draft, daysAgo, due }: DemoTask, at: (days: number) => string) {
  if (draft)
    return { state: 'draft', releaseAt: '', deadline: '', late: false, classIds: [] } as const;
  return {
    state: 'released',
    releaseAt: at(-daysAgo),
    deadline: eveningOf(at(due)),
    late: true,
    classIds: [ClassId.parse(id)],
  } as const;
}

const createdAt = ({ now }: DemoPlace, { daysAgo }: DemoTask): Date =>
  daysBefore(now, Math.max(1, daysAgo));

/** The random part of an id comes after its time, by which the tasks of some days are found. */
const TIME_LENGTH = 14;

const idOf = (place: DemoPlace, demo: DemoTask): TaskId => {
  const time = newId('task', createdAt(place, demo).getTime()).slice(0, TIME_LENGTH);
  return TaskId.parse(demo.id.replace('tsk-', time));
};

function toTask(place: DemoPlace, demo: DemoTask): TaskValue {
  const { schoolId, now } = place;
  const at = (days: number) => daysBefore(now, -days).toISOString();
  const { classIds, ...given } = givenOf(demo, at);
  return {
    ...given,
    id: idOf(place, demo),
    schoolId,
    author: UserId.parse(demo.author),
    title: demo.title,
    kind: 'any',
    classIds: [...classIds],
    studentIds: [],
    library: demo.draft ? 'own' : 'school',
    template: demo.template !== undefined,
    files: 0,
    created: createdAt(place, demo).toISOString(),
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

async function makeTask(place: DemoPlace, demo: DemoTask): Promise<TaskValue> {
  const { schoolId } = place;
  const task = toTask(place, demo);
  const source = demo.template && (await sourceOf(schoolId, demo.template));
  const text = {
    schoolId,
    taskId: task.id,
    files: [],
    content: { type: 'doc' as const, content: demo.words.map(paragraph) },
    ...(source && { template: toTemplate(source) }),
  };
  const isGiven = task.state === 'released';
  const value = isGiven ? { ...task, given: [...task.classIds] } : task;
  await transact([
    ...tasks.creating(task, value),
    ...(isGiven ? countingRelease({ ...task, state: 'draft' }, value, place) : []),
    ...taskTexts.creating(task, text),
    ...(source ? usingFilesOf(source.version) : []),
  ]);
  return task;
}

function handedInOf({ work, version }: Source, at: string, late: boolean): HandedIn {
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
    late,
    words: '',
  };
}

const OPENED_AFTER_MS = DAY_MS;

/** The figures of a review, as those of a real one. */
function reviewing(
  { schoolId, timeZone }: DemoPlace,
  { author: reviewer, classIds }: TaskValue,
  answer: TaskAnswerValue,
) {
  if (!answer.reviewedAt) return [];
  const isIn = (id: ClassId) =>
    MEMBERSHIPS.some(({ student, class: own }) => student.id === answer.userId && own.id === id);
  const now = new Date(answer.reviewedAt);
  const waiting: TaskAnswerValue = { ...answer, state: 'handed_in' };
  const review = { schoolId, reviewer, classId: classIds.find(isIn), answer: waiting, now };
  return countingReview(review, { timeZone });
}

async function makeAnswer(
  place: DemoPlace,
  { task, demo }: { readonly task: TaskValue; readonly demo: DemoTask },
  answered: DemoAnswer,
): Promise<void> {
  const { schoolId, now } = place;
  const { id: taskId, releaseAt, deadline } = task;
  const { student, work, said } = answered;
  const at = (days: number | undefined) =>
    days !== undefined && daysBefore(now, days).toISOString();
  const source = work ? await sourceOf(schoolId, work) : undefined;
  const handed = at(handedInDaysAgo(demo, answered));
  const handedIn = source && handed && handedInOf(source, handed, handed > deadline);
  const reviewedAt = at(reviewedDaysAgo(demo, answered));
  const answer: TaskAnswerValue = {
    ...noAnswer({ schoolId, taskId, userId: UserId.parse(student) }),
    openedAt: new Date(Date.parse(releaseAt) + OPENED_AFTER_MS).toISOString(),
    ...(handedIn && { workId: handedIn.workId, handedIn: [handedIn] }),
    ...(reviewedAt && { reviewedAt }),
    ...said,
  };
  await transact([
    ...writingAnswer(undefined, answer),
    ...reviewing(place, task, answer),
    ...(source ? freezingVersion(source.version) : []),
  ]);
}

/** Tasks of the demo classes with answers. Existing tasks and answers are skipped. */
export async function seedTasks(place: DemoPlace): Promise<void> {
  const { schoolId } = place;
  const found = await tasks.getMany(
    DEMO_TASKS.map((demo) => ({ schoolId, id: idOf(place, demo) })),
  );
  for (const [index, demo] of DEMO_TASKS.entries()) {
    const task = found[index] ?? (await makeTask(place, demo));
    const { id: taskId } = task;
    const ids = demo.answers.map(({ student }) => ({
      schoolId,
      taskId,
      userId: UserId.parse(student),
    }));
    const known = await taskAnswers.getMany(ids);
    for (const [at, answer] of demo.answers.entries())
      if (!known[at]) await makeAnswer(place, { task, demo }, answer);
  }
}
