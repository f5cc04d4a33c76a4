import readSheets from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { CODE } from '#shared/codes.ts';
import { logs } from '#shared/logs/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { changePerson, makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { daysAgo, makePeople, signIn } from './logged-school.fixture.ts';

const { sheet } = logs.endpoints;

const rowsOf = async (content: string) => {
  const [first] = await readSheets(Buffer.from(content, 'base64'));
  return first?.data ?? [];
};

it('writes the sign-ins as a sheet, with filters; the log keeps that they were exported', async () => {
  const { school, principal, teacher } = await makePeople();
  await signIn(teacher, { now: daysAgo(40), result: 'wrong-password' });
  await signIn(principal, { now: daysAgo(1) });

  const payload = { kind: 'login', result: 'wrong-password' } as const;
  const { data } = await call(sheet, { as: principal, payload, language: 'en' });

  const [heading, ...rows] = await rowsOf(data.content);
  expect(heading?.slice(0, 5)).toEqual(['Time', 'Who', 'Account', 'Outcome', 'How']);
  const moment = daysAgo(40).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
  expect(String(rows[0]?.[0]).slice(0, 10)).toBe(moment.slice(0, 10));
  const entry = ['李老师', teacher.account, 'Wrong password', 'Password', 'Chrome · Windows'];
  expect(rows.map((row) => row.slice(1))).toEqual([[...entry, '203.0.113.7', 1]]);
  expect(data).toMatchObject({ rows: 1, truncated: false });
  expect(await operationsOf(school)).toMatchObject([
    { action: 'log.export', userId: principal.userId, detail: { log: 'login', rows: 1 } },
  ]);
});

it('a name or value that looks like a formula is a text', async () => {
  const { school, principal } = await makePeople();
  await changePerson(principal, { name: '=1+1' });
  const detail = {
    name: '=HYPERLINK("x")',
    before: { remark: '+1' },
    after: { remark: '@SUM(1)' },
  };
  const origin = { schoolId: school, userId: principal.userId, address: '', agent: '=2' };
  await logOperation({ ...origin, now: daysAgo(0) }, 'class.edit', detail);

  const payload = { kind: 'operation' } as const;
  const { data } = await call(sheet, { as: principal, payload, language: 'en' });

  const [, row] = await rowsOf(data.content);
  const own = ['Edited a class', '=HYPERLINK("x")', 'Remark: +1', 'Remark: @SUM(1)'];
  expect(row?.slice(1, 6)).toEqual(['=1+1', ...own]);
});

it('is for principals, of their own school, and for operators of any, where it is logged', async () => {
  const { school, principal, teacher } = await makePeople();
  const other = await makePeople();
  const operator = await makePerson(await makeSchool({ edition: 'platform' }), ROLE.platform);
  await signIn(teacher, {});
  const payload = { kind: 'login', school } as const;

  expect((await call(sheet, { as: teacher, payload })).code).toBe(CODE.forbidden);
  expect((await call(sheet, { as: other.principal, payload })).code).toBe(CODE.forbidden);
  expect((await call(sheet, { as: operator, payload })).data.rows).toBe(1);
  expect((await call(sheet, { as: principal, payload })).data.rows).toBe(1);
  const actions = (await operationsOf(school)).map(({ action, userId }) => [action, userId]);
  expect(actions).toEqual(
    expect.arrayContaining([
      ['platform.login-log', operator.userId],
      ['log.export', operator.userId],
      ['log.export', principal.userId],
    ]),
  );
});
