import type { Browser, Locator, Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { adoptEnvironment, cloudUrl } from '../harness/cloud-report.ts';
import { enter } from '../harness/enter.ts';
import { LOOK, takePicture } from '../harness/look.ts';
import { somePhone } from '../harness/outbox.ts';
import { readCodes } from '../harness/read-code.ts';
import { isPhone } from '../harness/shell.ts';
import { expect, ON_PHONE, test } from '../harness/test.ts';
import { filled, speak, wordsOf } from '../harness/words.ts';

const SPOKEN: readonly Language[] = LOOK ? LANGUAGES : ['en'];

const SAID = {
  zh: {
    school: '晨光编程',
    child: '陈一诺',
    room: '周六启蒙班',
    call: '周六下午来试听',
    remark: '做了一个小游戏，很开心',
    title: '欢迎新同学',
    text: '周六下午两点上课，请带水杯。',
  },
  cht: {
    school: '晨光程式教室',
    child: '林品妍',
    room: '週六啟蒙班',
    call: '週六下午來試聽',
    remark: '做了一個小遊戲，很開心',
    title: '歡迎新同學',
    text: '週六下午兩點上課，請帶水壺。',
  },
  en: {
    school: 'Spark Coding',
    child: 'Emma',
    room: 'Saturday class',
    call: 'Comes on Saturday afternoon',
    remark: 'Made a small game and was proud of it',
    title: 'Welcome to the class',
    text: 'We begin at two on Saturday. Please bring something to drink.',
  },
} as const satisfies Record<Language, object>;

/** A class with a lesson that is about to begin; the rest of the day is played. */
async function makeScene(language: Language) {
  adoptEnvironment();
  const schoolId = await makeSchool({ name: SAID[language].school });
  const principal = await makeSigner(schoolId, ROLE.principal);
  const classId = await makeClass(principal, [], { name: SAID[language].room });
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  await storeLesson(principal, classId, {
    startsAt: inMinutes(30),
    endsAt: inMinutes(120),
    date: dayFromToday(0),
  });
  return { schoolId, principal: { ...principal, password: PASSWORD }, phone: somePhone() };
}
type Scene = Awaited<ReturnType<typeof makeScene>>;

const FOLDERS = {
  leads: 'features/leads',
  family: 'features/registrations/family',
  teaching: 'features/teaching',
  cards: 'entities/cards',
  codes: 'entities/parents',
  editor: 'features/notices/editor',
  sent: 'features/notices/sent',
  parents: 'features/parents',
  bell: 'features/notices',
  common: 'ui',
} as const;
type Words = Record<keyof typeof FOLDERS, Awaited<ReturnType<typeof wordsOf>>>;

async function allWords(language: Language): Promise<Words> {
  const load = async ([name, folder]: readonly [string, string]) => [
    name,
    await wordsOf(folder, language),
  ];
  return Object.fromEntries(await Promise.all(Object.entries(FOLDERS).map(load)));
}

/** Somebody else's device: a family's telephone, a child's tablet. */
async function openDevice(browser: Browser, language: Language, width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: cloudUrl(),
    viewport: { width, height: 844 },
    hasTouch: true,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await speak(page, language);
  return page;
}

interface Day {
  readonly page: Page;
  readonly said: (typeof SAID)[Language];
  readonly words: Words;
  readonly scene: Scene;
  readonly look: (page: Page, name: string) => Promise<void>;
}

const button = (at: Page | Locator, name: string | RegExp): Locator =>
  at.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (page: Page): Locator => page.getByRole('dialog');

/** A family asks for a trial with its telephone. */
async function ask({ said, words: { family }, scene, look }: Day, phone: Page): Promise<void> {
  await phone.goto(`/join?school=${scene.schoolId}`);
  await expect(
    phone.getByRole('heading', { name: filled(family('titleOf'), { name: said.school }) }),
  ).toBeVisible();
  await phone.getByLabel(family('name')).fill(said.child);
  await phone.locator('input[type=tel]').fill(scene.phone);
  await phone.getByRole('checkbox').check();
  await look(phone, '01-asked');
  await button(phone, family('send')).click();
  await expect(phone.getByText(family('thanks'), { exact: true })).toBeVisible();
}

/** The desk calls back, books a trial, notes that the child came, and enrols it; answers what the codes of its card and of its parents' paper say. */
async function enrol(day: Day): Promise<readonly string[]> {
  const { page, said, words, scene, look } = day;
  const { leads, teaching, cards, codes } = words;
  await enter(page, scene.principal, '/consult');
  if (isPhone(page)) await button(page, leads('states.new')).click();
  await look(page, '02-board');
  await page.getByRole('link', { name: said.child }).click();
  await button(page, leads('followUp')).first().click();
  await dialog(page).getByLabel(leads('result')).fill(said.call);
  await button(dialog(page), leads('dueChoices.threeDays')).click();
  await look(page, '03-follow-up');
  await button(dialog(page), words.common('save')).click();
  await expect(page.getByText(said.call)).toBeVisible();

  await button(page, leads('bookTrial')).click();
  await look(page, '04-trial');
  await button(dialog(page), new RegExp(`^${leads('choose')}`)).click();
  await page.getByRole('link', { name: new RegExp(said.room) }).click();
  await button(page, teaching('trials.present')).click();
  const name = said.child;
  await page.getByLabel(filled(teaching('trials.remark'), { name })).fill(said.remark);
  await look(page, '05-came');
  await button(page, filled(teaching('trials.saveFor'), { name })).click();
  await expect(
    page.getByRole('status').getByText(filled(teaching('trials.saved'), { name })),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByText(leads('states.trial_done'), { exact: true })).toBeVisible();
  await look(page, '06-lead');

  await button(page, leads('convert')).click();
  await dialog(page)
    .getByRole('combobox', { name: leads('classes') })
    .fill(said.room);
  await page.getByRole('option', { name: said.room }).click();
  await dialog(page).getByLabel(leads('withHours')).check();
  await dialog(page)
    .getByLabel(new RegExp(`^${leads('hours')}`))
    .fill('20');
  await dialog(page)
    .getByLabel(new RegExp(`^${leads('amount').replace(/ ?[（(].*/, '')}`))
    .fill('2000');
  await look(page, '07-enrol');
  await button(dialog(page), leads('convertSubmit')).click();
  await expect(dialog(page).getByText(filled(leads('hoursBooked'), { count: 20 }))).toBeVisible();
  await look(page, '08-enrolled');
  await button(dialog(page), leads('printCard')).click();
  await button(dialog(page), filled(cards('make_one'), { count: 1 })).click();
  await expect(dialog(page).getByText(said.child, { exact: true })).toBeVisible();
  await look(page, '09-card');
  const card = await readCodes(dialog(page));
  await button(dialog(page), words.common('close')).click();
  await button(dialog(page), leads('printParents')).click();
  await button(dialog(page), filled(codes('papers.make_one'), { count: 1 })).click();
  await expect(dialog(page).getByText(said.child, { exact: true })).toBeVisible();
  await look(page, '09-parents');
  const parents = await readCodes(dialog(page));
  for (const _ of ['the paper', 'what was done'])
    await button(dialog(page), words.common('close')).click();
  return [...card, ...parents];
}

/** A notice for the class, which the new child belongs to. */
async function tell({ page, said, words: { editor }, look }: Day): Promise<void> {
  await page.goto('/notice/edit/new');
  await page.getByRole('textbox', { name: editor('fields.title'), exact: true }).fill(said.title);
  await page.getByRole('textbox', { name: editor('content') }).fill(said.text);
  await page.getByRole('combobox', { name: editor('fields.audience'), exact: true }).click();
  await page.getByRole('option', { name: editor('audience.some') }).click();
  await page.getByLabel(editor('classes')).fill(said.room);
  await page.getByRole('option', { name: said.room }).click();
  await look(page, '10-notice');
  await button(page, editor('publish')).click();
  await expect(page.getByRole('heading', { name: said.title })).toBeVisible();
}

for (const language of SPOKEN)
  test(
    `a front desk's day goes from a family's question to a child with card, class, hours and notice, in ${language}`,
    ON_PHONE,
    async ({ page, browser }) => {
      test.setTimeout(150_000);
      const said = SAID[language];
      const words = await allWords(language);
      const size = isPhone(page) ? 'phone' : 'laptop';
      await speak(page, language);
      const day: Day = {
        page,
        said,
        words,
        scene: await makeScene(language),
        look: (at, name) => takePicture(at, `desk-${language}-${size}-${name}`),
      };
      const family = await openDevice(browser, language, 390);
      await ask(day, family);
      const codes = await enrol(day);
      await tell(day);

      const [card] = codes.filter((code) => code.includes('/card'));
      const [parents] = codes.filter((code) => code.includes('/parent'));
      const child = await openDevice(browser, language, 1024);
      await child.goto(card ?? 'no code of a card was read');
      await expect(child).toHaveURL('/dashboard');
      await day.look(child, '11-child');
      await button(child, filled(words.bell('bell_one'), { count: 1 })).click();
      await dialog(child).getByRole('link', { name: said.title }).click();
      await expect(child.getByRole('heading', { name: said.title })).toBeVisible();
      await expect(child.getByRole('main').getByText(said.text)).toBeVisible();
      await day.look(child, '12-read');
      await page.reload();
      await expect(
        page.getByText(filled(words.sent('receipts.of'), { read: 1, total: 1 })),
      ).toBeVisible();
      await day.look(page, '13-receipts');

      await family.goto(parents ?? 'no code of the parents’ page was read');
      await expect(button(family, new RegExp(said.title))).toBeVisible();
      await expect(family.getByText(/20/).first()).toBeVisible();
      await day.look(family, '14-family');
      for (const device of [family, child]) await device.context().close();
    },
  );
