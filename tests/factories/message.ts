import { makeClass } from './class.ts';
import type { Person } from './person.ts';
import { freshPhone } from './phone.ts';
import { freshKey, makeStudent } from './student.ts';

/** A message to a class of one student with a number. */
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
