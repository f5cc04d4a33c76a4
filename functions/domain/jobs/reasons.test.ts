import { afterEach, expect, it } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { deleteItem } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { makeStudent } from '#tests/factories/student.ts';
import { runJob } from './run-job.ts';
import { hooks, planTally, tallies } from './tally-job.fixture.ts';

afterEach(() => {
  hooks.duringRow = async () => undefined;
});

it('lets a row fail whose child has left, and says so', async () => {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  const students = [
    await makeStudent(teacher),
    await makeStudent(teacher),
    await makeStudent(teacher),
  ];
  const [, left, erased] = students as [Person, Person, Person];
  const planned = await planTally(teacher.schoolId, 4, { students });
  await changePerson(left, { removed: new Date().toISOString() });
  await deleteItem({ Key: users.key(erased) });
  const begun: number[] = [];
  hooks.duringRow = async (at) => begun.push(at);
  const { rows } = await runJob(tallies, planned, new Date());

  expect(begun).toEqual([0, 3]);
  expect(rows.map(({ reason }) => reason)).toEqual([
    '',
    'students.missing',
    'students.missing',
    '',
  ]);
});

it('says of a refusal with values what its code means, and of a fault that it is one', async () => {
  const planned = await planTally(newId('school'), 3);
  const refusals = [
    new CallError(CODE.wait, { reason: 'students.notYours', params: { name: '王子涵' } }),
    refuseField('number', 'invalid'),
    new Error('a fault'),
  ];
  hooks.duringRow = (at) => Promise.reject(refusals[at]);
  const { rows } = await runJob(tallies, planned, new Date());

  expect(rows.map(({ reason }) => reason)).toEqual(['code.-1', 'code.1001', 'code.0']);
});
