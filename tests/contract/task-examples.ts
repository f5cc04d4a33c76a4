import { newId, StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { changePerson, type Person } from '#tests/factories/person.ts';
import { freshKey, studentId } from '#tests/factories/student.ts';
import { answerTask, makeTask, makeTaskFor, newTask, writeTask } from '#tests/factories/task.ts';
import { storeVersion } from '#tests/factories/work.ts';
import type { Scene } from './example-scene.ts';

/** A task that the caller has to do with. */
const taskOf = (actor: Person) =>
  actor.role === ROLE.student ? makeTaskFor(actor) : makeTask(actor).then(({ task }) => task);

const handedIn = async (actor: Person) => {
  const { task, student } = await makeTask(actor);
  await answerTask(student, task.id);
  return { task_id: task.id, student_id: studentId(student) };
};

export const taskExamples = {
  list: async ({ actor }: Scene) => {
    await taskOf(actor);
    return { limit: 3 };
  },
  find: async ({ actor }: Scene) => {
    const [, word = ''] = newId('class').split('-');
    const title = word.slice(-12);
    await (actor.role === ROLE.student
      ? makeTaskFor(actor, { title })
      : makeTask(actor, { title }));
    return { search: title };
  },
  library: async ({ actor }: Scene) => {
    await writeTask(actor);
    return { limit: 3 };
  },
  add: () => newTask(),
  save: async ({ actor }: Scene) => {
    const { id, rev } = await writeTask(actor);
    const { request_key: _, ...said } = newTask({ title: '太空' });
    return { ...said, task_id: id, rev };
  },
  remove: async ({ actor }: Scene) => ({ task_id: (await writeTask(actor)).id }),
  release: async ({ actor }: Scene) => {
    const { id, rev } = await writeTask(actor);
    return { task_id: id, rev, class_ids: await makeClass(actor, []) };
  },
  details: async ({ actor }: Scene) => ({ task_id: (await taskOf(actor)).id, limit: 5 }),
  submission: async ({ actor }: Scene) => {
    if (actor.role !== ROLE.student) return handedIn(actor);
    const { id } = await makeTaskFor(actor);
    await answerTask(actor, id);
    return { task_id: id, student_id: StudentId.parse(actor.userId) };
  },
  review: async ({ actor }: Scene) => ({
    ...(await handedIn(actor)),
    rev: 1,
    outcome: 'done' as const,
    score: 90,
    phrase: 'great' as const,
    comment: '做得很好',
  }),
  extend: async ({ actor }: Scene) => {
    const { task_id, student_id } = await handedIn(actor);
    return { task_id, student_id, deadline: new Date(Date.now() + 86_400_000).toISOString() };
  },
  remind: async ({ actor }: Scene) => ({ task_id: (await makeTask(actor)).task.id }),
  exportSheet: async ({ actor }: Scene) => {
    if (actor.role === ROLE.teacher) await changePerson(actor, { abilities: ['export'] });
    return { task_id: (await makeTask(actor)).task.id };
  },
  ofStudent: async ({ actor }: Scene) => {
    await makeTaskFor(actor);
    return { limit: 3 };
  },
  open: async ({ actor }: Scene) => ({ task_id: (await makeTaskFor(actor)).id }),
  submit: async ({ actor }: Scene) => {
    const { id } = await makeTaskFor(actor);
    const work_id = await storeVersion(actor);
    return { task_id: id, work_id, version: 1, request_key: freshKey() };
  },
};
