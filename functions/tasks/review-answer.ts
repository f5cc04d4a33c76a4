import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { ownClasses } from '#functions/domain/students/student-scope.ts';
import {
  answerList,
  isWaiting,
  placeOfAnswer,
  rankOf,
  type TaskAnswer,
  writingAnswer,
} from '#functions/domain/tasks/task-answer.ts';
import { CallError } from '#functions/platform/errors.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { type Item, written } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { tasks as contract } from '#shared/contracts/tasks.ts';
import { StudentId, type UserId } from '#shared/ids.ts';
import { answerRecord } from './answer-dtos.ts';
import { seesStudent } from './get-details.ts';
import { loadPlace, type Place } from './load-answer.ts';
import { tellingStudent } from './tell-student.ts';
import { loadStudents } from './walk-students.ts';

type Review = UseCase<typeof contract.endpoints.review>;
type Wish = Parameters<Review>[1];

/** Entries looked at for the next one at once, and how often: a teacher's own students are among them. */
const [LOOK, LOOKS] = [10, 10];

async function firstWaiting(actor: Actor, { task, student }: Place, start: Item | undefined) {
  const own = await ownClasses(actor);
  const sees = seesStudent({ task, own, classIds: task.classIds }, false);
  const list = answerList(task.schoolId, task.id);
  let from = start;
  for (let look = 0; look < LOOKS; look += 1) {
    const page = await pageOfList(list, { limit: LOOK, from, prefix: rankOf('handed_in') });
    const ids = page.entries.map(({ target }) => target as UserId);
    const found = await loadStudents(
      task.schoolId,
      ids.filter((id) => id !== student.id),
    );
    const next = found.find(sees);
    if (next) return StudentId.parse(next.id);
    from = page.next;
    if (!from) break;
  }
  return undefined;
}

/** Who waits after this one, or, at the end, the first of those who wait. */
async function nextOf(actor: Actor, place: Place): Promise<StudentId | ''> {
  const { answer } = place;
  const { pk, sk } = answer && isWaiting(answer.state) ? placeOfAnswer(answer) : {};
  const after = pk && sk ? await firstWaiting(actor, place, { pk, sk }) : undefined;
  return after ?? (await firstWaiting(actor, place, undefined)) ?? '';
}

const reviewed = (actor: Actor, answer: TaskAnswer, wish: Wish, now: Date): TaskAnswer => {
  const { score: _, ...rest } = answer;
  return {
    ...rest,
    state: wish.outcome === 'done' ? 'done' : 'returned',
    ...(wish.score !== undefined && { score: wish.score }),
    phrase: wish.phrase,
    comment: wish.comment,
    reviewedAt: now.toISOString(),
    reviewerName: actor.user.name,
  };
};

/** What a review says, to know its repetition. */
const saying = ({ state, score, phrase, comment, reviewerName }: TaskAnswer): string =>
  JSON.stringify([state, score ?? null, phrase, comment, reviewerName]);

async function overtaken(actor: Actor, { task, student }: Place, now: Date): Promise<CallError> {
  const { answer } = await loadPlace(actor, task.id, StudentId.parse(student.id));
  const current = await answerRecord(student, answer, now);
  return new CallError(CODE.wait, { reason: 'common.changedMeanwhile', data: { current } });
}

function writesOf(actor: Actor, place: Place, before: TaskAnswer, after: TaskAnswer, now: Date) {
  const { task, student } = place;
  const told = { by: actor.user.name, comment: after.comment };
  const detail = { id: task.id, student: student.id, state: after.state, score: after.score };
  const news = after.state === 'done' ? 'Done' : 'Returned';
  return [
    ...writingAnswer(before, after),
    ...tellingStudent(task, student.id, news, told, now),
    ...loggingOperation({ ...actor, now }, 'task.review', detail),
  ];
}

/** Reviews an answer that is still as the reviewer saw it. */
export const reviewAnswer: Review = async (actor, wish, deps) => {
  const now = deps.now();
  const place = await loadPlace(actor, wish.task_id, wish.student_id);
  const { answer, student } = place;
  if (!answer || answer.handedIn.length === 0)
    throw new CallError(CODE.wait, { reason: 'tasks.nothingHandedIn' });
  const after = reviewed(actor, answer, wish, now);
  const isRepeated = answer.rev === wish.rev + 1 && saying(answer) === saying(after);
  if (!isRepeated) {
    if (answer.rev !== wish.rev) throw await overtaken(actor, place, now);
    if (!(await written(writesOf(actor, place, answer, after, now))))
      throw await overtaken(actor, place, now);
  }
  const told = isRepeated ? answer : { ...after, rev: answer.rev + 1 };
  return {
    answer: await answerRecord(student, told, now),
    next_student_id: await nextOf(actor, place),
  };
};
