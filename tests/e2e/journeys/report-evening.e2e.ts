import type { Browser, Locator, Page } from '@playwright/test';
import { message } from '#functions/domain/report-documents/messages.ts';
import { TEMPLATE } from '#infra/local/builders/cycle.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import type { Section } from '#shared/reports/fields.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { makeCycle } from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storeRecord } from '#tests/factories/teaching.ts';
import { adoptEnvironment } from '../harness/cloud-report.ts';
import { enter } from '../harness/enter.ts';
import { LOOK, takePicture } from '../harness/look.ts';
import { expect, ONE_SIZE, test } from '../harness/test.ts';
import { filled, like, speak, wordsOf } from '../harness/words.ts';

/** A whole class where somebody looks; else enough to have a first and a last one. */
const CLASS_SIZE = LOOK ? 24 : 3;
const SPOKEN: readonly Language[] = LOOK ? LANGUAGES : ['en'];
const SIX = 6;

const NAMES = {
  zh: { family: '王李张刘陈杨赵黄周吴徐孙', given: ['子涵', '沐阳', '诗雨'], teacher: '周雨桐' },
  cht: { family: '林陳黃張李王吳劉蔡楊許鄭', given: ['宥廷', '詠晴', '柏翰'], teacher: '陳怡君' },
  en: { family: 'ABCDEFGHIJKL', given: ['Oliver', 'Amelia', 'Noah'], teacher: 'Emily Carter' },
} as const;

function nameOf(language: Language, at: number): string {
  const { family, given } = NAMES[language];
  const first = given[at % given.length] ?? '';
  const last = family[at % family.length] ?? '';
  return language === 'en' ? `${first}${at} ${last}son` : `${last}${first}${at || ''}`;
}

async function makeScene(language: Language) {
  adoptEnvironment();
  const schoolId = await makeSchool();
  const teacher = await makeSigner(schoolId, ROLE.teacher, { name: NAMES[language].teacher });
  const students: Person[] = [];
  for (let at = 0; at < CLASS_SIZE; at += 1) {
    const name = nameOf(language, at);
    students.push(await makeSigner(schoolId, ROLE.student, { name, nick: name }));
  }
  const classId = await makeClass(teacher, students);
  const lesson = await storeLesson(teacher, classId, { date: dayFromToday(-1) });
  await storeRecord({ teacher, students, lesson });
  const sections: Section[] = ['evidence', 'evaluation', 'dimensions'];
  const cycleId = await makeCycle(teacher, [classId], { template: { ...TEMPLATE, sections } });
  const signer = (person: Person) => ({ ...person, password: PASSWORD });
  const [child] = students.map(signer);
  if (!child) throw new TypeError('a class has students');
  return { teacher: signer(teacher), child, students, classId, cycleId };
}
type Scene = Awaited<ReturnType<typeof makeScene>>;

interface Evening {
  readonly page: Page;
  readonly language: Language;
  readonly t: Awaited<ReturnType<typeof wordsOf>>;
  readonly done: { clicks: number; keys: number };
  readonly click: (target: Locator) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly look: (name: string) => Promise<void>;
}

async function begin(page: Page, language: Language): Promise<Evening> {
  const done = { clicks: 0, keys: 0 };
  const t = await wordsOf('features/reports', language);
  return {
    page,
    language,
    t,
    done,
    click: async (target) => {
      done.clicks += 1;
      await target.click();
    },
    press: async (key) => {
      done.keys += 1;
      await page.keyboard.press(key);
    },
    type: async (text) => {
      done.keys += Array.from(text).length;
      await page.keyboard.type(text);
    },
    look: (name) => takePicture(page, `evening-${language}-${name}`),
  };
}

const addressOf = ({ cycleId, classId }: Scene, view: string) =>
  `/report?cycle=${cycleId}&class=${classId}&view=${view}`;

/** Rates all by keys; then takes the lesson of each into the report, and its words into the comment. */
async function write({ page, t, click, press, look }: Evening, scene: Scene): Promise<void> {
  await enter(page, scene.teacher, addressOf(scene, 'table'));
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('row')).toHaveCount(CLASS_SIZE + 1);
  await grid.getByRole('button').first().focus();
  for (let child = 0; child < CLASS_SIZE; child += 1)
    for (let column = 0; column <= SIX; column += 1)
      await press(String(3 + ((child + column) % 3)));
  await expect(page.getByText(like(t('saving.saved')))).toBeVisible();
  await look('1-table');
  await click(page.getByRole('button', { name: t('sheet.views.one') }));
  for (const [at, { name }] of scene.students.entries()) {
    const words = page.getByLabel(filled(t('editor.evaluationOf'), { name }));
    await expect(words).toBeVisible();
    const lessons = page.getByRole('region', { name: t('evidenceKinds.lesson') });
    await click(lessons.getByRole('button', { name: like(t('evidence.takeOf')) }));
    await click(lessons.getByRole('button', { name: like(t('evidence.quoteOf')) }));
    await expect(words).not.toHaveValue('');
    if (at === 0) await look('2-one');
    if (at < CLASS_SIZE - 1) await press('Control+Enter');
  }
}

/** Gives all reports a title, each with the child's name. */
async function entitle({ page, t, click, type }: Evening): Promise<void> {
  await click(page.getByRole('button', { name: t('common.open') }));
  const dialog = page.getByRole('dialog');
  await click(dialog.getByLabel(t('editor.name'), { exact: true }));
  await type('{name} 11');
  await click(
    dialog.getByRole('button', { name: filled(t('common.go_other'), { count: CLASS_SIZE }) }),
  );
  await expect(dialog.getByText(filled(t('common.done_other'), { count: CLASS_SIZE }))).toBeVisible(
    { timeout: 60_000 },
  );
  await click(dialog.getByRole('button', { name: t('common.close') }));
}

/** A text names another child: it is found, and stays with a reason. Then all are published. */
async function publish({ page, t, click, type, look }: Evening, { students }: Scene) {
  const [first, second] = students;
  const last = page.getByLabel(like(t('editor.evaluationOf')));
  await last.focus();
  await page.keyboard.press('Control+End');
  await type(` ${second === students.at(-1) ? first?.name : second?.name} `);
  await click(page.getByRole('button', { name: t('publish.open') }));
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText(filled(t('publish.found'), { ready: CLASS_SIZE - 1, stopped: 1 })),
  ).toBeVisible();
  await look('3-found');
  await click(dialog.getByRole('button', { name: t('finding.overrule') }));
  await type('ok');
  await click(dialog.getByRole('button', { name: t('finding.overruleIt') }));
  await click(
    dialog.getByRole('button', { name: filled(t('publish.go_other'), { count: CLASS_SIZE }) }),
  );
  await expect(dialog.getByText(filled(t('plan.done_other'), { count: CLASS_SIZE }))).toBeVisible({
    timeout: 60_000,
  });
  await look('4-published');
  await page.keyboard.press('Escape');
}

/** Opens what staff see of the family's page of a child. */
async function openShare({ page, t, click }: Evening, scene: Scene): Promise<Locator> {
  await page.goto(addressOf(scene, 'table'));
  const { name } = scene.child;
  await click(page.getByRole('button', { name: filled(t('menu.of'), { name }) }));
  await click(page.getByRole('menuitem', { name: t('menu.share') }));
  return page.getByRole('dialog');
}

/** A phone of somebody without an account. */
async function openPhone(browser: Browser, language: Language): Promise<Page> {
  const locale = { zh: 'zh-CN', cht: 'zh-TW', en: 'en-GB' }[language];
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale,
    serviceWorkers: 'block',
  });
  return context.newPage();
}

/** Reads the report, saves the picture and the document, and thanks the teacher; what is refused stays to be changed. */
async function readAsFamily(phone: Page, language: Language, address: string, child: string) {
  const say = (key: Parameters<typeof message>[1]) => message(language, key);
  // The page tells it when somebody has looked at it for some seconds, whatever else is done there.
  const read = phone.waitForResponse('**/api/report/read', { timeout: 60_000 });
  await phone.goto(address);
  await expect(phone.getByText(child, { exact: true }).first()).toBeVisible();
  await takePicture(phone, `evening-${language}-5-family`);
  for (const [link, ending] of [
    [say('documents.share.poster'), '.png'],
    [say('documents.share.pdf'), '.pdf'],
  ] as const) {
    const download = phone.waitForEvent('download');
    await phone.getByRole('link', { name: link }).tap();
    expect((await download).suggestedFilename()).toContain(ending);
  }
  const words = phone.getByRole('textbox');
  const send = phone.getByRole('button', { name: say('documents.share.send') });
  await words.fill('You idiot');
  await send.tap();
  const refused = message(language, 'rule.text.filtered_words', { words: 'idiot' });
  await expect(phone.getByText(refused)).toBeVisible();
  await expect(words).toHaveValue('You idiot');
  await words.fill('🌟 ok');
  await send.tap();
  await expect(phone.getByText(say('documents.share.sent'))).toBeVisible();
  await read;
}

for (const language of SPOKEN)
  test(
    `a class of ${CLASS_SIZE} gets its reports in one evening, and a family reads one, in ${language}`,
    ONE_SIZE,
    async ({ page, browser }, info) => {
      test.setTimeout(240_000);
      await speak(page, language);
      const scene = await makeScene(language);
      const evening = await begin(page, language);
      const { t, done, click, look } = evening;
      await write(evening, scene);
      await entitle(evening);
      await publish(evening, scene);
      info.annotations.push({ type: 'evening', description: JSON.stringify(done) });
      console.log(`a class of ${CLASS_SIZE}: ${done.clicks} clicks, ${done.keys} keys`);

      const share = await openShare(evening, scene);
      await expect(share.getByText(t('share.unread'))).toBeVisible();
      const address = await share.getByLabel(t('share.address')).inputValue();
      const phone = await openPhone(browser, language);
      await readAsFamily(phone, language, address, scene.child.name);

      const after = await openShare(evening, scene);
      await expect(after.getByText(t('share.words.thanks'))).toBeVisible();
      await expect(after.getByText(filled(t('share.reads_one'), { count: 1 }))).toBeVisible();
      await look('6-read');
      await click(after.getByRole('button', { name: t('share.revoke') }));
      await click(
        page
          .getByRole('dialog')
          .last()
          .getByRole('button', { name: t('share.revoke') }),
      );
      await expect(after.getByText(t('share.revoked'))).toBeVisible();
      const answer = await phone.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(
        phone.getByText(message(language, 'documents.share.closedTitle')).first(),
      ).toBeVisible();
      await takePicture(phone, `evening-${language}-7-revoked`);
      await phone.context().close();

      await page.setViewportSize({ width: 768, height: 1024 });
      await enter(page, scene.child, '/sturep');
      await expect(page.getByText(filled(t('own.badge.reports_one'), { count: 1 }))).toBeVisible();
      await look('8-child');
      const reports = page.getByRole('region', { name: t('own.reports') });
      await reports.getByRole('link').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('9-childs-report');
    },
  );
