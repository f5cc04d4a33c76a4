import type { User } from '#functions/domain/people/user.ts';
import type { TaskValue } from '#functions/domain/tasks/task.ts';
import type { HandedIn, TaskAnswer, TaskAnswerValue } from '#functions/domain/tasks/task-answer.ts';
import { isGiven } from '#functions/domain/tasks/task-scope.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type {
  AnswerDto,
  HandedIn as HandedInRecord,
  Submission,
} from '#shared/contracts/task-fields.ts';
import { StudentId } from '#shared/ids.ts';
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

export async function toSubmissionDto(
  task: TaskValue,
  user: User,
  answer: TaskAnswer | undefined,
  now: Date,
): Promise<Submission> {
  const handedIn = (answer?.handedIn ?? []).toReversed();
  return {
    answer: await toAnswerDto(user, answer, now),
    handed_in: await Promise.all(handedIn.map((each) => toHandedInDto(each, now))),
    hand_in: isGiven(task, { userId: user.id, user }, now)
      ? handInState(task, answer, now)
      : 'gone',
  };
}
