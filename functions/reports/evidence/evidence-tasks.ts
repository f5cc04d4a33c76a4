import type { Cycle } from '#functions/domain/reports/cycle.ts';
import { tasks } from '#functions/domain/tasks/task.ts';
import { answersOf, type TaskAnswer, taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { addDays } from '#shared/days.ts';
import { newId, TaskId } from '#shared/ids.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import {
  type EvidencePage,
  type EvidenceQuery,
  excerpt,
  PLAIN,
  toMedia,
} from './evidence-query.ts';

/** A task may be older than what was done for it. */
const EARLIER_DAYS = 90;
/** The random part of an id comes after its time. */
const TIME_LENGTH = 14;

/** Where ids of tasks that were made at the beginning of a day begin. */
const idAt = (day: string): string =>
  newId('task', Date.parse(`${day}T00:00:00Z`)).slice(0, TIME_LENGTH);

interface Done {
  readonly last: TaskAnswer['handedIn'][number] | TaskAnswer['reviewed'];
  readonly date: string;
}

/** What was last handed in within some days, whatever came later; of an answer that never was, what was reviewed. */
function doneWithin(
  { handedIn, reviewed, reviewedAt }: TaskAnswer,
  { from, to }: Pick<Cycle, 'from' | 'to'>,
  timeZone: string,
): Done | undefined {
  const dayOf = (at: string) => dayAt({ now: new Date(at), timeZone });
  const isWithin = (at: string) => dayOf(at) >= from && dayOf(at) <= to;
  const last = handedIn.findLast(({ at }) => isWithin(at));
  if (last) return { last, date: dayOf(last.at) };
  if (handedIn.length > 0 || !reviewedAt || !isWithin(reviewedAt)) return undefined;
  return { last: reviewed, date: dayOf(reviewedAt) };
}

/** What the child handed in within the cycle's days, with scores and remarks. */
export async function taskEvidence(query: EvidenceQuery): Promise<EvidencePage> {
  const { actor, cycle, student, from, now } = query;
  const { schoolId } = cycle;
  const { timeZone } = actor.school;
  const { entries, next } = await pageOfList(answersOf(schoolId, student.id), {
    limit: REPORT_LIMITS.evidencePage,
    from,
    within: [idAt(addDays(cycle.from, -EARLIER_DAYS)), idAt(addDays(cycle.to, 2))],
    descending: true,
  });
  const ids = entries.map(({ target }) => TaskId.parse(target));
  const [answers, given] = await Promise.all([
    taskAnswers.getMany(ids.map((taskId) => ({ schoolId, taskId, userId: student.id }))),
    tasks.getMany(ids.map((id) => ({ schoolId, id }))),
  ]);
  const list = answers.flatMap((answer, at) => {
    const task = given[at];
    const done = answer && doneWithin(answer, cycle, timeZone);
    return done && task ? toEvidence(answer, { ...done, title: task.title, now }) : [];
  });
  return { list: await Promise.all(list), next };
}

interface Shown extends Done {
  readonly title: string;
  readonly now: Date;
}

/** A film that was handed in, which outlives the work. */
const videoOf = async (last: Done['last'], now: Date) =>
  last?.kind === 'video' ? toMedia(last.key, now) : null;

const toEvidence = async (answer: TaskAnswer, { title, date, last, now }: Shown) => ({
  ...PLAIN,
  kind: 'task' as const,
  id: answer.taskId,
  title,
  detail: excerpt(answer.comment),
  personal: answer.comment !== '',
  date,
  phrase: answer.phrase,
  score: answer.score ?? null,
  state: answer.state,
  pictures: last?.thumbnail ? [await toMedia(last.thumbnail, now)] : [],
  video: await videoOf(last, now),
  work: last
    ? { id: last.workId, kind: last.kind, version: last.version, title: last.title }
    : null,
});
