import { classes } from '#functions/domain/classes/class.ts';
import { lessons } from '#functions/domain/lessons/lesson.ts';
import { users } from '#functions/domain/people/user.ts';
import { earlierSummaries, studentSummaries } from '#functions/domain/students/student-summary.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { schoolList } from '#functions/platform/listing.ts';
import {
  deleteItem,
  getItem,
  putItem,
  queryAll,
  type TableKey,
} from '#functions/platform/table.ts';
import type { ClassId, LessonId, SchoolId } from '#shared/ids.ts';
import type { Person } from './person.ts';

/** The items as they were stored before entries of lists carried rows. */
async function ageItem(key: TableKey, version: number): Promise<void> {
  const { summaryListed: _, ...item } = (await getItem({ Key: key, ConsistentRead: true })) ?? {};
  if (item['type']) await putItem({ Item: { ...item, v: version } });
}

async function ageEntries(schoolId: SchoolId, list: string, target: string): Promise<void> {
  const entries = await queryAll({
    ...inPartition(schoolList(schoolId, list)),
    ConsistentRead: true,
  });
  for (const { row: _, ...entry } of entries)
    if (entry['target'] === target) await putItem({ Item: entry });
}

/** Makes of a person what older code has stored. */
export async function agePerson({ schoolId, userId }: Person): Promise<void> {
  await ageItem(users.key({ schoolId, userId }), 2);
  for (const list of ['students', 'students-name', 'staff'])
    await ageEntries(schoolId, list, userId);
  const summary = await studentSummaries.get({ schoolId, userId }, { consistent: true });
  if (!summary) return;
  const { rev: _, whole: _w, ...value } = summary;
  await earlierSummaries.overwrite(summary, { ...value, whole: false });
  await deleteItem({ Key: studentSummaries.key(summary) });
}

export async function ageClass(schoolId: SchoolId, id: ClassId): Promise<void> {
  await ageItem(classes.key({ schoolId, id }), 2);
  await ageEntries(schoolId, 'classes-name', id);
}

export async function ageLesson(schoolId: SchoolId, id: LessonId): Promise<void> {
  await ageItem(lessons.key({ schoolId, id }), 1);
  await ageEntries(schoolId, 'lessons', id);
}
