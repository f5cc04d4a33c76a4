import * as z from 'zod';
import { group, post } from '#shared/endpoint.ts';
import { plainDay, words } from '#shared/fields.ts';
import { ClassId, LessonId, StudentId, UserId, WorkId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { isSearchable } from './search-words.ts';

const FoundClass = () => z.object({ id: ClassId, name: z.string(), closed: z.boolean() });

const find = post('school/search', {
  summary:
    'Students, classes, staff, lessons and works with the words in their name or title, or whose Chinese name is typed like that on a Latin keyboard, a few of each. A teacher finds students and classes of the own ones; a student finds own classes, lessons and works. Lessons are the next ones of what else was found.',
  access: [ROLE.principal, ROLE.teacher, ROLE.student],
  writes: 'no',
  budget: { read: 9, write: 0 },
  input: () =>
    z.object({
      words: words(LIMITS.searchTextMax).refine((text) => text === '' || isSearchable(text), {
        params: { rule: 'too_short' },
      }),
    }),
  output: () =>
    z.object({
      students: z.array(z.object({ id: StudentId, name: z.string(), classes: z.string() })),
      classes: z.array(FoundClass()),
      teachers: z.array(z.object({ id: UserId, name: z.string() })),
      lessons: z.array(
        z.object({
          id: LessonId,
          class_id: ClassId,
          class_name: z.string(),
          teacher_name: z.string(),
          topic: z.string(),
          date: plainDay,
          start: z.string(),
          end: z.string(),
        }),
      ),
      works: z.array(z.object({ id: WorkId, title: z.string(), author: z.string() })),
    }),
});

export const search = group('search', { find });
