import type { TaskDto } from '#shared/tasks/fields.ts';

/** A task that begins with a Scratch project, as its student sees it. */
export const taskOf = (id: string, values: Partial<TaskDto> = {}): TaskDto => ({
  id: id as TaskDto['id'],
  title: `Task ${id}`,
  kind: 'scratch',
  author_id: 'usr_1' as TaskDto['author_id'],
  author: '周雨桐',
  state: 'released',
  deadline: '',
  late: false,
  release_at: '2026-03-01T08:00:00.000Z',
  class_ids: [],
  classes: [],
  student_ids: [],
  students: 0,
  library: 'own',
  template: true,
  files: 0,
  created: '2026-03-01T07:00:00.000Z',
  rev: 1,
  counts: null,
  answer: 'new',
  work_id: '',
  score: null,
  ...values,
});
