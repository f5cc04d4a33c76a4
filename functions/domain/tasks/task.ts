import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { type Listing, listing, schoolList, showing } from '#functions/platform/listing.ts';
import { attributes } from '#functions/platform/row-form.ts';
import { StoredRichText, toStoredText } from '#functions/platform/stored-rich-text.ts';
import { searchListings } from '#functions/platform/text-search.ts';
import { ClassId, SchoolId, TaskId, UploadId, UserId, WorkId } from '#shared/ids.ts';
import { TASK_KINDS, TASK_LIBRARIES } from '#shared/tasks/rules.ts';

/** A task released for a later time counts as scheduled until then; nothing has to run at that time. */
const STATES = ['draft', 'released', 'withdrawn'] as const;

const Task = () =>
  z.object({
    id: TaskId,
    schoolId: SchoolId,
    author: UserId,
    title: z.string(),
    kind: z.enum(TASK_KINDS),
    state: z.enum(STATES),
    /** Instants; empty for none. */
    releaseAt: z.string(),
    deadline: z.string(),
    late: z.boolean(),
    classIds: z.array(ClassId),
    /** Students beside the classes. */
    studentIds: z.array(UserId),
    /** The classes that it has been given to at any time: each counts it once. Absent before the first release. */
    given: z.array(ClassId).optional(),
    /** The month that counts it; empty when it was withdrawn before its release. Absent in drafts. */
    countedIn: z.string().optional(),
    library: z.enum(TASK_LIBRARIES),
    /** What the text contains, for lists. */
    template: z.boolean(),
    files: z.number().int(),
    created: z.iso.datetime(),
  });
export type TaskValue = z.infer<ReturnType<typeof Task>>;
export type Task = Stored<TaskValue>;
export type TaskKey = Pick<TaskValue, 'schoolId' | 'id'>;
type StoredState = TaskValue['state'];

/** Lists of tasks. Those of classes and students are ordered by `releaseAt`. */
export const TASK_LISTS = {
  /** All of the school or of an author: released ones by release, others by creation. */
  of: (state?: StoredState, author?: UserId) =>
    `tasks${state ? `-${state}` : ''}${author ? `-${author}` : ''}`,
  ofClass: (id: ClassId) => `tasks-class-${id}`,
  ofStudent: (id: UserId) => `tasks-student-${id}`,
  library: 'tasks-library',
  find: 'tasks-find',
} as const;

function placesOf(task: TaskValue): [list: string, position: string][] {
  const { state, author, releaseAt, created, library } = task;
  const given = state === 'released';
  const owners = [undefined, author].flatMap((owner): [string, string][] => [
    [TASK_LISTS.of(undefined, owner), created],
    [TASK_LISTS.of(state, owner), given ? releaseAt : created],
  ]);
  const shared = library === 'school' && state !== 'withdrawn';
  return [...owners, ...(shared ? [[TASK_LISTS.library, created] as [string, string]] : [])];
}

/** The lists of those to whom it is given. */
const givenTo = ({ state, classIds, studentIds }: TaskValue): string[] =>
  state === 'released'
    ? [...classIds.map(TASK_LISTS.ofClass), ...studentIds.map(TASK_LISTS.ofStudent)]
    : [];

/** So many letters of a title are searched: all changes of a task fit into a transaction. */
const TITLE_SEARCHED = 16;

function listsOf(task: TaskValue): Listing[] {
  const { schoolId, id, title, state } = task;
  const find = schoolList(schoolId, TASK_LISTS.find);
  return [
    ...placesOf(task).map(([list, position]) => listing(schoolList(schoolId, list), position, id)),
    ...givenTo(task).map((list) =>
      showing(listing(schoolList(schoolId, list), task.releaseAt, id)),
    ),
    ...(state === 'withdrawn'
      ? []
      : searchListings(find, [{ text: title, starts: TITLE_SEARCHED }], id)),
  ];
}

/** The partition of a task, its text, counts and reminders. */
export const taskPartition = ({ schoolId, id }: TaskKey): string =>
  `${schoolPrefix(schoolId)}TASK#${id}`;

/** What the lists of classes and students show of a task: whether it has to be read at all. */
export type TaskRow = Pick<TaskValue, 'deadline'>;

/** Tasks as lists show them. Answers of students do not change them. */
export const tasks = entity({
  type: 'task',
  version: 1,
  schema: Task,
  key: (id: TaskKey) => ({ pk: taskPartition(id), sk: 'TASK' }),
  lists: listsOf,
  row: attributes<Task, keyof TaskRow>(['deadline']),
});

/** A file attached to a task. */
const TaskObject = () =>
  z.object({ id: UploadId, key: z.string(), name: z.string(), bytes: z.number().int() });

const Template = () =>
  z.object({
    workId: WorkId,
    version: z.number().int(),
    title: z.string(),
    key: z.string(),
    bytes: z.number().int(),
    contentType: z.string(),
    name: z.string(),
    thumbnail: z.string(),
  });
export type Template = z.infer<ReturnType<typeof Template>>;

/** The content of a task, in an item of its own because lists do not need it. */
const TaskText = () =>
  z.object({
    schoolId: SchoolId,
    taskId: TaskId,
    content: StoredRichText(),
    files: z.array(TaskObject()),
    template: Template().optional(),
  });
export type TaskText = z.infer<ReturnType<typeof TaskText>>;

export const taskTexts = entity({
  type: 'task-text',
  version: 2,
  // Only the form of its formatted text changed, which reads both.
  upgrades: { 1: (item) => item },
  schema: TaskText,
  stored: (text) => ({ ...text, content: toStoredText(text.content) }),
  key: (id: TaskKey) => ({ pk: taskPartition(id), sk: 'TEXT' }),
});

/** When a member of staff last reminded students who have not handed in. */
const TaskReminder = () => z.object({ at: z.iso.datetime() });

export const taskReminders = entity({
  type: 'task-reminder',
  version: 1,
  schema: TaskReminder,
  key: ({ by, ...id }: TaskKey & { readonly by: UserId }) => ({
    pk: taskPartition(id),
    sk: `REMINDER#${by}`,
  }),
});
