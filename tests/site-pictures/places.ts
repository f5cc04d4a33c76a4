import { expect, type Page } from '@playwright/test';
import type { Scene, Size } from '#frontend/site/scenes.ts';
import { addDays } from '#shared/days.ts';
import type { Language } from '#shared/languages.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#shared/people/accounts.ts';
import { ROLE } from '#shared/roles.ts';
import { untilFilesKept } from '#tests/e2e/harness/kept-on-device.ts';
import { wordsOf } from '#tests/e2e/harness/words.ts';

interface Opened {
  readonly page: Page;
  readonly url: string;
  readonly size: Size;
  readonly language: Language;
}

interface Place {
  /** Who looks at it; nobody where no account is needed. */
  readonly account?: string | undefined;
  readonly open: (opened: Opened) => Promise<unknown>;
}

const PRINCIPAL = DEMO_ACCOUNTS[ROLE.principal];
const TEACHER = DEMO_ACCOUNTS[ROLE.teacher];
const STUDENT = DEMO_ACCOUNTS[ROLE.student];

/** Until what a screen reads is there. */
const SETTLE_MS = 1500;
const PATIENCE = { timeout: 60_000 };

const at =
  (path: string) =>
  async ({ page, url }: Opened): Promise<void> => {
    if (path) await page.goto(`${url}${path}`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
  };

/** The page of the demo student for the family, by its secret address. */
async function openFamilyPage({ page, url, language }: Opened): Promise<void> {
  const ask = async (path: string, form: Record<string, string>, authorization = '0') => {
    const headers = { authorization, lang: language };
    return (await page.request.post(`${url}/api/${path}`, { form, headers })).json();
  };
  const { data } = await ask('index/login', { username: STUDENT ?? '', password: DEMO_PASSWORD });
  const code = await ask('parent/code_make', {}, `${data.token}_${data.id}`);
  await page.goto(`${url}/parent/${code.data.token}`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
}

/** Plans a lesson where the class has one already. */
async function openClash({ page, url, language }: Opened): Promise<void> {
  const t = await wordsOf('features/lessons', language);
  const day = addDays(new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10), 3);
  await page.goto(`${url}/calendar?view=day&date=${day}&plan=lesson`);
  const dialog = page.getByRole('dialog', { name: t('addTitle') });
  await dialog.getByLabel(t('class')).first().click();
  await page.getByRole('option', { name: /Scratch/ }).click();
  await dialog.getByLabel(t('date')).fill(day);
  await dialog.getByLabel(t('start')).fill('16:30');
  await dialog.getByLabel(t('end')).fill('18:00');
  await dialog.getByRole('button', { name: t('plan') }).click();
  await page.getByRole('dialog', { name: t('clash.title') }).waitFor(PATIENCE);
  await page.waitForTimeout(SETTLE_MS);
}

async function openWithoutNetwork({ page, url }: Opened): Promise<void> {
  await untilFilesKept(page);
  await page.context().setOffline(true);
  await page.goto(`${url}/dashboard`);
  await page.waitForTimeout(2 * SETTLE_MS);
}

async function openEditor({ page, url, language }: Opened): Promise<void> {
  const t = await wordsOf('features/scratch', language);
  await page.goto(`${url}/scratch/wrk-demo1`);
  await expect(page.getByRole('button', { name: t('save'), exact: true })).toBeEnabled(PATIENCE);
  await page.waitForTimeout(4 * SETTLE_MS);
}

/** On a phone the entries of the ledger begin below the figures. */
async function openLedger(opened: Opened): Promise<void> {
  await at('/studyMan/student/stu-demo02')(opened);
  if (opened.size === 'phone') await opened.page.evaluate(() => scrollTo(0, 520));
  await opened.page.waitForTimeout(SETTLE_MS);
}

/** Where each screen is, by which account. */
export const PLACES: Readonly<Record<Scene, Place>> = {
  principal: { account: PRINCIPAL, open: at('') },
  teacher: { account: TEACHER, open: at('') },
  child: { account: STUDENT, open: at('') },
  parent: { open: openFamilyPage },
  editor: { account: STUDENT, open: openEditor },
  hours: { account: PRINCIPAL, open: openLedger },
  reports: { account: TEACHER, open: at('/report?cycle=rcy-demo3&class=cls-demo1') },
  clash: { account: PRINCIPAL, open: openClash },
  offline: { account: STUDENT, open: openWithoutNetwork },
  business: { account: PRINCIPAL, open: at('/businessAnalysis') },
};
