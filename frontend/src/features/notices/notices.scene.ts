import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { sendNotice } from '#tests/factories/notice.ts';
import { makeParentCode } from '#tests/factories/parent.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { storePublished, storeTemplate } from '#tests/factories/school-notice.ts';
import { newColleague, newPerson } from '#tests/screens/harness/people.scene.ts';

const makePupil = ({ schoolId }: Person, name: string): Promise<Person> =>
  makePerson(schoolId, ROLE.student, { name });

/** A principal of a school with one student. */
export async function makePrincipal() {
  const principal = await newPerson(ROLE.principal);
  return { principal, pupil: await makePupil(principal, '王子涵') };
}

/** The same with a notice to the school. */
export async function makeSent(title: string) {
  const { principal } = await makePrincipal();
  return { principal, noticeId: await storePublished(principal, { title }) };
}

/** A teacher with a class and a template. */
export async function makeTeacher() {
  const teacher = await newPerson(ROLE.teacher);
  const pupil = await makePupil(teacher, '李沐阳');
  const classId = await makeClass(teacher, [pupil], { name: 'Scratch 一班' });
  await storeTemplate(teacher, '带平板');
  return { teacher, classId };
}

/** The same with a notice to the class. */
export async function makeClassNotice() {
  const { teacher, classId } = await makeTeacher();
  await storePublished(teacher, { roles: [], classIds: [classId] });
  return teacher;
}

/** A student with two notices of the school and one of the service. */
export async function makeReader() {
  const student = await newPerson(ROLE.student);
  const principal = await newColleague(student, ROLE.principal);
  const noticeId = await storePublished(principal, { title: '家长开放日' });
  await storePublished(principal, { title: '运动会' });
  await sendNotice(student, { title: '调课通知' });
  return { student, principal, noticeId };
}

/** The page of a child whose school has something important to say. */
export async function makeFamilyPage(title: string) {
  const { principal, pupil } = await makePrincipal();
  await storePublished(principal, { title, important: true });
  return `/parent/${await makeParentCode(pupil)}`;
}
