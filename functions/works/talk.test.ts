import { describe, expect, it } from 'vitest';
import { works as stored } from '#functions/domain/works/work.ts';
import { CODE } from '#shared/codes.ts';
import { notices } from '#shared/notices/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { works } from '#shared/works/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey, freshName, makeStudent } from '#tests/factories/student.ts';
import { publishWork, storeVersion, storeWork } from '#tests/factories/work.ts';

const { addComment, comments, removeComment, filterWords, tipOffs, info, remove } = works.endpoints;
const say = (as: Person, work_id: string, text: string, request_key = freshKey()) =>
  call(addComment, { as, payload: { work_id, text, request_key } });
const titlesOf = async (as: Person) =>
  (
    await call(notices.endpoints.list, { as, language: 'en', payload: { user_id: as.userId } })
  ).data.list.map(({ title }) => title);

async function makeScene() {
  const principal = await makePerson(await makeSchool(), ROLE.principal);
  const [author, reader] = [await makeStudent(principal), await makeStudent(principal)];
  return {
    principal,
    author,
    reader,
    work_id: await storeVersion(author, { visibility: 'public' }),
  };
}

describe('words of the school', () => {
  it('are kept by the principal, and masked in what is said from then on', async () => {
    const { principal, reader, work_id } = await makeScene();
    const edit = (words: string, rev: number) =>
      call(filterWords, { as: principal, payload: { words, rev } });
    expect((await edit('笨蛋\n 傻瓜 \n笨蛋', 0)).data).toEqual({ words: ['笨蛋', '傻瓜'], rev: 1 });
    expect((await edit('别的', 0)).code).toBe(CODE.wait);
    const said = (await say(reader, work_id, '笨蛋！')).data;
    expect(said).toMatchObject({ masked: true, comment: { text: '**！' } });
  });
});

describe('comments', () => {
  it('are counted once each, and nobody outside learns who wrote them', async () => {
    const { author, reader, work_id } = await makeScene();
    const key = freshKey();
    await Promise.all([1, 2].map(() => say(reader, work_id, '好玩', key)));
    await say(author, work_id, '谢谢');
    const { data } = await call(comments, { payload: { work_id } });
    expect(data.list.map(({ text }) => text)).toEqual(['谢谢', '好玩']);
    expect(JSON.stringify(data)).not.toContain(reader.name);
    expect(
      (
        await stored.get({
          schoolId: author.schoolId,
          id: (await call(info, { as: author, payload: { work_id } })).data.work.id,
        })
      )?.comments,
    ).toBe(2);
  });

  it('are deleted by who wrote them, whose work it is, or staff', async () => {
    const { principal, author, reader, work_id } = await makeScene();
    const bystander = await makeStudent(principal, { name: freshName() });
    for (const as of [reader, author, principal]) {
      const comment_id = (await say(reader, work_id, '好玩')).data.comment.id;
      const payload = { work_id, comment_id };
      expect((await call(removeComment, { as: bystander, payload })).code).toBe(CODE.forbidden);
      expect((await call(removeComment, { as, payload })).code).toBe(CODE.ok);
      expect((await call(removeComment, { as, payload })).code).toBe(CODE.notFound);
    }
    expect((await call(info, { payload: { work_id } })).data.work.comments).toBe(0);
  });
});

describe('what staff do to the work of a student', () => {
  it('is notified to its author: taken back, and deleted, once each', async () => {
    const { principal, author, work_id } = await makeScene();
    const takeBack = (as: Person, rev: number) =>
      publishWork(as, { work_id, rev, visibility: 'private' });
    expect((await takeBack(author, 0)).code).toBe(CODE.ok);
    expect((await publishWork(author, { work_id, rev: 1 })).code).toBe(CODE.ok);
    expect(await titlesOf(author)).toEqual([]);
    expect((await takeBack(principal, 2)).code).toBe(CODE.ok);
    expect((await takeBack(principal, 3)).code).toBe(CODE.ok);
    expect(await titlesOf(author)).toEqual(['Your work “迷宫” is not shown any more']);
    const removing = () => call(remove, { as: principal, payload: { work_ids: work_id } });
    await Promise.all([removing(), removing()]);
    expect((await titlesOf(author))[0]).toBe('Your work “迷宫” was deleted by a teacher');
    expect(await titlesOf(author)).toHaveLength(2);
  });
});

describe('an abuse report', () => {
  const report = (as: Person, work_id: string) =>
    call(tipOffs, {
      as,
      payload: { action: 'report', work_id, reason: 'rude', text: '不好' },
    });
  const queue = async (as: Person) =>
    (await call(tipOffs, { as, payload: { action: 'list' } })).data.tip_offs?.list ?? [];

  it('waits once in the queue of staff; both sides are told the outcome', async () => {
    const { principal, author, reader, work_id } = await makeScene();
    await Promise.all([report(reader, work_id), report(reader, work_id)]);
    expect((await call(tipOffs, { as: reader, payload: { action: 'list' } })).code).toBe(
      CODE.forbidden,
    );
    const [tip, ...others] = await queue(principal);
    expect(others).toEqual([]);
    expect(tip).toMatchObject({ reporter: reader.name, author: author.name, state: 'open' });

    const settle = (outcome: 'removed' | 'kept') =>
      call(tipOffs, { as: principal, payload: { action: 'settle', id: tip?.id, outcome } });
    expect((await settle('removed')).code).toBe(CODE.ok);
    expect((await settle('removed')).code).toBe(CODE.ok);
    expect((await settle('kept')).code).toBe(CODE.wait);
    expect(await queue(principal)).toEqual([]);
    expect((await call(info, { payload: { work_id } })).code).toBe(CODE.notFound);
    expect(await titlesOf(reader)).toEqual(['Your report about “迷宫” was settled']);
    expect(await titlesOf(author)).toEqual(['Your work “迷宫” was taken away']);
    expect((await publishWork(author, { work_id, rev: 1 })).code).toBe(CODE.forbidden);
    // Until staff publish it again.
    expect((await publishWork(principal, { work_id, rev: 1 })).code).toBe(CODE.ok);
    expect((await publishWork(author, { work_id, rev: 2 })).data.work.blocked).toBe(false);
  });

  it('about a comment takes the comment away and leaves the work', async () => {
    const { principal, author, reader, work_id } = await makeScene();
    const comment_id = (await say(reader, work_id, '讨厌')).data.comment.id;
    await call(tipOffs, { as: author, payload: { work_id, comment_id, reason: 'rude' } });
    const [tip] = await queue(principal);
    expect(tip).toMatchObject({ comment: '讨厌', author: reader.name });
    await call(tipOffs, {
      as: principal,
      payload: { action: 'settle', id: tip?.id, outcome: 'removed' },
    });
    expect((await call(comments, { payload: { work_id } })).data.list).toEqual([]);
    expect(await titlesOf(reader)).toEqual(['Your comment on “迷宫” was deleted']);
  });

  it('is nothing that another school can do', async () => {
    const work_id = await storeWork(await makePerson(await makeSchool(), ROLE.student), {
      visibility: 'school',
    });
    const stranger = await makePerson(await makeSchool(), ROLE.student);
    expect((await report(stranger, work_id)).code).toBe(CODE.notFound);
    expect((await say(stranger, work_id, '好玩')).code).toBe(CODE.notFound);
  });
});
