import { freshCode, parentCodes, toToken } from '#functions/domain/people/parent-code.ts';
import type { WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from './class.ts';
import { freshPhone } from './contact.ts';
import { storeHours, writerOf } from './hour-writer.ts';
import { dayFromToday, storeLesson } from './lesson.ts';
import { makePerson, type Person } from './person.ts';
import { makeStudent, storeSiblings } from './student.ts';
import { makePastLesson, storeRecord } from './teaching.ts';
import { storeVersion } from './work.ts';

/** What the address of the page of a student ends in. */
export async function makeParentCode({ schoolId, userId }: Person): Promise<string> {
  const code = freshCode({ schoolId, userId }, new Date());
  await parentCodes.overwrite(code, code);
  return toToken(code);
}

export interface Family {
  readonly teacher: Person;
  readonly child: Person;
  readonly sibling: Person;
  readonly token: string;
  readonly work: WorkId;
}

/** A child of whom a page has something of everything to show. */
export async function makeFamily({ schoolId }: Pick<Person, 'schoolId'>): Promise<Family> {
  const teacher = await makePerson(schoolId, ROLE.teacher);
  const phone = freshPhone();
  const child = await makeStudent(teacher, { name: '王子涵', phone });
  const sibling = await makeStudent(teacher, { name: '王小雨', phone });
  await storeSiblings(child, sibling);
  await makeParentCode(sibling);
  const classmate = await makeStudent(teacher, { name: '别人家的孩子' });
  const classId = await makeClass(teacher, [child, classmate]);
  for (const days of [1, 8, 15]) await storeLesson(teacher, classId, { date: dayFromToday(days) });
  for (const start of [6 * 60, 8 * 60])
    await storeRecord(await makePastLesson(teacher, [child, classmate], { start }));
  await storeHours(child, writerOf(teacher), { hours: 12, until: dayFromToday(90) });
  const work = await storeVersion(child, { visibility: 'school', title: '迷宫历险' });
  await storeVersion(child, { title: '还没做完' });
  return { teacher, child, sibling, token: await makeParentCode(child), work };
}
