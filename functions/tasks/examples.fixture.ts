import { newId, StudentId, type TaskId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { tasks } from '#shared/tasks/contract.ts';
import type { ExamplesOf } from '#tests/contract/example.ts';
import { makeClass } from '#tests/factories/class.ts';
import type { Person } from '#tests/factories/person.ts';
import { freshKey, studentId } from '#tests/factories/student.ts';
import {
  newTask,
  storeGiven,
  storeGivenTo,
  storeHandedIn,
  storeTask,
} from '#tests/factories/task.ts';
import { storeVersion } from '#tests/factories/work.ts';
import { minutesAgo, storeHistory, storeWorking } from '#tests/factories/work-history.ts';

/** A task of the caller, or given to the caller. */
const taskOf = async (actor: Person, values: Parameters<typeof storeTask>[1] = {}) => {
  const make = actor.role === ROLE.student ? storeGivenTo : storeGiven;
  return (await make(actor, values)).task;
};

/** A student has worked until after the deadline, and handed in nothing: what is frozen is searched for. */
async function storeFrozen(student: Person, taskId: TaskId) {
  const saves = Array.from({ length: 40 }, (_, index) => ({ at: minutesAgo(60 - index) }));
  const workId = await storeHistory(student, saves);
  await storeWorking(student, taskId, workId, minutesAgo(90));
}

const OVER = () => ({ releaseAt: minutesAgo(120), deadline: minutesAgo(50.5) });

/** A task that is over, of the caller's class or given to the caller, with an answer that is frozen. */
const frozen = async (actor: Person) => {
  if (actor.role === ROLE.student) {
    const { task } = await storeGivenTo(actor, OVER());
    await storeFrozen(actor, task.id);
    return { task_id: task.id, student_id: StudentId.parse(actor.userId) };
  }
  const { task, student } = await storeGiven(actor, OVER());
  await storeFrozen(student, task.id);
  return { task_id: task.id, student_id: studentId(student) };
};

const handedIn = async (actor: Person) => {
  const { task, student } = await storeGiven(actor);
  await storeHandedIn(student, task.id);
  return { task_id: task.id, student_id: studentId(student) };
};

export const examples: ExamplesOf<typeof tasks> = {
  list: async ({ actor }) => {
    await taskOf(actor);
    return { limit: 3 };
  },
  find: async ({ actor }) => {
    const [, word = ''] = newId('class').split('-');
    const title = word.slice(-12);
    await taskOf(actor, { title });
    return { search: title };
  },
  library: async ({ actor }) => {
    await storeTask(actor);
    return { limit: 3 };
  },
  add: () => newTask(),
  save: async ({ actor }) => {
    const { id } = await storeTask(actor);
    const { request_key: _, ...said } = newTask({ title: '太空' });
    return { ...said, task_id: id, rev: 1 };
  },
  remove: async ({ actor }) => ({ task_id: (await storeTask(actor)).id }),
  release: async ({ actor }) => {
    const { id } = await storeTask(actor);
    return { task_id: id, rev: 1, class_ids: await makeClass(actor, []) };
  },
  details: async ({ actor }) => ({ task_id: (await frozen(actor)).task_id, limit: 5 }),
  submission: ({ actor }) => frozen(actor),
  review: async ({ actor }) => ({
    ...(await frozen(actor)),
    rev: 1,
    what: 'deadline',
    version: 10,
    outcome: 'done',
    score: 90,
    phrase: 'great',
    comment: '做得很好',
  }),
  extend: async ({ actor }) => {
    const { task_id, student_id } = await handedIn(actor);
    return { task_id, student_id, deadline: new Date(Date.now() + 86_400_000).toISOString() };
  },
  remind: async ({ actor }) => ({ task_id: (await storeGiven(actor)).task.id }),
  exportSheet: async ({ actor }) => {
    return { task_id: (await frozen(actor)).task_id };
  },
  ofStudent: async ({ actor }) => {
    await storeGivenTo(actor);
    return { limit: 3 };
  },
  open: async ({ actor }) => {
    const { task } = await storeGivenTo(actor, OVER());
    const work_id = await storeVersion(actor);
    return { task_id: task.id, work_id };
  },
  submit: async ({ actor }) => {
    const { task } = await storeGivenTo(actor);
    const work_id = await storeVersion(actor);
    return { task_id: task.id, work_id, version: 1, request_key: freshKey() };
  },
};
