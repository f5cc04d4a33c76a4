import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson } from '#tests/factories/person.ts';
import { storeTask } from '#tests/factories/task.ts';
import { storeVersion } from '#tests/factories/work.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';

/** A teacher with a class of one student, and a project that may be a template. */
export async function makeTeacher() {
  const teacher = await newPerson(ROLE.teacher);
  const pupil = await makePerson(teacher.schoolId, ROLE.student, { name: '李沐阳' });
  const classId = await makeClass(teacher, [pupil], { name: 'Scratch 一班' });
  await storeVersion(teacher, { title: '迷宫模板' });
  return { teacher, classId };
}

/** The same with a task that the class has, and one of a colleague in the library of the school. */
export async function makeGiven(title: string) {
  const { teacher, classId } = await makeTeacher();
  const colleague = await makePerson(teacher.schoolId, ROLE.teacher, { name: '陈老师' });
  await storeTask(colleague, { title: '天气预报', library: 'school' });
  const releaseAt = new Date().toISOString();
  const task = await storeTask(teacher, {
    state: 'released',
    releaseAt,
    title,
    classIds: [classId],
  });
  return { teacher, classId, taskId: task.id };
}
