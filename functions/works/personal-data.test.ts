import { describe, expect, it } from 'vitest';
import { works as stored } from '#functions/domain/works/work.ts';
import { CODE } from '#shared/codes.ts';
import type { WorkId } from '#shared/ids.ts';
import { notices } from '#shared/notices/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { FoundPersonal, works } from '#shared/works/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey, makeStudent } from '#tests/factories/student.ts';
import { publishWork, saveWork, storeVersion, storeWork } from '#tests/factories/work.ts';

const { addComment, approve, comments, filterWords, info, waiting } = works.endpoints;
const PHONE = '打给我 13800138000';
const MARK = { field: 'description', kind: 'phone', start: 4, end: 15 } as const;

async function makeScene() {
  const principal = await makePerson(await makeSchool(), ROLE.principal);
  const [author, classmate, stranger] = [
    await makeStudent(principal, { name: '王子涵', nick: '小涵', reading: 'wang zi han' }),
    await makeStudent(principal, { name: '李沐阳', reading: 'li mu yang' }),
    await makeStudent(principal, { name: '赵一鸣' }),
  ];
  const classId = await makeClass(principal, [author, classmate]);
  return { principal, author, classmate, stranger, classId, work_id: await storeVersion(author) };
}

const personalOf = (data: unknown) => FoundPersonal().parse(data).personal;
const seenBy = async (as: Person | undefined, work_id: WorkId) =>
  (await call(info, { as, payload: { work_id } })).data;
const queueOf = async (as: Person) => (await call(waiting, { as, payload: {} })).data.list;
const decide = (as: Person, work_id: WorkId, rev: number, isApproved = true) =>
  call(approve, { as, payload: { work_id, rev, approve: isApproved ? 1 : 0 } });

describe('what is published with personal data in its texts', () => {
  it('is refused first, with what was found; then it waits, and staff see the marks', async () => {
    const { principal, author, classmate, classId, work_id } = await makeScene();
    const wish = { work_id, description: PHONE, visibility: 'class' } as const;
    const refused = await publishWork(author, wish);
    expect(refused.code).toBe(CODE.wait);
    expect(personalOf(refused.data)).toEqual([MARK]);
    expect(await queueOf(principal)).toEqual([]);

    const { data } = await publishWork(author, { ...wish, anyway: true });
    const chosen = { visibility: 'class', class_ids: [classId] };
    expect(data.work).toMatchObject({ pending: true, visibility: 'private', chosen });
    expect((await stored.get({ schoolId: author.schoolId, id: work_id }))?.wish?.personal).toEqual([
      MARK,
    ]);
    const [queued] = await queueOf(principal);
    expect(queued).toMatchObject({ id: work_id, description: PHONE, personal: [MARK], chosen });
    const hidden = await call(info, { as: classmate, payload: { work_id } });
    expect(hidden.code).toBe(CODE.forbidden);

    expect((await decide(principal, work_id, 1)).code).toBe(CODE.ok);
    const shown = (await seenBy(classmate, work_id)).work;
    expect(shown).toMatchObject({
      visibility: 'class',
      personal: [],
      chosen: null,
      pending: false,
    });
    expect((await seenBy(author, work_id)).work).toMatchObject({ personal: [MARK], chosen });
    const told = await call(notices.endpoints.list, {
      as: author,
      language: 'en',
      payload: { user_id: author.userId },
    });
    expect(told.data.list[0]?.title).toBe('Your work “迷宫” is shown');
  });

  it('is not asked about again for the texts that staff let in, but for new ones', async () => {
    const { principal, author, work_id } = await makeScene();
    const wish = { work_id, description: PHONE, visibility: 'class' } as const;
    await publishWork(author, { ...wish, anyway: true });
    await decide(principal, work_id, 1);
    const again = await publishWork(author, { ...wish, rev: 2 });
    expect(again.data.work).toMatchObject({ pending: false, visibility: 'class' });
    const wider = await publishWork(author, { ...wish, rev: 3, visibility: 'school' });
    expect(wider.code).toBe(CODE.wait);
    const other = { ...wish, rev: 3, description: `${PHONE}，QQ 12345678` };
    expect(personalOf((await publishWork(author, other)).data)).toHaveLength(2);
  });

  it('when it is edited: others keep the texts of before until staff have looked', async () => {
    const { principal, author, classmate, work_id } = await makeScene();
    await publishWork(author, { work_id, description: '走迷宫', visibility: 'class' });
    const edit = {
      work_id,
      rev: 1,
      description: PHONE,
      visibility: 'class',
      anyway: true,
    } as const;
    expect((await publishWork(author, edit)).data.work).toMatchObject({
      pending: true,
      description: PHONE,
      personal: [MARK],
    });
    expect((await seenBy(classmate, work_id)).work.description).toBe('走迷宫');
    await decide(principal, work_id, 2, false);
    expect((await seenBy(classmate, work_id)).work.description).toBe('走迷宫');
    expect((await seenBy(author, work_id)).work).toMatchObject({ pending: false, personal: [] });
  });

  it('is what staff publish at once, with the marks', async () => {
    const { principal, author, work_id } = await makeScene();
    const { code } = await publishWork(principal, {
      work_id,
      description: PHONE,
      visibility: 'school',
    });
    expect(code).toBe(CODE.ok);
    expect((await seenBy(author, work_id)).work).toMatchObject({
      pending: false,
      personal: [MARK],
    });
  });

  it('is nothing that stops a child from taking the work back', async () => {
    const { author, work_id } = await makeScene();
    await publishWork(author, { work_id, description: PHONE, visibility: 'class', anyway: true });
    const back = await publishWork(author, {
      work_id,
      rev: 1,
      description: PHONE,
      visibility: 'private',
    });
    expect(back.data.work).toMatchObject({ pending: false, visibility: 'private' });
  });
});

describe('full names', () => {
  it('of the author and of classmates are told where everybody reads them', async () => {
    const { author, work_id } = await makeScene();
    const publish = (title: string, visibility: 'class' | 'public') =>
      publishWork(author, { work_id, title, visibility });
    for (const name of ['王子涵', '李沐阳', 'Zihan Wang', 'li mu yang', 'LIMUYANG']) {
      const { code, data } = await publish(`${name}的迷宫`, 'public');
      expect(code).toBe(CODE.wait);
      expect(personalOf(data)).toEqual([
        { field: 'title', kind: 'name', start: 0, end: name.length },
      ]);
    }
    expect((await publish('赵一鸣的迷宫', 'public')).data.work.pending).toBe(true);
    const { data } = await publishWork(author, {
      work_id,
      rev: 1,
      title: '王子涵的迷宫',
      visibility: 'class',
    });
    expect(data.work).toMatchObject({ visibility: 'class', pending: false, personal: [] });
  });

  it('and phones are not told by a nickname either', async () => {
    const { principal } = await makeScene();
    const author = await makeStudent(principal, { name: '王子涵', nick: '13800138000' });
    const work_id = await storeVersion(author, { visibility: 'public' });
    expect((await seenBy(undefined, work_id)).work.author).toBe('王同学');
  });
});

describe('the classes of a public work', () => {
  it('are kept until it is let in, and what was chosen last stays', async () => {
    const { principal, author, classId, work_id } = await makeScene();
    const public_ = { work_id, visibility: 'public', class_ids: classId } as const;
    const { data } = await publishWork(author, public_);
    const chosen = { visibility: 'public', class_ids: [classId] };
    expect(data.work).toMatchObject({ chosen, class_ids: [] });
    await decide(principal, work_id, 1);
    const { work } = await seenBy(author, work_id);
    expect(work).toMatchObject({ visibility: 'public', class_ids: [classId], chosen });
    await publishWork(author, { work_id, rev: 2, visibility: 'private' });
    expect((await seenBy(author, work_id)).work).toMatchObject({ visibility: 'private', chosen });
  });
});

describe('words that the school does not want', () => {
  it('are refused at the fields of a work that others see, also later', async () => {
    const { principal, author, work_id } = await makeScene();
    await call(filterWords, { as: principal, payload: { words: '笨蛋\nbad', rev: 0 } });
    const publish = (texts: { title?: string; description?: string }, rev = 0) =>
      publishWork(author, { work_id, rev, visibility: 'class', ...texts });
    const { code, data } = await publish({ title: '笨 蛋 迷宫', description: 'B.A.D' });
    expect(code).toBe(CODE.invalid);
    expect(data).toMatchObject({
      errors: [
        { field: 'title', message: '学校不允许用这些词：笨蛋' },
        { field: 'description', message: '学校不允许用这些词：bad' },
      ],
    });
    expect((await publish({ title: '迷宫' })).code).toBe(CODE.ok);
    expect((await publish({ title: '笨蛋' }, 1)).code).toBe(CODE.invalid);
    expect((await seenBy(author, work_id)).work.title).toBe('迷宫');
    const taken = await publishWork(author, {
      work_id,
      rev: 1,
      title: '笨蛋',
      visibility: 'private',
    });
    expect(taken.code).toBe(CODE.ok);
  });

  it('are refused in the name of a copy when it is published', async () => {
    const { principal, author } = await makeScene();
    await call(filterWords, { as: principal, payload: { words: '笨蛋', rev: 0 } });
    const { work } = await saveWork(author, { base: 1, title: '笨蛋的副本' });
    const { code } = await publishWork(author, { work_id: work.id, title: work.title });
    expect(code).toBe(CODE.invalid);
  });
});

describe('insults', () => {
  it('are refused in a work, masked in a comment, and told by no nickname, without a list of the school', async () => {
    const { author, classmate, work_id } = await makeScene();
    const publish = (title: string, description = '') =>
      publishWork(author, { work_id, title, description, visibility: 'school' });
    const { code, data } = await publish('傻 逼 迷宫', 'A maze for our class');
    expect(code).toBe(CODE.invalid);
    expect(data).toMatchObject({ errors: [{ field: 'title', rule: 'filtered_words' }] });
    expect((await publish('Classic assessment', '机智障碍赛')).code).toBe(CODE.ok);
    const text = 'You idiot, 智障者之家';
    const said = await call(addComment, {
      as: classmate,
      payload: { work_id, text, request_key: freshKey() },
    });
    expect(said.data).toMatchObject({ masked: true, comment: { text: 'You *****, 智障者之家' } });

    const rude = await makeStudent(author, { name: '王子涵', nick: '王八蛋' });
    const shown = await storeVersion(rude, { visibility: 'public' });
    expect((await seenBy(undefined, shown)).work.author).toBe('王同学');
  });
});

describe('a comment', () => {
  const say = (as: Person, work_id: WorkId, text: string) =>
    call(addComment, { as, payload: { work_id, text, request_key: freshKey() } });

  it('of a student does not tell how to reach somebody', async () => {
    const { principal, author, classmate } = await makeScene();
    const work_id = await storeWork(author, { visibility: 'school' });
    const { code, data } = await say(classmate, work_id, '加我微信：muyang_2016');
    expect(code).toBe(CODE.invalid);
    expect(data).toMatchObject({ errors: [{ field: 'text' }] });
    expect((await say(classmate, work_id, '王子涵你真棒，我得了 12345678 分')).code).toBe(CODE.ok);
    expect((await say(principal, work_id, '报名请打 010-62781234')).code).toBe(CODE.ok);
  });

  it('on a public work tells no full names, and older ones are without them outside', async () => {
    const { principal, author, classmate } = await makeScene();
    const work_id = await storeWork(author, { visibility: 'school' });
    await say(classmate, work_id, '王子涵你真棒');
    const { code } = await publishWork(principal, { work_id, visibility: 'public' });
    expect(code).toBe(CODE.ok);
    const list = async (as?: Person) =>
      (await call(comments, { as, payload: { work_id } })).data.list.map(({ text }) => text);
    expect(await list(author)).toEqual(['王子涵你真棒']);
    expect(await list()).toEqual(['***你真棒']);
    for (const as of [classmate, principal])
      expect((await say(as, work_id, '李沐阳也来玩')).code).toBe(CODE.invalid);
    expect((await say(classmate, work_id, '太好玩了')).code).toBe(CODE.ok);
  });
});
