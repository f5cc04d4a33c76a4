import { DAY_MS } from '#shared/days.ts';
import type { ClassId } from '#shared/ids.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { fillHome } from '#tests/factories/home.ts';
import { storeLesson } from '#tests/factories/lesson.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { storeTask } from '#tests/factories/task.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';

/** A person with something in each card of the home. */
export async function makeFilledHome(role: Role, edition: 'standard' | 'platform' = 'standard') {
  const person = await newPerson(role, { edition });
  await fillHome(person);
  return person;
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

interface DueTask {
  readonly title: string;
  /** In so many days. */
  readonly due: number;
  readonly late?: boolean;
}

/** A class of the child, whose teacher gives these tasks. */
export async function giveTasks(child: Person, tasks: readonly DueTask[]) {
  const teacher = await makePerson(child.schoolId, ROLE.teacher, { name: '周雨桐' });
  const classId = await makeClass(teacher, [child], { name: '三年级' });
  const given = { state: 'released', releaseAt: inDays(-2) } as const;
  for (const { due, ...task } of tasks)
    await storeTask(teacher, { ...given, ...task, classIds: [classId], deadline: inDays(due) });
  return { teacher, classId };
}

/** A lesson that begins in so many days. */
export async function planLesson(teacher: Person, classId: ClassId, days: number): Promise<void> {
  const [startsAt, endsAt] = [inDays(days), inDays(days + 1 / 24)];
  await storeLesson(teacher, classId, { date: startsAt.slice(0, 10), startsAt, endsAt });
}
