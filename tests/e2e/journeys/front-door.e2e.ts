import type { Page } from '@playwright/test';
import { messages } from '#shared/messages/contract.ts';
import { registrations } from '#shared/registrations/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { adoptEnvironment } from '../harness/cloud-report.ts';
import { countCalls } from '../harness/count-calls.ts';
import { messagesTo, readCode, someEmail, somePhone } from '../harness/outbox.ts';
import { chooseFromAccount } from '../harness/shell.ts';
import { fillSignIn, signIn } from '../harness/sign-in.ts';
import { expect, ON_PHONE, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const NEXT = 'Better456';
/** A proof of work takes long on a slow machine. */
const PROOF = { timeout: 30_000 };

async function personWithPhone(phone: string) {
  adoptEnvironment();
  return makeSigner(await makeSchool(), ROLE.teacher, { phone });
}

async function getCode(page: Page, phone: string): Promise<string> {
  await page.getByRole('button', { name: 'Get a code' }).click();
  await expect(page.getByText(/code was sent to/)).toBeVisible(PROOF);
  return readCode(page.request, phone);
}

async function chooseDistrict(page: Page): Promise<void> {
  await page.getByLabel(/^Province/).selectOption({ label: 'Guangdong' });
  await page.getByLabel(/^City/).selectOption({ label: 'Shenzhen' });
  await page.getByLabel(/^District/).selectOption({ label: 'Nanshan District' });
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' });

test(
  'a forgotten password is replaced with a code from the phone',
  ON_PHONE,
  async ({ page, accessible }) => {
    const phone = somePhone();
    const { account } = await personWithPhone(phone);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // The address changes before the page, and the previous page has such a field, too.
    await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
    await page.getByLabel(/^Account/).fill(account);
    await accessible();
    await next(page).click();
    await expect(page.getByText(`bound to the account ${account}`)).toBeVisible(PROOF);
    const code = await getCode(page, phone);
    await expect(page.getByRole('button', { name: /^Again in \d+ s$/ })).toBeDisabled();
    await accessible();
    await page.getByLabel(/^Code/).fill(code === '111111' ? '222222' : '111111');
    await next(page).click();
    await expect(page.getByText('The code is not correct; tries left: 4')).toBeVisible();
    await page.getByLabel(/^Code/).fill(code);
    await next(page).click();
    await page.getByLabel(/^New password(?! again)/).fill(NEXT);
    await page.getByLabel(/^New password again/).fill(`${NEXT}x`);
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await expect(page.getByText('The passwords don’t match')).toBeVisible();
    await page.getByLabel(/^New password again/).fill(NEXT);
    await accessible();
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await expect(page.getByText(/every device has been signed out/)).toBeVisible();
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await fillSignIn(page, { account, password: NEXT });
    await expect(page).toHaveURL('/index');
  },
);

test(
  'an unknown account and one without a phone are told the same: ask the school',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const { account } = await newPerson(ROLE.student);
    await page.goto('/forgotPassword');
    for (const name of ['nobody_of_this_name', account]) {
      await page.getByLabel(/^Account/).fill(name);
      await next(page).click();
      await expect(
        page.getByText(`If a phone or an e-mail address is bound to the account ${name}`),
      ).toBeVisible(PROOF);
      await expect(page.getByText(/Please ask the principal or a teacher/)).toBeVisible();
      await page.getByRole('button', { name: 'Another account' }).click();
    }
  },
);

test('a principal opens a school and is at home', async ({ page, accessible }) => {
  const phone = somePhone();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Free trial' }).click();
  // The application knows the country, and has to make room for its areas.
  await expect(page.getByLabel(/^Province/)).toBeEnabled();
  await next(page).click();
  await expect(page.getByText('Please choose province, city and district')).toBeVisible();
  await page.getByLabel(/^Name of the school/).fill('Sunrise Coding');
  await chooseDistrict(page);
  await page.getByLabel(/^Name of the principal/).fill('Wang Xiaoming');
  await accessible();
  await next(page).click();
  await page.getByLabel(/^Mobile number/).fill(phone.slice(0, 10));
  await page.getByRole('button', { name: 'Get a code' }).click();
  await expect(page.getByText(/^Please enter a correct mobile number/)).toBeVisible();
  expect(await messagesTo(page.request, phone)).toEqual([]);
  await page.getByLabel(/^Mobile number/).fill(phone);
  const code = await getCode(page, phone);
  await page.getByLabel(/^Code/).fill(code);
  await accessible();
  await next(page).click();
  const open = page.getByRole('button', { name: 'Open my school' });
  await page.getByLabel(/^Account/).fill('demo_teacher');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await open.click();
  await expect(page.getByText('Please read and accept the agreement first')).toBeVisible();
  await page.getByRole('button', { name: 'service agreement' }).click();
  await accessible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('checkbox').check();
  await open.click();
  await expect(page.getByText('This account is taken. Please choose another one.')).toBeVisible();
  await page.getByLabel(/^Account/).fill(`w${phone}`);
  await accessible();
  const calls = countCalls(page, registrations.endpoints.registerSchool);
  await open.dblclick();
  await expect(page).toHaveURL('/index');
  expect(calls()).toBe(1);
  const steps = page.getByRole('region', { name: 'Start here' });
  await expect(steps.getByRole('link', { name: /Describe your school/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await accessible();
  await steps.getByRole('button', { name: 'Do not show this again' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(steps).toBeHidden();
});

test(
  'a stranger in New York opens a school by e-mail',
  SELDOM_ONE_SIZE,
  async ({ browser, baseURL }) => {
    const email = someEmail();
    const home = { locale: 'en-US', timezoneId: 'America/New_York' };
    const context = await browser.newContext({ baseURL: baseURL ?? '', ...home });
    const page = await context.newPage();
    await page.goto('/register');
    await expect(page.getByLabel(/^Country or region/)).toHaveValue('US');
    await expect(page.getByText(/Time zone America\/New York .* US Dollar/)).toBeVisible();
    await page.getByLabel(/^Name of the school/).fill('Hudson Coding');
    await page.getByLabel(/^Name of the principal/).fill('Ada Lee');
    await next(page).click();
    await page.getByRole('button', { name: 'Use e-mail instead' }).click();
    await page.getByLabel(/^E-mail/).fill(email);
    await page.getByLabel(/^Code/).fill(await getCode(page, email));
    await next(page).click();
    await page.getByLabel(/^Account/).fill(`h${somePhone()}`);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Open my school' }).click();
    await expect(page).toHaveURL('/index');
    await context.close();
  },
);

test(
  'a visitor asks for a call-back and is thanked',
  SELDOM_ONE_SIZE,
  async ({ page, accessible }) => {
    const phone = somePhone();
    await page.goto('/join');
    await page.getByLabel(/^Your name/).fill('Li Lei');
    await page.getByLabel(/^Mobile number/).fill(phone);
    await page.getByLabel(/^School or training centre/).fill('Future Academy');
    await chooseDistrict(page);
    await accessible();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(`We will call you at ${phone}`)).toBeVisible(PROOF);
    await accessible();
  },
);

test(
  'a person binds a phone in the profile',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const phone = somePhone();
    await signIn(page, await newPerson(ROLE.teacher));
    await chooseFromAccount(page, 'My account');
    await page.getByRole('button', { name: 'Bind a phone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bind a phone' });
    await dialog.getByLabel(/^Mobile number/).fill(phone);
    const calls = countCalls(page, messages.endpoints.sendBindingCode);
    await dialog.getByRole('button', { name: 'Get a code' }).dblclick();
    await expect(dialog.getByText(/A code was sent to/)).toBeVisible();
    expect(calls()).toBe(1);
    await accessible();
    await dialog.getByLabel(/^Code/).fill(await readCode(page.request, phone));
    await dialog.getByRole('button', { name: 'Bind a phone' }).click();
    await expect(page.getByText('Your phone number is bound.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue(phone);
  },
);
