import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import {
  cursor,
  dateTime,
  flag,
  integer,
  oneOf,
  optionalText,
  optionalWords,
  page,
  pageSize,
  requestKey,
  rev,
  Sheet,
  words,
} from '#shared/fields.ts';
import { ClassId, StudentId, TaskId, WorkId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { versionNumber } from '#shared/works/fields.ts';
import {
  AnswerDto,
  HandedIn,
  optionalInstant,
  Submission,
  TaskDto,
  TaskPhrase,
  TaskText,
} from './fields.ts';
import { TASK_LIMITS } from './limits.ts';
import { ANSWER_STATES, REVIEWED, TASK_FILTERS, TASK_LIBRARIES } from './rules.ts';
import { add, release, remove, save } from './writing-calls.ts';

const paging = { cursor, limit: pageSize };
const PEOPLE = [...STAFF, ROLE.student];
const refusals = [CODE.wait, CODE.notFound];
const list = post('task/list', {
  summary:
    'Tasks, the newest first. Staff: own ones, those of the own classes or of `class_id`, or (principals) all of the school. Students: those given to them. A page of `past` ones may be short although more follows.',
  access: PEOPLE,
  writes: 'no',
  budget: { read: 6, write: 0 },
  codes: [CODE.notFound],
  input: () =>
    z.object({
      scope: oneOf(['mine', 'classes', 'school']).default('mine'),
      state: oneOf(TASK_FILTERS).optional(),
      class_id: ClassId.optional(),
      ...paging,
    }),
  output: () => page(TaskDto()),
});

const find = post('task/find_task2', {
  summary: 'Tasks whose title contains the words, of those that the caller may see.',
  access: PEOPLE,
  writes: 'no',
  budget: { read: 7, write: 0 },
  input: () => z.object({ search: words(LIMITS.searchTextMax).min(1), ...paging }),
  output: () => page(TaskDto()),
});

const library = post('task/mission_select', {
  summary: 'Tasks to take over: own ones, and those that colleagues share with the school.',
  access: STAFF,
  writes: 'no',
  budget: { read: 5, write: 0 },
  input: () =>
    z.object({
      library: oneOf(TASK_LIBRARIES).default('own'),
      search: optionalWords(LIMITS.searchTextMax),
      ...paging,
    }),
  output: () => page(TaskDto()),
});

const details = post('task/details', {
  summary:
    'A task, and for staff a page of the students whom they teach with their states. With `filter` a page may be short although more follows; those who wait for a review come in the order of handing in (`order`).',
  access: PEOPLE,
  writes: 'no',
  budget: { read: 12, write: 0 },
  codes: [CODE.notFound],
  input: () =>
    z.object({
      task_id: TaskId,
      class_id: ClassId.optional(),
      filter: oneOf([...ANSWER_STATES, 'waiting', 'missing']).optional(),
      /** With a `filter` of students who have opened it: sorts by when they reached the state. */
      order: oneOf(['first', 'last']).default('first'),
      ...paging,
    }),
  output: () =>
    z.object({
      task: TaskDto(),
      text: TaskText(),
      /** Classes of the task, of a teacher the own ones, with their students. */
      classes: z.array(z.object({ id: ClassId, name: z.string(), students: z.number().int() })),
      /** Students to whom it is given beside the classes. */
      singles: z.array(z.object({ id: StudentId, name: z.string() })),
      students: page(AnswerDto()),
    }),
});

const submission = post('task/submit_info', {
  summary: "One student's answer: what was handed in, comment and score. Students: the own one.",
  access: PEOPLE,
  writes: 'no',
  budget: { read: 9, write: 0 },
  codes: [CODE.notFound],
  input: () => z.object({ task_id: TaskId, student_id: StudentId }),
  output: Submission,
});

const review = post('task/review', {
  summary:
    "Review what a student handed in from the answer's `rev`: done, or returned for another try. After the deadline also the version that it has frozen, or the one that arrived late (`what` with its `version`). Answers who waits next. -1 `common.changedMeanwhile` with `data.current`.",
  access: STAFF,
  writes: 'school',
  budget: { read: 13, write: 22 },
  codes: refusals,
  input: () =>
    z.object({
      task_id: TaskId,
      student_id: StudentId,
      rev: rev(0),
      what: oneOf(REVIEWED).default('handed_in'),
      version: versionNumber().optional(),
      outcome: oneOf(['done', 'return']),
      score: integer(0, 100).optional(),
      phrase: oneOf(TaskPhrase).default(''),
      comment: optionalText(TASK_LIMITS.commentMax),
    }),
  output: () => z.object({ answer: AnswerDto(), next_student_id: StudentId.or(z.literal('')) }),
});

const extend = post('task/extend', {
  summary: 'Give a student a later deadline; an empty one takes it back.',
  access: STAFF,
  writes: 'school',
  budget: { read: 8, write: 12 },
  codes: refusals,
  input: () => z.object({ task_id: TaskId, student_id: StudentId, deadline: optionalInstant() }),
  output: () => z.object({ answer: AnswerDto() }),
});

const remind = post('task/remind', {
  summary:
    'Remind those who have handed in nothing, in steps: go on with `cursor` until it is null. Within an hour (`at` is its beginning) nobody is reminded twice.',
  access: STAFF,
  writes: 'school',
  budget: { read: 11, write: 16 },
  codes: refusals,
  input: () => z.object({ task_id: TaskId, cursor }),
  output: () =>
    z.object({ reminded: z.number().int(), at: dateTime, cursor: z.string().nullable() }),
});

const exportSheet = post('task/return_excel', {
  summary: 'A sheet of the students of a task with states and scores (xlsx, base64).',
  access: STAFF,
  abilities: ['export'],
  writes: 'school',
  budget: { read: 9, write: 2 },
  codes: [CODE.notFound],
  input: () => z.object({ task_id: TaskId, class_id: ClassId.optional() }),
  output: Sheet,
});

const ofStudent = post('student/task_list', {
  summary: `My tasks, the newest first. On the first page also how many of the newest ${TASK_LIMITS.ringMax} are how far, and what is to be handed in next (\`first\`): the nearest deadline first, all that is due within ${TASK_LIMITS.dueSoonDays} days, at least ${TASK_LIMITS.first} and at most ${TASK_LIMITS.firstMax}, of \`to_do\` that can be handed in.`,
  access: [ROLE.student],
  writes: 'no',
  budget: { read: 7, write: 0 },
  input: () => z.object(paging),
  output: () =>
    page(TaskDto()).extend({
      first: z.array(TaskDto()),
      to_do: z.number().int(),
      rings: z
        .object({
          total: z.number().int(),
          todo: z.number().int(),
          waiting: z.number().int(),
          returned: z.number().int(),
          done: z.number().int(),
          overdue: z.number().int(),
        })
        .nullable(),
    }),
});

const open = post('task/open', {
  summary:
    'Open a task; with `start` its work is made from the template, once, with `work_id` an own work is named for it.',
  access: [ROLE.student],
  writes: 'school',
  budget: { read: 8, write: 10 },
  codes: refusals,
  input: () =>
    z.object({
      task_id: TaskId,
      start: flag().default(false),
      work_id: WorkId.optional(),
    }),
  output: Submission,
});

const submit = post('student/task_submit', {
  summary:
    'Hand in a version of an own work, which stays as it is from then on. Again until it is reviewed or the deadline passes, and after a return. The same `request_key` answers the same.',
  access: [ROLE.student],
  writes: 'school',
  budget: { read: 10, write: 20 },
  codes: refusals,
  input: () =>
    z.object({
      task_id: TaskId,
      work_id: WorkId,
      version: versionNumber(),
      words: optionalText(TASK_LIMITS.commentMax),
      request_key: requestKey(),
    }),
  output: () => Submission().extend({ confirmed: HandedIn() }),
});

/** Tasks of students: written, released, answered with works, reviewed. */
export const tasks = group('tasks', {
  list,
  find,
  library,
  add,
  save,
  remove,
  release,
  details,
  submission,
  review,
  extend,
  remind,
  exportSheet,
  ofStudent,
  open,
  submit,
});
