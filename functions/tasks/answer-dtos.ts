import type { User } from '#functions/domain/people/user.ts';
import { type AtDeadline, loadAtDeadline, toKept } from '#functions/domain/tasks/at-deadline.ts';
import type { TaskValue } from '#functions/domain/tasks/task.ts';
import type {
  HandedIn,
  ReviewedVersion,
  TaskAnswer,
  TaskAnswerValue,
} from '#functions/domain/tasks/task-answer.ts';
import { isGiven } from '#functions/domain/tasks/task-scope.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { StudentId } from '#shared/ids.ts';
import type {
  AnswerDto,
  HandedIn as HandedInRecord,
  KeptVersion,
  Submission,
} from '#shared/tasks/fields.ts';
import type { DeadlineState } from '#shared/tasks/rules.ts';
import { handInState } from './hand-in-rules.ts';

const NO_ANSWER = {
  state: 'new',
  extension: '',
  openedAt: '',
  phrase: '',
  comment: '',
  reviewedAt: '',
  reviewerName: '',
  workId: '',
} as const satisfies Partial<TaskAnswerValue>;

/** A student with the answer to a task, which may not exist yet. */
export async function toAnswerDto(
  user: Pick<User, 'id' | 'name' | 'avatar' | 'classIds'>,
  answer: TaskAnswer | undefined,
  atDeadline: DeadlineState | '',
  now: Date,
): Promise<AnswerDto> {
  const { state, extension, openedAt, phrase, comment, reviewedAt, reviewerName, workId } =
    answer ?? NO_ANSWER;
  const last = answer?.handedIn.at(-1);
  return {
    student_id: StudentId.parse(user.id),
    name: user.name,
    avatar: await mediaUrl(user.avatar, now),
    class_ids: user.classIds,
    state,
    at_deadline: atDeadline,
    extension,
    phrase,
    comment,
    opened_at: openedAt,
    handed_in_at: last?.at ?? '',
    times: answer?.handedIn.length ?? 0,
    thumbnail: await mediaUrl(last?.thumbnail ?? '', now),
    score: answer?.score ?? null,
    reviewed_at: reviewedAt,
    reviewer: reviewerName,
    work_id: workId,
    rev: answer?.rev ?? 0,
  };
}

export async function toHandedInDto(
  { workId, contentType, key, thumbnail, ...rest }: HandedIn,
  now: Date,
): Promise<HandedInRecord> {
  return {
    ...rest,
    work_id: workId,
    content_type: contentType,
    thumbnail: await mediaUrl(thumbnail, now),
    url: await mediaUrl(key, now),
  };
}

async function toKeptDto(kept: Omit<ReviewedVersion, 'what'>, now: Date): Promise<KeptVersion> {
  const { workId, version, title, kind, name, bytes, contentType, at, madeAt } = kept;
  return {
    work_id: workId,
    version,
    title,
    kind,
    name,
    bytes,
    content_type: contentType,
    at,
    made_at: madeAt,
    thumbnail: await mediaUrl(kept.thumbnail, now),
    url: await mediaUrl(kept.key, now),
  };
}

async function toAtDeadlineDto(
  { deadline, state, kept, arrived }: AtDeadline,
  now: Date,
): Promise<NonNullable<Submission['at_deadline']>> {
  return {
    deadline,
    state,
    version: kept ? await toKeptDto(toKept(kept), now) : null,
    arrived: arrived ? await toKeptDto(toKept(arrived), now) : null,
  };
}

export async function toSubmissionDto(
  task: TaskValue,
  user: User,
  answer: TaskAnswer | undefined,
  now: Date,
): Promise<Submission> {
  const handedIn = (answer?.handedIn ?? []).toReversed();
  const reviewed = answer?.reviewed;
  const atDeadline = await loadAtDeadline(task, answer, now);
  return {
    answer: await toAnswerDto(user, answer, atDeadline?.state ?? '', now),
    handed_in: await Promise.all(handedIn.map((each) => toHandedInDto(each, now))),
    at_deadline: atDeadline ? await toAtDeadlineDto(atDeadline, now) : null,
    reviewed: reviewed ? { ...(await toKeptDto(reviewed, now)), what: reviewed.what } : null,
    hand_in: isGiven(task, { userId: user.id, user }, now)
      ? handInState(task, answer, now)
      : 'gone',
  };
}
