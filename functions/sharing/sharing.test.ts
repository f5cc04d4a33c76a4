import { describe, expect, it } from 'vitest';
import { inbox, inboxPartition } from '#functions/domain/notices/inbox-notice.ts';
import { sharp } from '#functions/domain/report-documents/engine.ts';
import { loadCycleFigures } from '#functions/domain/reports/cycle-figures.ts';
import { reports } from '#functions/domain/reports/report.ts';
import { renewedShare, reportShares, shareToken } from '#functions/domain/reports/report-share.ts';
import { type Content, versions } from '#functions/domain/reports/report-text.ts';
import { filterWordLists } from '#functions/domain/works/filter-words.ts';
import { objectName } from '#functions/platform/object-keys.ts';
import { headObject, readObject } from '#functions/platform/objects.ts';
import { CODE } from '#shared/codes.ts';
import type { Language } from '#shared/languages.ts';
import { sharing } from '#shared/sharing/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { changeSchool } from '#tests/factories/school.ts';
import { makeSharedReport, otherToken, storePicture } from '#tests/factories/shared-report.ts';

const { share, read, answer } = sharing.endpoints;

const open = (token: string, part = 'page', lang: Language = 'zh') =>
  call(share, { payload: { token, part, lang } });

const raise = (): never => {
  throw new TypeError('not there');
};

const somebody = async () => (await makeStaff()).teacher;

/** The key behind a redirect to a signed address. */
const keyOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string =>
  decodeURIComponent(String(headers['location']).split('?')[0] ?? '').replace(/^\/media\//, '');

const photo = () =>
  sharp()({ create: { width: 1600, height: 1200, channels: 3, background: '#7ec8e3' } })
    .jpeg()
    .toBuffer();

describe('the page of a report', () => {
  it('shows the report in the language of its reader, and may be kept by nobody', async () => {
    const content: Partial<Content> = { phrase: 'great', values: '432150' };
    const { token, student } = await makeSharedReport(await somebody(), content);
    const words = { zh: '学习报告', cht: '學習報告', en: 'Learning report' };
    for (const lang of ['zh', 'cht', 'en'] as const) {
      const { status, headers, body } = await open(token, 'page', lang);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toContain('noindex');
      expect(body).toContain(words[lang]);
      expect(body).toContain('十一月学习报告');
      expect(body).toContain('<table>');
      expect(body).not.toContain(student.userId);
      expect(body.match(/<tr>/g)).toHaveLength(5);
    }
    const accepted = await call(share, {
      payload: { token },
      headers: { 'accept-language': 'en-GB,en;q=0.9' },
    });
    expect(accepted.body).toContain('<html lang="en"');
  });

  it('shows what somebody wrote as text only', async () => {
    const { token } = await makeSharedReport(await somebody(), {
      name: '<script>alert(1)</script>',
      evaluation: '"><img src=x onerror=alert(1)>\n第二行',
      evidence: [{ kind: 'work', id: 'w', title: '<b>x</b>', detail: "' & <i>", date: '' }],
      task: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: '</p><style>',
                marks: [{ type: 'link', attrs: { href: 'https://x.example/?a=b&amp;c' } }],
              },
            ],
          },
        ],
      },
    });
    const { body } = await open(token);
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    for (const markup of ['<img src=x', '<b>x</b>', '</p><style>', '?a=b&amp;c', "' & <i>"])
      expect(body).not.toContain(markup);
  });

  it('is closed behind a guessed, changed, renewed, revoked or expired address', async () => {
    const staff = await somebody();
    const { token, id, schoolId } = await makeSharedReport(staff);
    const expired = await makeSharedReport(staff, {}, { until: dayFromToday(-2) });
    const revoked = await makeSharedReport(staff, {}, { salt: '' });
    const closed = ['x', 'sch-1_rpt-1_x', otherToken(token), expired.token, revoked.token];
    for (const each of closed)
      for (const part of ['page', 'png', 'pdf', 'p1'])
        expect((await open(each, part)).status).toBe(404);
    const found = await reportShares.get({ schoolId, id }, { consistent: true });
    if (!found) throw new TypeError('no share');
    const renewed = renewedShare(found, new Date());
    await reportShares.overwrite(found, renewed);
    const before = await open(token, 'page', 'en');
    expect(before.status).toBe(404);
    expect(before.body).toContain('This page cannot be opened');
    expect(before.body).toMatch(/Please ask .+ for a new one/);
    expect((await open('sch-none_rpt-none_x')).body).not.toContain('索取新的链接');
    expect((await open(await shareToken(renewed))).status).toBe(200);
    for (const endpoint of [read, answer])
      expect(
        (await call(endpoint, { payload: { token, kind: 'thanks', text: '谢谢' } })).code,
      ).toBe(CODE.notFound);
  });
});

describe('the parts of a report', () => {
  it('are its video, the logo of the school and the faces, where they exist', async () => {
    const staff = await somebody();
    const { schoolId } = staff;
    const face = await storePicture(schoolId, 'face.jpg', await photo());
    await changeSchool(schoolId, { logo: face });
    const video = `schools/${schoolId}/works/clip.mp4`;
    const { token, id } = await makeSharedReport(staff, { video });
    const key = { schoolId, id, no: 1 };
    const { rev: _, ...value } = (await versions.get(key, { consistent: true })) ?? raise();
    await versions.overwrite(key, { ...value, studentAvatar: face, teacherAvatar: face });
    const { body } = await open(token);
    for (const part of ['video', 'logo', 'child', 'teacher']) {
      expect(body).toContain(`${token}.${part}`);
      const kept = keyOf(await open(token, part));
      if (part === 'video') expect(kept).toBe(video);
      else expect(await headObject(objectName(kept))).toBeDefined();
    }
    expect(body).toMatch(/download="[^"]+ 十一月学习报告\.png"/);
  });

  it('are drawn once, kept with the version, and reached by a signed address', async () => {
    const staff = await somebody();
    const key = await storePicture(staff.schoolId, 'a.jpg', await photo());
    const missing = `schools/${staff.schoolId}/avatars/lessons/gone.jpg`;
    const { token, id, schoolId } = await makeSharedReport(staff, { pictures: [key, missing] });
    for (const [part, format] of [
      ['png', 'png'],
      ['p1', 'webp'],
    ] as const) {
      const redirect = await open(token, part);
      expect(redirect.status).toBe(302);
      expect(redirect.headers['location']).toMatch(/[?&]Signature=/);
      const kept = keyOf(redirect);
      expect(kept.startsWith(`schools/${schoolId}/reports/${id}/1/`)).toBe(true);
      const head = await headObject(objectName(kept));
      const bytes = await readObject(objectName(kept), 0, head?.bytes ?? 0);
      expect((await sharp()(bytes).metadata()).format).toBe(format);
      expect(keyOf(await open(token, part))).toBe(kept);
    }
    const pdf = keyOf(await open(token, 'pdf', 'en'));
    const start = await readObject(objectName(pdf), 0, 5);
    expect(start.toString()).toBe('%PDF-');
    for (const part of ['p2', 'p3', 't1', 'child', 'teacher', 'video'])
      expect((await open(token, part)).status).toBe(404);
    expect((await call(share, { payload: { token, part: '../x' } })).code).toBe(CODE.invalid);
  });
});

describe('reading', () => {
  it('counts once in ten minutes, and once in the figures', async () => {
    const { token, id, schoolId } = await makeSharedReport(await somebody());
    await Promise.all(Array.from({ length: 3 }, () => call(read, { payload: { token } })));
    expect((await call(read, { payload: { token } })).code).toBe(CODE.ok);
    const [found, report] = await Promise.all([
      reportShares.get({ schoolId, id }, { consistent: true }),
      reports.get({ schoolId, id }, { consistent: true }),
    ]);
    expect(found).toMatchObject({ reads: 1, firstRead: found?.lastRead });
    expect(report?.read).not.toBe('');
    const cycle = { schoolId, id: report?.cycleId ?? ('rcy-none' as never) };
    const figures = await loadCycleFigures(cycle, { consistent: true });
    expect(figures.read).toBe(1);
    if (!found) throw new TypeError('no share');
    const earlier = new Date(Date.now() - 11 * 60_000).toISOString();
    await reportShares.overwrite(found, { ...found, lastRead: earlier });
    await call(read, { payload: { token } });
    expect((await reportShares.get({ schoolId, id }, { consistent: true }))?.reads).toBe(2);
  });
});

describe('a word of the family', () => {
  it('reaches the teacher once', async () => {
    const { token, teacher } = await makeSharedReport(await somebody());
    const payload = { token, kind: 'question', text: '下学期学什么？' } as const;
    const outcomes = await Promise.all([1, 2].map(() => call(answer, { payload })));
    expect(outcomes.map(({ code }) => code)).toEqual([CODE.ok, CODE.ok]);
    const other = await call(answer, { payload: { ...payload, text: '另一个问题' } });
    expect(other.code).toBe(CODE.wait);
    const { items } = await inbox.page(inboxPartition(teacher), 'NOTICE#', { limit: 10 });
    expect(items.map(({ told }) => told?.params['text'])).toEqual(['下学期学什么？']);
    expect((await open(token)).body).not.toContain('<form');
  });

  it('is refused when it is empty, too long, or holds a word that the school does not want', async () => {
    const { token, schoolId } = await makeSharedReport(await somebody());
    await filterWordLists.overwrite(schoolId, { schoolId, words: ['笨蛋'] });
    const say = async (text: string) =>
      (await call(answer, { payload: { token, kind: 'thanks', text } })).code;
    expect(await say('你这个 笨-蛋')).toBe(CODE.invalid);
    expect(await say('   ')).toBe(CODE.blank);
    expect(await say('谢'.repeat(501))).toBe(CODE.invalid);
    expect(await say('谢'.repeat(500))).toBe(CODE.ok);
  });

  it.each([
    ['zh', '老师是王八蛋', '没有发送，请去掉这些词：王八蛋'],
    ['en', 'you f u c k', 'Not sent. Please leave out: fuck'],
    ['en', 'Call 13800138000', /^Not sent\. Please leave out “13800138000”/],
    ['cht', '我家在人民路12號', /^沒有傳送，請移除「我家在人民路12號」/],
  ] as const)(
    'is refused in plain words (%s: %s), and may be written anew',
    async (language, text, told) => {
      const { token, teacher } = await makeSharedReport(await somebody());
      const payload = { token, kind: 'question', text } as const;
      const refused = await call(answer, { payload, language });
      expect(refused.code).toBe(CODE.invalid);
      expect(refused.msg).toMatch(told);
      const anew = 'The class did well: assess it again at 18:30, question 12, 2026-11-23?';
      expect((await call(answer, { payload: { ...payload, text: anew } })).code).toBe(CODE.ok);
      const { items } = await inbox.page(inboxPartition(teacher), 'NOTICE#', { limit: 10 });
      expect(items.map((each) => each.told?.params['text'])).toEqual([anew]);
    },
  );
});
