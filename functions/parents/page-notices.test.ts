import { expect, test } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { parents } from '#shared/parents/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeFamily } from '#tests/factories/parent.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { giveNotice, withdrawNotice } from '#tests/factories/school-notice.ts';

const { showPage, showNotice } = parents.endpoints;

test('a family sees what the school tells the child, and what it has taken back no more', async () => {
  const schoolId = await makeSchool();
  const principal = await makePerson(schoolId, ROLE.principal);
  const { token, child, sibling } = await makeFamily({ schoolId });
  const { id } = await giveNotice(principal, { title: '全校', roles: 'student', important: true });
  await giveNotice(principal, { title: '教师', roles: 'teacher' });
  const other = await giveNotice(principal, { title: '妹妹', user_ids: sibling.userId });
  await giveNotice(principal, { title: '哥哥', user_ids: child.userId });

  const page = async () => (await call(showPage, { payload: { token } })).data.notices;
  expect(await page()).toMatchObject([
    { title: '哥哥' },
    { id, title: '全校', important: true, by: principal.name },
  ]);
  const opened = await call(showNotice, { payload: { token, notice_id: id } });
  expect(opened.data.text.content.content).toHaveLength(1);
  const foreign = { token, notice_id: other.id };
  expect((await call(showNotice, { payload: foreign })).code).toBe(CODE.notFound);

  await withdrawNotice(principal, id);

  expect(await page()).toMatchObject([{ title: '哥哥' }]);
  expect(await call(showNotice, { payload: { token, notice_id: id } })).toMatchObject({
    code: CODE.notFound,
    data: { withdrawn: true },
  });
  expect((await call(showNotice, { payload: { token: 'x', notice_id: id } })).code).toBe(
    CODE.notFound,
  );
});
