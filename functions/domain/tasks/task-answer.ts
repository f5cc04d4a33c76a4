import * as z from 'zod';
import { addingNumbers } from '#functions/platform/adding-numbers.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { listing, schoolList } from '#functions/platform/listing.ts';
import { partOf } from '#functions/platform/part-of.ts';
import { queryItems, type TransactWrite } from '#functions/platform/table.ts';
import { SchoolId, TaskId, UserId, WorkId } from '#shared/ids.ts';
import { type TaskCounts, TaskPhrase } from '#shared/tasks/fields.ts';
import { ANSWER_STATES, type AnswerState, REVIEWED, WAITING_STATES } from '#shared/tasks/rules.ts';
import { WORK_KINDS } from '#shared/works/rules.ts';
import { type TaskKey, taskPartition } from './task.ts';

/** A version as it was handed in. It counts as a use of its objects, so that they outlive the work. */
const HandedIn = () =>
  z.object({
    workId: WorkId,
    version: z.number().int(),
    title: z.string(),
    kind: z.enum(WORK_KINDS),
    name: z.string(),
    bytes: z.number().int(),
    contentType: z.string(),
    key: z.string(),
    thumbnail: z.string(),
    at: z.iso.datetime(),
    late: z.boolean(),
    words: z.string().default(''),
  });
export type HandedIn = z.infer<ReturnType<typeof HandedIn>>;

/** A version that was reviewed without having been handed in; likewise a use of its objects. */
const ReviewedVersion = () =>
  HandedIn()
    .omit({ late: true, words: true })
    .extend({ what: z.enum(REVIEWED), madeAt: z.string() });
export type ReviewedVersion = z.infer<ReturnType<typeof ReviewedVersion>>;

/** A student's answer to a task. Created when the student opens the task, or gets an extension. */
const TaskAnswer = () =>
  z.object({
    schoolId: SchoolId,
    taskId: TaskId,
    userId: UserId,
    state: z.enum(ANSWER_STATES),
    /** The work that answers the task. */
    workId: WorkId.or(z.literal('')),
    /** Which work answered it since when, the newest last, as far as a deadline asks for it (`linksWith`). */
    links: z.array(z.object({ workId: WorkId, since: z.string() })).optional(),
    /** The newest last. Entries are not changed, and removed only with the person's data. */
    handedIn: z.array(HandedIn()),
    /** What the last review was about, unless it was handed in. */
    reviewed: ReviewedVersion().optional(),
    score: z.number().int().optional(),
    phrase: z.enum(TaskPhrase),
    comment: z.string(),
    /** Instants; empty for none. */
    openedAt: z.string(),
    reviewedAt: z.string(),
    reviewerName: z.string(),
    /** The student's own deadline. */
    extension: z.string(),
  });
export type TaskAnswerValue = z.infer<ReturnType<typeof TaskAnswer>>;
export type TaskAnswer = Stored<TaskAnswerValue>;
export type AnswerKey = Pick<TaskAnswerValue, 'schoolId' | 'taskId' | 'userId'>;

export const noAnswer = ({ schoolId, taskId, userId }: AnswerKey): TaskAnswerValue => ({
  schoolId,
  taskId,
  userId,
  state: 'new',
  workId: '',
  handedIn: [],
  phrase: '',
  comment: '',
  openedAt: '',
  reviewedAt: '',
  reviewerName: '',
  extension: '',
});

export const isWaiting = (state: AnswerState): boolean => WAITING_STATES.includes(state);

/** Prefix of the positions of answers in a state; answers that wait for review share one, whether late or not. */
export const rankOf = (state: AnswerState): string => `${isWaiting(state) ? 'waiting' : state}#`;

export const answerList = (schoolId: SchoolId, taskId: TaskId): string =>
  schoolList(schoolId, `task-answers-${taskId}`);

/** All answers of a student. */
export const answersOf = (schoolId: SchoolId, userId: UserId): string =>
  schoolList(schoolId, `task-answers-of-${userId}`);

const sinceOf = ({ state, handedIn, openedAt, reviewedAt }: TaskAnswerValue): string =>
  isWaiting(state) ? (handedIn.at(-1)?.at ?? '') : reviewedAt || openedAt;

export const placeOfAnswer = (answer: TaskAnswerValue) =>
  listing(
    answerList(answer.schoolId, answer.taskId),
    `${rankOf(answer.state)}${sinceOf(answer)}`,
    answer.userId,
  );

/** Each answer has its own partition, because those of a whole school may be written within a minute. */
export const taskAnswers = entity({
  type: 'task-answer',
  version: 1,
  schema: TaskAnswer,
  key: ({ schoolId, taskId, userId }: AnswerKey) => ({
    pk: `${schoolPrefix(schoolId)}TASK#${taskId}#ANSWER#${userId}`,
    sk: 'ANSWER',
  }),
  lists: (answer) => [
    listing(answersOf(answer.schoolId, answer.userId), answer.taskId, answer.taskId),
    ...(answer.state === 'new' ? [] : [placeOfAnswer(answer)]),
  ],
});

/** Counters that many students change at once are split over this many items; a student always changes the same. */
const SHARDS = 8;
const PREFIX = 'COUNTS#';

const none = (): TaskCounts => ({
  opened: 0,
  working: 0,
  handed_in: 0,
  late: 0,
  returned: 0,
  done: 0,
});

/** Updates the task's counts in the transaction that changes an answer's state. */
function countingAnswer(
  { schoolId, taskId, userId }: AnswerKey,
  before: AnswerState,
  after: AnswerState,
): TransactWrite[] {
  if (before === after) return [];
  const changes = [
    ...(before === 'new' ? [] : [[before, -1] as const]),
    ...(after === 'new' ? [] : [[after, 1] as const]),
  ];
  const Key = {
    pk: taskPartition({ schoolId, id: taskId }),
    sk: `${PREFIX}${partOf(userId, SHARDS)}`,
  };
  const { sums, names, values } = addingNumbers(changes);
  return [
    {
      Update: {
        Key,
        UpdateExpression: `ADD ${sums}`,
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: values,
      },
    },
  ];
}

/** Writes an answer and the task's counts; fails when the answer changed in between. */
export const writingAnswer = (
  before: TaskAnswer | undefined,
  after: TaskAnswerValue,
): TransactWrite[] => [
  ...taskAnswers.writing(after, before, after),
  ...countingAnswer(after, before?.state ?? 'new', after.state),
];

/** Removes an answer and its part in the task's counts. */
export const removingAnswer = (answer: TaskAnswer): TransactWrite[] => [
  ...taskAnswers.removing(answer, answer),
  ...countingAnswer(answer, answer.state, 'new'),
];

/** How many students are in each state. */
export async function sumAnswers(id: TaskKey): Promise<TaskCounts> {
  const { items } = await queryItems(beginningWith(taskPartition(id), PREFIX));
  const sum = none();
  const states = Object.keys(sum) as (keyof TaskCounts)[];
  for (const item of items) for (const state of states) sum[state] += Number(item[state] ?? 0);
  return sum;
}
