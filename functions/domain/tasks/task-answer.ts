import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { listing, schoolList } from '#functions/platform/listing.ts';
import { queryItems, type TransactWrite } from '#functions/platform/table.ts';
import { type TaskCounts, TaskPhrase } from '#shared/contracts/task-fields.ts';
import { SchoolId, TaskId, UserId, WorkId } from '#shared/ids.ts';
import { ANSWER_STATES, type AnswerState, WAITING_STATES } from '#shared/tasks.ts';
import { WORK_KINDS } from '#shared/works.ts';
import { type TaskKey, taskPartition } from './task.ts';

/** A version as it was handed in; its objects are in use by the answer, whatever becomes of the work. */
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

/** What one student has made of a task. It comes into being when he or she opens it, or gets more time. */
const TaskAnswer = () =>
  z.object({
    schoolId: SchoolId,
    taskId: TaskId,
    userId: UserId,
    state: z.enum(ANSWER_STATES),
    /** The work that it is made with. */
    workId: WorkId.or(z.literal('')),
    /** The newest last; nothing is ever taken away or changed. */
    handedIn: z.array(HandedIn()),
    score: z.number().int().optional(),
    phrase: z.enum(TaskPhrase),
    comment: z.string(),
    /** Instants; empty for none. */
    openedAt: z.string(),
    reviewedAt: z.string(),
    reviewerName: z.string(),
    /** The own deadline. */
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

/** How the places of answers in a state begin: those who wait stand together, whether late or not. */
export const rankOf = (state: AnswerState): string => `${isWaiting(state) ? 'waiting' : state}#`;

export const answerList = (schoolId: SchoolId, taskId: TaskId): string =>
  schoolList(schoolId, `task-answers-${taskId}`);

/** What a student has answered, whatever it is about. */
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

/** Each answer has a partition of its own: those of a whole school may come within a minute. */
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

/** Many students change a figure at once: it is kept in several items, each student always in the same. */
const SHARDS = 8;
const PREFIX = 'COUNTS#';
const shardOf = (userId: UserId): number =>
  Array.from(userId).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % SHARDS;

const none = (): TaskCounts => ({
  opened: 0,
  working: 0,
  handed_in: 0,
  late: 0,
  returned: 0,
  done: 0,
});

/** The figures of the task, in the transaction that changes an answer's state. */
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
    sk: `${PREFIX}${shardOf(userId)}`,
  };
  return [
    {
      Update: {
        Key,
        UpdateExpression: `ADD ${changes.map((_, at) => `#s${at} :d${at}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(
          changes.map(([state], at) => [`#s${at}`, state]),
        ),
        ExpressionAttributeValues: Object.fromEntries(
          changes.map(([, difference], at) => [`:d${at}`, difference]),
        ),
      },
    },
  ];
}

/** An answer over what was read of it, with the figures of its task; fails when it changed meanwhile. */
export const writingAnswer = (
  before: TaskAnswer | undefined,
  after: TaskAnswerValue,
): TransactWrite[] => [
  ...taskAnswers.writing(after, before, after),
  ...countingAnswer(after, before?.state ?? 'new', after.state),
];

/** An answer goes, and with it its place in the figures. */
export const removingAnswer = (answer: TaskAnswer): TransactWrite[] => [
  ...taskAnswers.removing(answer, answer),
  ...countingAnswer(answer, answer.state, 'new'),
];

/** How many are how far. */
export async function sumAnswers(id: TaskKey): Promise<TaskCounts> {
  const { items } = await queryItems(beginningWith(taskPartition(id), PREFIX));
  const sum = none();
  const states = Object.keys(sum) as (keyof TaskCounts)[];
  for (const item of items) for (const state of states) sum[state] += Number(item[state] ?? 0);
  return sum;
}
