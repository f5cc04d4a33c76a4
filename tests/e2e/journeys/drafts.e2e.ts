import type { BrowserContext, Locator, Page } from '@playwright/test';
import { tasks } from '#functions/domain/tasks/task.ts';
import { API_BASE } from '#shared/endpoint.ts';
import { TaskId } from '#shared/ids.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import type { Person } from '#tests/factories/person.ts';
import { DRAFT_KINDS } from '../harness/draft-kinds.ts';
import { sceneOf } from '../harness/draft-scenes.ts';
import { enter } from '../harness/enter.ts';
import { signOut } from '../harness/shell.ts';
import { fillSignIn } from '../harness/sign-in.ts';
import { expect, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

/** What is written first in any editor, or a field of it. */
const field = (page: Page, label?: string | RegExp): Locator => {
  const main = page.getByRole('main');
  return label ? main.getByLabel(label) : main.getByRole('textbox').first();
};

const textIn = (at: Locator): Promise<string> =>
  at.evaluate((found) => ('value' in found ? String(found.value) : found.textContent));

const expectText = (at: Locator, text: string) =>
  expect.poll(() => textIn(at).catch(() => ''), { message: text }).toBe(text);

/** Writes what does not reach the server. */
async function writeOffline(at: Locator, context: BrowserContext, text: string): Promise<void> {
  await expect(at).toBeVisible();
  await context.setOffline(true);
  await at.fill(text);
  await expectText(at, text);
  await context.setOffline(false);
}

async function endSession(page: Page, userId: string): Promise<void> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.idToken'));
    return localStorage.getItem(key ?? '') ?? '';
  });
  await page.request.post(`${API_BASE}/${portal.endpoints.logout.path}`, {
    headers: { authorization: `${token}_${userId}` },
  });
}

const countKept = (page: Page): Promise<number> =>
  page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('classroom.draft ')).length,
  );

/** What somebody else has saved meanwhile is offered beside it. */
async function compareWithTheirs(page: Page, { schoolId }: Person): Promise<void> {
  await page.goto('/taskMan/edit/new');
  await page.getByRole('textbox', { name: 'What to do' }).fill('A story of the moon');
  await expect(page.getByText(/^Saved by itself as soon as it has a title/)).toBeVisible();
  await field(page).fill('月球');
  await expect(page.getByText(/^Draft saved at/)).toBeVisible();
  await expect(page).toHaveURL(/\/taskMan\/edit\/tsk-/);

  const id = TaskId.parse(new URL(page.url()).pathname.split('/').at(-1));
  await tasks.change({ schoolId, id }, (task) => ({ ...task, title: '火星' }));
  await page.getByRole('textbox', { name: 'What to do' }).fill('A story of the stars');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('火星')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save the choice' }).click();
  await expectText(field(page), '火星');
  await expect(page.getByText(/^Draft saved at/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep as a draft' }).click();
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: '火星' });
  await expect(row.first()).toContainText('Draft');
}

test(
  'in every editor what somebody writes survives a reload and an ended session, is compared with what others saved, and ends with a sign-out',
  SELDOM_ONE_SIZE,
  async ({ page, context, newPerson, problems }) => {
    test.setTimeout(180_000);
    problems.announce(/ERR_INTERNET_DISCONNECTED/);
    const principal = await newPerson(ROLE.principal);
    await enter(page, principal, '/index');
    for (const each of DRAFT_KINDS) {
      const { kind } = each;
      const { address: start, field: label, isSentAtOnce } = await sceneOf(each, principal);
      const text = field(page, label);
      await page.goto(start);
      await writeOffline(text, context, `${kind} one`);
      await page.goto(start);
      await expectText(text, `${kind} one`);
      // Until it is saved, or waits for somebody to save it.
      const said = page.getByText(/^Draft saved at|^Changes are not saved yet\. They/);
      if (!isSentAtOnce) await expect(said).toBeVisible();
      const address = page.url();
      await writeOffline(text, context, `${kind} two`);
      await endSession(page, principal.userId);
      await page.goto(address);
      await expect(page).toHaveURL(/\/login\?from=/);
      await fillSignIn(page, principal);
      await expectText(text, `${kind} two`);
    }
    await compareWithTheirs(page, principal);
    expect(await countKept(page)).toBeGreaterThan(0);
    await signOut(page);
    await expect(page).toHaveURL(/\/login/);
    expect(await countKept(page)).toBe(0);
  },
);
