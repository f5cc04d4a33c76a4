import type { SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from './class.ts';
import { freshPhone, lastCode, sendRecoveryCode } from './contact.ts';
import { makePerson, type Person } from './person.ts';
import { freshKey, makeStudent } from './student.ts';

/** The payload of a message to a class of one student with a phone. */
export async function newClassMessage(principal: Person) {
  const student = await makeStudent(principal, { phone: freshPhone() });
  return {
    class_id: await makeClass(principal, [student]),
    request_key: freshKey(),
    kind: 'bring',
    language: 'zh',
    date: '2026-10-21',
    thing: '充好电的平板',
  } as const;
}

/** The payload of a password reset with a code that was just sent. */
export async function newVerification(schoolId: SchoolId) {
  const phone = freshPhone();
  const { account } = await makePerson(schoolId, ROLE.teacher, { phone });
  const ticket = await sendRecoveryCode(account);
  return { purpose: 'password', ticket, sms_code: await lastCode(phone) } as const;
}
