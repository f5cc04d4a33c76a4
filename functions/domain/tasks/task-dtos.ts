import { type Class, classes } from '#functions/domain/classes/class.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { kindOfFile } from '#functions/domain/storage/kind-of-file.ts';
import { withAddresses } from '#functions/domain/storage/rich-text-pictures.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { type ClassId, StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { TaskCounts, TaskDto, TaskText as TaskTextRecord } from '#shared/tasks/fields.ts';
import { type Task, type TaskText, type TaskValue, taskTexts } from './task.ts';
import { sumAnswers, type TaskAnswer, taskAnswers } from './task-answer.ts';
import { stateAt } from './task-scope.ts';

async function namesOf(list: readonly Task[]): Promise<Map<string, string>> {
  const distinct = new Map(
    list.map(({ schoolId, author }) => [author, { schoolId, userId: author }]),
  );
  const found = await users.getMany([...distinct.values()]);
  return new Map(found.flatMap((user) => (user ? [[user.id, user.name]] : [])));
}

type ClassesById = ReadonlyMap<ClassId, Class>;

/** The classes to which tasks of one school are given. */
async function classesOf(list: readonly Task[]): Promise<ClassesById> {
  const ids = list.flatMap(({ schoolId, classIds }) => classIds.map((id) => ({ schoolId, id })));
  const found = await classes.getMany(ids);
  return new Map(found.flatMap((each) => (each ? [[each.id, each]] : [])));
}

const common = (task: Task, author: string, now: Date) => ({
  id: task.id,
  title: task.title,
  kind: task.kind,
  author_id: task.author,
  author,
  state: stateAt(task, now),
  late: task.late,
  release_at: task.releaseAt,
  library: task.library,
  template: task.template,
  files: task.files,
  created: task.created,
  rev: task.rev,
});

function forStaff(task: Task, counts: TaskCounts, known: ClassesById) {
  const given = task.classIds.flatMap((id) => known.get(id) ?? []);
  return {
    deadline: task.deadline,
    class_ids: task.classIds,
    classes: given.map(({ id, name }) => ({ id, name })),
    student_ids: task.studentIds.map((id) => StudentId.parse(id)),
    students: given.reduce((sum, { size }) => sum + size, task.studentIds.length),
    counts,
    answer: '' as const,
    work_id: '',
    score: null,
  };
}

/** Students see only their own classes and their own deadline. */
const forStudent = ({ user }: Actor, task: TaskValue, answer: TaskAnswer | undefined) => ({
  deadline: answer?.extension || task.deadline,
  class_ids: task.classIds.filter((id) => user.classIds.includes(id)),
  classes: [],
  student_ids: [],
  students: 0,
  counts: null,
  answer: answer?.state ?? ('new' as const),
  work_id: answer?.workId ?? '',
  score: answer?.score ?? null,
});

const answersOf = ({ schoolId, userId }: Actor, list: readonly Task[]) =>
  taskAnswers.getMany(list.map(({ id: taskId }) => ({ schoolId, taskId, userId })));

/** Tasks as the caller sees them: for staff with the counts of all students, for students with their own answer. */
export async function toTaskDtos(
  actor: Actor,
  list: readonly Task[],
  now: Date,
): Promise<TaskDto[]> {
  const naming = namesOf(list);
  if (actor.role === ROLE.student) {
    const [names, answers] = await Promise.all([naming, answersOf(actor, list)]);
    return list.map((task, index) => ({
      ...common(task, names.get(task.author) ?? '', now),
      ...forStudent(actor, task, answers[index]),
    }));
  }
  const [names, known, counts] = await Promise.all([
    naming,
    classesOf(list),
    Promise.all(list.map((task) => sumAnswers(task))),
  ]);
  return list.flatMap((task, index) => {
    const sum = counts[index];
    const author = names.get(task.author) ?? '';
    return sum ? [{ ...common(task, author, now), ...forStaff(task, sum, known) }] : [];
  });
}

export async function toTaskDto(actor: Actor, task: Task, now: Date): Promise<TaskDto> {
  const [record] = await toTaskDtos(actor, [task], now);
  if (!record) throw new TypeError('a task without its DTO');
  return record;
}

/** The content of a task, with signed addresses. */
export async function toTaskTextDto(
  { content, files, template }: Pick<TaskText, 'content' | 'files' | 'template'>,
  now: Date,
): Promise<TaskTextRecord> {
  return {
    content: { type: 'doc', content: await withAddresses(content.content ?? [], now) },
    files: await Promise.all(
      files.map(async ({ id, key, name, bytes }) => ({
        id,
        name,
        bytes,
        kind: kindOfFile(key),
        url: await mediaUrl(key, now),
      })),
    ),
    template: template
      ? {
          work_id: template.workId,
          version: template.version,
          title: template.title,
          thumbnail: await mediaUrl(template.thumbnail, now),
          url: await mediaUrl(template.key, now),
        }
      : null,
  };
}

export async function loadText(task: Task): Promise<TaskText> {
  const found = await taskTexts.get(task, { consistent: true });
  return found ?? { schoolId: task.schoolId, taskId: task.id, content: { type: 'doc' }, files: [] };
}
