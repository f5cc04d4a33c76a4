import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import { works } from '#shared/works/contract.ts';
import { WORK_LIMITS } from '#shared/works/limits.ts';
import { call } from '#tests/contract/harness/call.ts';
import { challengeAnswer } from '#tests/factories/challenge.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey, makeStudent } from '#tests/factories/student.ts';
import { storeVersion } from '#tests/factories/work.ts';

const { addComment, info, publish, tipOffs, visitorTipOff } = works.endpoints;

async function makeScene(visibility: 'public' | 'school' = 'public') {
  const principal = await makePerson(await makeSchool(), ROLE.principal);
  const author = await makeStudent(principal);
  return { principal, author, work_id: await storeVersion(author, { visibility }) };
}
const queueOf = async (as: Person) =>
  (await call(tipOffs, { as, payload: { action: 'list' } })).data.tip_offs?.list ?? [];

let networks = 0;
const freshNetwork = (): string => {
  networks += 1;
  return `203.0.113.${networks}`;
};
interface Said {
  readonly work_id: string;
  readonly comment_id?: string;
  readonly text?: string;
}
const reportAsVisitor = async (said: Said, sourceIp = freshNetwork()) =>
  call(visitorTipOff, {
    payload: { ...said, reason: 'unsafe', verificationCode: await challengeAnswer() },
    sourceIp,
  });

describe('a public work is reported by everybody who sees it', () => {
  it.each([
    ['a student', ROLE.student],
    ['a teacher', ROLE.teacher],
    ['a live teacher', ROLE.liveTeacher],
  ])('%s of another school, whom nobody learns', async (_, role) => {
    const { principal, work_id } = await makeScene();
    const stranger = await makePerson(await makeSchool(), role);
    const report = () => call(tipOffs, { as: stranger, payload: { work_id, reason: 'rude' } });
    expect([(await report()).code, (await report()).code]).toEqual([CODE.ok, CODE.ok]);
    const [tip, ...others] = await queueOf(principal);
    expect(others).toEqual([]);
    expect(tip).toMatchObject({ work_id, reporter: '', outside: true, reason: 'rude' });

    const settled = { action: 'settle', id: tip?.id, outcome: 'removed' };
    expect((await call(tipOffs, { as: principal, payload: settled })).code).toBe(CODE.ok);
    expect((await call(info, { payload: { work_id } })).code).toBe(CODE.notFound);
  });

  it('an operator, who publishes nothing', async () => {
    const { principal, work_id } = await makeScene();
    const operator = await makePerson(await makeSchool(), ROLE.platform);
    await call(tipOffs, { as: operator, payload: { work_id, reason: 'rude' } });
    expect(await queueOf(principal)).toMatchObject([{ outside: true }]);
    const own = { work_id: await storeVersion(operator), rev: 0, title: 'x' };
    const payload = { ...own, category: 'game', visibility: 'school' } as const;
    expect((await call(publish, { as: operator, payload })).code).toBe(CODE.forbidden);
  });

  it('a visitor, once with the same words', async () => {
    const { principal, work_id } = await makeScene();
    const network = freshNetwork();
    for (const text of ['有点吓人', '有点吓人', '很吓人'])
      expect((await reportAsVisitor({ work_id, text }, network)).code).toBe(CODE.ok);
    const texts = (await queueOf(principal)).map(({ text, outside }) => [text, outside]);
    expect(texts).toEqual([
      ['有点吓人', true],
      ['很吓人', true],
    ]);
  });

  it('also a comment on it', async () => {
    const { principal, author, work_id } = await makeScene();
    const said = { work_id, text: '讨厌', request_key: freshKey() };
    const comment_id = (await call(addComment, { as: author, payload: said })).data.comment.id;
    expect((await reportAsVisitor({ work_id, comment_id })).code).toBe(CODE.ok);
    expect(await queueOf(principal)).toMatchObject([{ comment: '讨厌', author: author.name }]);
  });
});

describe('a visitor', () => {
  it('reports nothing without a solved challenge', async () => {
    const { principal, work_id } = await makeScene();
    const payload = { work_id, reason: 'rude', verificationCode: 'x' };
    expect((await call(visitorTipOff, { payload })).code).toBe(CODE.invalid);
    expect(await queueOf(principal)).toEqual([]);
  });

  it('reports nothing that is not public', async () => {
    const { principal, work_id } = await makeScene('school');
    expect((await reportAsVisitor({ work_id })).code).toBe(CODE.notFound);
    expect(await queueOf(principal)).toEqual([]);
  });

  it('does not flood a school', async () => {
    const { principal, work_id } = await makeScene();
    const network = freshNetwork();
    const texts = Array.from({ length: WORK_LIMITS.visitorReportsPerNetwork }, (_, at) => `${at}`);
    for (const text of texts)
      expect((await reportAsVisitor({ work_id, text }, network)).code).toBe(CODE.ok);
    expect(await reportAsVisitor({ work_id, text: 'more' }, network)).toMatchObject({
      code: CODE.wait,
      data: null,
    });
    expect((await reportAsVisitor({ work_id, text: '0' }, network)).code).toBe(CODE.ok);
    expect(await queueOf(principal)).toHaveLength(texts.length);
  });
});
