import { describe, expect, it } from 'vitest';
import { works as stored } from '#functions/domain/works/work.ts';
import { workLikes } from '#functions/domain/works/work-like.ts';
import { CODE } from '#shared/codes.ts';
import type { Payload } from '#shared/endpoint.ts';
import { ROLE } from '#shared/roles.ts';
import { works } from '#shared/works/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey, makeStudent } from '#tests/factories/student.ts';
import { publishWork, saveWork, storeVersion, storeWork } from '#tests/factories/work.ts';

const { list, info, like, approve, waiting, remove, restore } = works.endpoints;
const page = async (as: Person | undefined, payload: Payload<typeof list>) =>
  (await call(list, { as, payload })).data.list;
const idsOf = async (as: Person | undefined, payload: Payload<typeof list>) =>
  (await page(as, payload)).map(({ id }) => id);

async function makeSchoolScene() {
  const school = await makeSchool();
  const principal = await makePerson(school, ROLE.principal);
  const teacher = await makePerson(school, ROLE.teacher);
  const [author, classmate, other] = await Promise.all([1, 2, 3].map(() => makeStudent(principal)));
  if (!author || !classmate || !other) throw new Error('no students');
  const classId = await makeClass(teacher, [author, classmate]);
  return { principal, teacher, author, classmate, other, classId };
}

describe('who sees a work', () => {
  it('depends on whom it was published to', async () => {
    const { principal, teacher, author, classmate, other, classId } = await makeSchoolScene();
    const stranger = await makePerson(await makeSchool(), ROLE.principal);
    const colleague = await makePerson(author.schoolId, ROLE.teacher);
    const everybody = { author, teacher, principal, classmate, colleague, other, stranger };
    const { work } = await saveWork(author);
    const seenBy = async () => {
      const seen: string[] = [];
      for (const [name, as] of Object.entries(everybody))
        if ((await call(info, { as, payload: { work_id: work.id } })).code === CODE.ok)
          seen.push(name);
      if ((await call(info, { payload: { work_id: work.id } })).code === CODE.ok)
        seen.push('anybody');
      return seen;
    };
    expect(await seenBy()).toEqual(['author', 'teacher', 'principal']);
    const { data } = await publishWork(author, { work_id: work.id, visibility: 'class' });
    expect(data.work).toMatchObject({ class_ids: [classId], visibility: 'class', rev: 1 });
    expect(await seenBy()).toEqual(['author', 'teacher', 'principal', 'classmate']);
    expect(await idsOf(classmate, { scope: 'class', class_id: classId })).toEqual([work.id]);
    expect(
      (await call(list, { as: other, payload: { scope: 'class', class_id: classId } })).code,
    ).toBe(CODE.forbidden);
    await publishWork(author, { work_id: work.id, rev: 1, visibility: 'school' });
    expect(await seenBy()).toEqual([
      'author',
      'teacher',
      'principal',
      'classmate',
      'colleague',
      'other',
    ]);
    await publishWork(author, { work_id: work.id, rev: 2, visibility: 'private' });
    expect(await seenBy()).toEqual(['author', 'teacher', 'principal']);
    expect(await idsOf(other, { scope: 'school' })).toEqual([]);
  });

  it('is unchanged until staff approve a public work; then everyone sees it, without a full name', async () => {
    const { principal, author, other } = await makeSchoolScene();
    const title = `公开${freshKey().slice(0, 8)}`;
    const { work } = await saveWork(author);
    const wished = await publishWork(author, { work_id: work.id, title, visibility: 'public' });
    expect(wished.data.work).toMatchObject({ pending: true, visibility: 'private', title });
    expect((await call(info, { payload: { work_id: work.id } })).code).toBe(CODE.notFound);
    const [queued] = (await call(waiting, { as: principal, payload: {} })).data.list;
    expect(queued).toMatchObject({ id: work.id, author: author.name });
    const decision = { work_id: work.id, rev: queued?.rev ?? 0, approve: 1 };
    expect((await call(approve, { as: principal, payload: { ...decision, rev: 0 } })).code).toBe(
      CODE.wait,
    );
    expect((await call(approve, { as: principal, payload: decision })).code).toBe(CODE.ok);

    const found = (await call(info, { payload: { work_id: work.id } })).data;
    expect(JSON.stringify(found)).not.toContain(author.name);
    expect(JSON.stringify(found)).not.toContain(author.userId);
    expect(found.work).toMatchObject({ visibility: 'public', own_school: false, managed: false });
    expect(found.school).not.toBe('');
    expect(await idsOf(undefined, { scope: 'public', search: title.slice(2) })).toEqual([work.id]);
    expect(await idsOf(other, { scope: 'school' })).toEqual([work.id]);

    // Later changes of the author are not public until they are approved.
    await saveWork(author, { work_id: work.id, base: 1 });
    await publishWork(author, {
      work_id: work.id,
      rev: 2,
      title: '别的题目',
      visibility: 'public',
    });
    const still = (await call(info, { payload: { work_id: work.id } })).data;
    expect(still).toMatchObject({ work: { title, version: 1 }, version: { no: 1 } });
    expect((await call(info, { payload: { work_id: work.id, version: 2 } })).code).toBe(
      CODE.notFound,
    );
  });

  it('takes another title, however long, in a student’s five classes', async () => {
    const { principal, author } = await makeSchoolScene();
    const classIds: string[] = [];
    for (let n = 0; n < 5; n += 1) classIds.push(await makeClass(principal, [author]));
    const class_ids = classIds.join(',');
    const { work } = await saveWork(author);
    const work_id = work.id;
    const titleFrom = (letter: number): string =>
      String.fromCodePoint(...Array.from({ length: 20 }, (_, at) => letter + at));
    for (const [round, letter] of [0x4e00, 0x5e00].entries()) {
      const title = titleFrom(letter);
      const wish = { title, visibility: 'public' as const, class_ids };
      await publishWork(author, { work_id, rev: 2 * round, ...wish });
      const decision = { work_id, rev: 2 * round + 1, approve: 1 };
      const approved = await call(approve, { as: principal, payload: decision });
      expect(approved.code, approved.body).toBe(CODE.ok);
      expect(approved.data.work.title).toBe(title);
    }
  });

  it('shows its author that it was refused, until it is published again', async () => {
    const { principal, author } = await makeSchoolScene();
    const work_id = await storeVersion(author);
    const seen = async () => (await call(info, { as: author, payload: { work_id } })).data.work;
    await publishWork(author, { work_id, visibility: 'public' });
    const decision = { work_id, rev: 1, approve: 0, reason: '有电话号码' };
    await call(approve, { as: principal, payload: decision });
    expect(await seen()).toMatchObject({
      pending: false,
      visibility: 'private',
      shown_version: 0,
      managed: true,
      declined: { reason: '有电话号码' },
    });
    await publishWork(author, { work_id, rev: 2, visibility: 'school' });
    expect(await seen()).toMatchObject({ declined: null, shown_version: 1 });
  });

  it('shows staff who approve it the version to be published, also when an older one is shown', async () => {
    const { author } = await makeSchoolScene();
    const colleague = await makePerson(author.schoolId, ROLE.teacher);
    const { work } = await saveWork(author);
    const work_id = work.id;
    await publishWork(author, { work_id, title: '以前' });
    await saveWork(author, { work_id, base: 1 });
    await publishWork(author, { work_id, rev: 1, title: '以后', visibility: 'public' });
    const [waits] = (await call(waiting, { as: colleague, payload: {} })).data.list;
    expect(waits).toMatchObject({ title: '以后', version: 2 });
    const payload = { work_id, version: waits?.version };
    const found = (await call(info, { as: colleague, payload })).data;
    expect(found).toMatchObject({ version: { no: 2 }, work: { title: '以后', managed: false } });
  });

  it('is found by all of a long title, and by what begins within its first characters', async () => {
    const { author, other } = await makeSchoolScene();
    const id = await storeWork(author, { visibility: 'school', title: 'Deep Sea Adventure 2' });
    const find = (search: string) => idsOf(other, { scope: 'school', search });
    expect(await find('deep sea adventure 2')).toEqual([id]);
    expect(await find('Adventure 2')).toEqual([id]);
    expect(await find('ure 2')).toEqual([id]);
    expect(await find('2')).toEqual([]);
  });

  it('is edited by one at a time', async () => {
    const { author } = await makeSchoolScene();
    const work_id = await storeWork(author);
    const [first, second] = await Promise.all([
      publishWork(author, { work_id, title: '一' }),
      publishWork(author, { work_id, title: '二' }),
    ]);
    expect([first.code, second.code].sort()).toEqual([CODE.wait, CODE.ok]);
  });
});

describe('likes', () => {
  it('are as many as there are people who like it, however many at once, and lists follow', async () => {
    const school = await makeSchool();
    const author = await makePerson(school, ROLE.student);
    const [work_id, lessLiked] = [
      await storeWork(author, { visibility: 'school' }),
      await storeWork(author, { visibility: 'school' }),
    ];
    const people = await Promise.all(
      Array.from({ length: 50 }, () => makePerson(school, ROLE.student)),
    );
    const likeBy = (as: Person, wanted: 0 | 1) =>
      call(like, { as, payload: { work_id, like: wanted } });
    const outcomes = await Promise.all(people.flatMap((as) => [likeBy(as, 1), likeBy(as, 1)]));
    expect(outcomes.filter(({ code }) => code !== CODE.ok)).toEqual([]);
    expect((await stored.get({ schoolId: school, id: work_id }))?.likes).toBe(50);
    await Promise.all(people.slice(0, 20).map((as) => likeBy(as, 0)));
    const [first, second] = await page(author, { scope: 'school', order: 'likes' });
    expect([first?.id, first?.likes, second?.id]).toEqual([work_id, 30, lessLiked]);
    const kept = await workLikes.getMany(
      people.map(({ userId }) => ({ schoolId: school, workId: work_id, userId })),
    );
    expect(kept.filter(Boolean)).toHaveLength(30);
  }, 60_000);
});

describe('a removed work', () => {
  it('is seen by nobody, and is private when it is restored', async () => {
    const { author, principal } = await makeSchoolScene();
    const id = await storeVersion(author, { visibility: 'public' });
    const outcome = await call(remove, { as: author, payload: { work_ids: id } });
    expect(outcome.data).toEqual({ removed: [id], refused: [] });
    for (const as of [author, principal, undefined])
      expect((await call(info, { as, payload: { work_id: id } })).code).toBe(CODE.notFound);
    expect(await idsOf(author, { scope: 'trash' })).toEqual([id]);
    const back = await call(restore, { as: author, payload: { work_id: id } });
    expect(back.data.work).toMatchObject({ visibility: 'private', removed: '' });
    expect(await idsOf(author, { scope: 'mine' })).toEqual([id]);
  });
});
