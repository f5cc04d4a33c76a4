import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import { ownClasses } from '#functions/domain/students/student-scope.ts';
import { countingReview } from '#functions/domain/tasks/count-tasks.ts';
import { stateAtDeadline } from '#functions/domain/tasks/states-at-deadline.ts';
import {
  answerList,
  isWaiting,
  placeOfAnswer,
  rankOf,
  type TaskAnswer,
  writingAnswer,
} from '#functions/domain/tasks/task-answer.ts';
import { loadStudents } from '#functions/domain/tasks/task-students.ts';
import { CallError, changedMeanwhile } from '#functions/platform/errors.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { type Item, written } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { StudentId, type UserId } from '#shared/ids.ts';
import type { tasks as contract } from '#shared/tasks/contract.ts';
import { toAnswerDto } from './answer-dtos.ts';
import { maySeeStudent } from './get-details.ts';
import { keepingReviewed, type Reviewed } from './reviewed-version.ts';
import { loadStudentAnswer, type StudentAnswer } from './student-answer.ts';

type Review = UseCase<typeof contract.endpoints.review>;
type ReviewInput = Parameters<Review>[1];

/** Entries per page, and pages, that are searched for an answer of one of the teacher's own students. */
const PAGE = 10;
const PAGES_MAX = 10;

async function firstWaiting(
  actor: Actor,
  { task, student }: StudentAnswer,
  start: Item | undefined,
) {
  const own = await ownClasses(actor);
  const sees = maySeeStudent({ task, own, classIds: task.classIds }, false);
  const list = answerList(task.schoolId, task.id);
  let from = start;
  for (let count = 0; count < PAGES_MAX; count += 1) {
    const page = await pageOfList(list, { limit: PAGE, from, prefix: rankOf('handed_in') });
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

/** The next student whose answer waits for review; after the last one, the first. */
async function nextOf(actor: Actor, submission: StudentAnswer): Promise<StudentId | ''> {
  const { answer } = submission;
  const { pk, sk } = answer && isWaiting(answer.state) ? placeOfAnswer(answer) : {};
  const after = pk && sk ? await firstWaiting(actor, submission, { pk, sk }) : undefined;
  return after ?? (await firstWaiting(actor, submission, undefined)) ?? '';
}

function reviewed(
  actor: Actor,
  answer: TaskAnswer,
  input: ReviewInput,
  version: Reviewed['value'],
  now: Date,
): TaskAnswer {
  const { score: _, reviewed: _before, ...rest } = answer;
  return {
    ...rest,
    ...(version && { reviewed: version }),
    state: input.outcome === 'done' ? 'done' : 'returned',
    ...(input.score !== undefined && { score: input.score }),
    phrase: input.phrase,
    comment: input.comment,
    reviewedAt: now.toISOString(),
    reviewerName: actor.user.name,
  };
}

/** The content of a review, to recognise a repeated request. */
const serialize = ({ state, score, phrase, comment, reviewerName, reviewed }: TaskAnswer): string =>
  JSON.stringify([state, score ?? null, phrase, comment, reviewerName, reviewed?.key ?? null]);

async function answerChanged(
  actor: Actor,
  { task, student }: StudentAnswer,
  now: Date,
): Promise<CallError> {
  const { answer } = await loadStudentAnswer(actor, task.id, StudentId.parse(student.id));
  const state = await stateAtDeadline(task, answer, now);
  const current = await toAnswerDto(student, answer, state, now);
  return changedMeanwhile(current);
}

function writingReview(
  actor: Actor,
  submission: StudentAnswer,
  before: TaskAnswer,
  after: TaskAnswer,
  { writes }: Reviewed,
  now: Date,
) {
  const { task, student } = submission;
  const params = { by: actor.user.name, comment: after.comment, task: task.title };
  const detail = { id: task.id, student: student.id, state: after.state, score: after.score };
  const key = after.state === 'done' ? 'tasks.toldDone' : 'tasks.toldReturned';
  return [
    ...writingAnswer(before, after),
    ...writes,
    ...countingReview(
      {
        schoolId: task.schoolId,
        reviewer: actor.userId,
        classId: task.classIds.find((id) => student.classIds.includes(id)),
        answer: before,
        now,
      },
      actor.school,
    ),
    ...notifying({ schoolId: task.schoolId, userId: student.id }, key, params, now, task.id),
    ...loggingOperation({ ...actor, now }, 'task.review', detail),
  ];
}

/** Reviews an answer, unless it changed since the reviewer read it. */
export const reviewAnswer: Review = async (actor, input, deps) => {
  const now = deps.now();
  const submission = await loadStudentAnswer(actor, input.task_id, input.student_id);
  const { answer, student, task } = submission;
  if (!answer) throw new CallError(CODE.wait, { reason: 'tasks.nothingHandedIn' });
  const version = await keepingReviewed(actor, task, answer, input, now);
  const after = reviewed(actor, answer, input, version.value, now);
  const isRepeated = answer.rev === input.rev + 1 && serialize(answer) === serialize(after);
  if (!isRepeated) {
    if (answer.rev !== input.rev) throw await answerChanged(actor, submission, now);
    if (!(await written(writingReview(actor, submission, answer, after, version, now))))
      throw await answerChanged(actor, submission, now);
    await releaseUnused(actor, [...version.dropped], deps);
  }
  const current = isRepeated ? answer : { ...after, rev: answer.rev + 1 };
  return {
    answer: await toAnswerDto(student, current, await stateAtDeadline(task, current, now), now),
    next_student_id: await nextOf(actor, submission),
  };
};
