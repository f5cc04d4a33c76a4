import { describe, expect, it } from 'vitest';
import { changeSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#functions/domain/classes/class.ts';
import { abouts } from '#functions/domain/schools/about.ts';
import { informations, noInformation } from '#functions/domain/schools/information.ts';
import { daysFromNow } from '#infra/local/builders/school.ts';
import { CODE } from '#shared/codes.ts';
import { newId, type SchoolId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import { pages } from '#shared/pages/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { changePerson, makePerson } from '#tests/factories/person.ts';
import { changeSchool, makeSchool } from '#tests/factories/school.ts';
import { storeSchoolPicture } from '#tests/factories/stored-object.ts';
import { storeWork } from '#tests/factories/work.ts';
import { pageSettings } from './page-settings.ts';

const { school } = pages.endpoints;

const open = (id: string, lang: Language = 'en') => call(school, { payload: { school: id, lang } });

async function makeCourse(schoolId: SchoolId, name: string) {
  const id = newId('course');
  const course = { id, name, colour: 'blue' as const, hours: 1, archived: false, rev: 1 };
  await changeSettings(
    schoolId,
    (before) => ({ ...before, courses: [...before.courses, course] }),
    () => [],
  );
  return id;
}

async function makeScene() {
  const schoolId = await makeSchool({ name: '晨光 <编程>' });
  const teacher = await makePerson(schoolId, ROLE.teacher, { name: '周雨桐', nick: '周老师' });
  const student = await makePerson(schoolId, ROLE.student, { name: '王子涵', nick: '小王' });
  return { schoolId, teacher, student };
}

const told = {
  slogan: '让每个孩子都能创造',
  phone: '021-5555 0123',
  address: '示范路 88 号',
  latitude: 31.2,
  longitude: 121.5,
};

describe('the page of a school', () => {
  it('introduces it in three languages, to people and to whoever shows a preview', async () => {
    const { schoolId } = await makeScene();
    await informations.overwrite(schoolId, { ...noInformation(schoolId), ...told });
    const text = '我们教孩子编程。';
    await abouts.create(schoolId, {
      schoolId,
      text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
    });
    const words = { zh: '预约试听', cht: '預約試聽', en: 'Book a trial lesson' };
    for (const lang of ['zh', 'cht', 'en'] as const) {
      const { status, headers, body } = await open(schoolId, lang);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, s-maxage=60',
      });
      expect(headers['x-robots-tag']).toBeUndefined();
      for (const said of [words[lang], told.slogan, told.phone, told.address, text])
        expect(body).toContain(said);
      expect(body).toContain(`href="/join?school=${schoolId}&amp;lang=${lang}"`);
      expect(body).toContain(
        '<meta name="description" content="让每个孩子都能创造 · 我们教孩子编程。">',
      );
      expect(body).toContain(
        'property="og:title" content="晨光 &lt;编程&gt; · 让每个孩子都能创造"',
      );
      expect(body).toMatch(
        new RegExp(`rel="canonical" href="https?://[^/]+/institutionDialog/${schoolId}"`),
      );
      expect(body.match(/hreflang=/g)).toHaveLength(4);
      expect(body).toContain('openstreetmap.org');
      expect(body).not.toContain('<编程>');
    }
  });

  it('lists lessons to try, with the places that are left', async () => {
    const { schoolId, teacher, student } = await makeScene();
    const courseId = await makeCourse(schoolId, 'Scratch');
    const values = { capacity: 2, course: 'Scratch', trial: true };
    const offered = await makeClass(teacher, [student], values);
    const lesson = await storeLesson(teacher, offered, { date: dayFromToday(3), courseId });
    const guest = await makePerson(schoolId, ROLE.student);
    const full = await storeLesson(teacher, offered, {
      date: dayFromToday(4),
      guests: [guest.userId],
    });
    const tried = await storeLesson(teacher, offered, {
      date: dayFromToday(5),
      trials: [newId('lead')],
    });
    const late = await storeLesson(teacher, offered, { date: dayFromToday(14) });
    const past = await storeLesson(teacher, offered, { date: dayFromToday(-1) });
    const closed = await makeClass(teacher, [], values);
    const others = [
      await storeLesson(teacher, await makeClass(teacher, []), { date: dayFromToday(5) }),
      await storeLesson(teacher, closed, { date: dayFromToday(6), start: 15 * 60, end: 16 * 60 }),
    ];
    await classes.change({ schoolId, id: closed }, (found) => ({ ...found, state: 'closed' }));
    const { body } = await open(schoolId);
    expect(body).toContain(`lesson=${lesson.id}&amp;course=${courseId}`);
    expect(body).toContain('09:00–10:30');
    expect(body).toContain('1 place left');
    for (const { id } of [full, tried, late, past, ...others]) expect(body).not.toContain(id);
  });

  it('shows teachers who agreed, by nickname, and no others', async () => {
    const { schoolId, teacher } = await makeScene();
    const { show } = pages.endpoints;
    const payload = { on: '1', line: '教孩子写程序八年' } as const;
    expect((await open(schoolId)).body).not.toContain('周老师');
    expect((await call(show, { as: teacher, payload })).code).toBe(CODE.ok);
    const { body } = await open(schoolId);
    expect(body).toContain('周老师');
    expect(body).toContain('教孩子写程序八年');
    expect(body).not.toContain('周雨桐');
    await changePerson(teacher, { disabled: true });
    expect((await open(schoolId)).body).not.toContain('周老师');
  });

  it('shows public works, those that the school has chosen or the newest, and names no child', async () => {
    const { schoolId, student } = await makeScene();
    const own = await storeWork(student, { visibility: 'public', title: '公开的迷宫' });
    const other = await storeWork(student, { visibility: 'public', title: '第二件' });
    await storeWork(student, { visibility: 'school', title: '校内的' });
    const { body } = await open(schoolId);
    expect(body).toContain(`href="/works/${own}"`);
    expect(body).toContain('第二件');
    for (const hidden of ['校内的', '王子涵', '小王', student.userId])
      expect(body).not.toContain(hidden);
    const chosen = { schoolId, off: [], photos: [], courses: [], works: [own] };
    await pageSettings.create(schoolId, chosen);
    expect((await open(schoolId)).body).not.toContain(other);
  });

  it('leaves out what the school has switched off', async () => {
    const { schoolId, teacher, student } = await makeScene();
    await informations.overwrite(schoolId, { ...noInformation(schoolId), ...told });
    const id = await makeCourse(schoolId, 'Python');
    await changePerson(teacher, { pageLine: '' });
    await storeWork(student, { visibility: 'public' });
    const principal = await makePerson(schoolId, ROLE.principal);
    const settings = {
      schoolId,
      works: [],
      photos: [{ key: await storeSchoolPicture(principal), alt: '教室' }],
      courses: [{ id, ages: '10–13', text: '小专题' }],
    };
    await pageSettings.create(schoolId, { ...settings, off: [] });
    const before = (await open(schoolId)).body;
    const all = ['Python', 'Ages 10–13', '小专题', '周老师', '迷宫', 'alt="教室"', told.phone];
    for (const said of all) expect(before).toContain(said);
    const off = ['lessons', 'courses', 'teachers', 'works', 'photos', 'contact'] as const;
    await pageSettings.overwrite(schoolId, { ...settings, off: [...off] });
    const { body } = await open(schoolId);
    for (const said of all) expect(body).not.toContain(said);
    expect(body).toContain(told.slogan);
  });

  it('of a school whose subscription is over has a kind word, and nothing to book', async () => {
    const { schoolId, student } = await makeScene();
    await informations.overwrite(schoolId, { ...noInformation(schoolId), ...told });
    await storeWork(student, { visibility: 'public' });
    const subscription = { start: daysFromNow(-400), end: daysFromNow(-1), authorizationCode: '' };
    await changeSchool(schoolId, { subscription });
    const { status, body } = await open(schoolId);
    expect(status).toBe(200);
    expect(body).toContain('Please call to ask about courses and times.');
    expect(body).toContain(told.phone);
    expect(body).not.toContain('/join?');
    expect(body).not.toContain('/works/');
  });

  it('says kindly where there is no school, or none any more', async () => {
    const left = await makeSchool({ state: 'closed', name: '离开的学校' });
    const cases = [
      ['sch-nobody', 'School not found'],
      ['<script>', 'School not found'],
      [await makeSchool({ edition: 'platform' }), 'School not found'],
      [left, 'This school’s page is closed'],
    ] as const;
    for (const [id, said] of cases) {
      const { status, body } = await open(id);
      expect(status).toBe(404);
      expect(body).toContain(said);
      expect(body).toContain('noindex');
      expect(body).not.toContain('离开的学校');
      expect(body).not.toContain('<script>');
    }
  });
});
