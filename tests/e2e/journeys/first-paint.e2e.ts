import { ROLE } from '#shared/roles.ts';
import { holdScripts } from '../harness/hold-scripts.ts';
import { demo } from '../harness/sign-in.ts';
import { expect, ON_PHONE, ONE_SIZE, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const SHIFTS = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(0), 300);
})`;

test('what is typed and sent before the scripts run is not lost', ONE_SIZE, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const { account, password } = demo(ROLE.student);
  await page.getByRole('textbox', { name: 'Account', exact: true }).fill(account);
  await page.getByLabel(/^Password/).fill(password);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(...(request.url().match(/index\/login$/) ?? [])));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  letGo();
  await expect(page).toHaveURL('/dashboard');
  // Once, though it was asked for twice.
  expect(sent).toHaveLength(1);
});

/** The paths of what was asked for before something was seen. */
const EARLY_FILES = `(() => {
  const [{ startTime }] = performance.getEntriesByName('first-contentful-paint');
  const files = performance.getEntriesByType('resource').filter((file) => file.startTime < startTime);
  return files.map(({ name }) => new URL(name).pathname);
})()`;

test(
  'a page for visitors needs its document only to be seen, and no application to be read',
  ONE_SIZE,
  async ({ page, accessible }) => {
    const letGo = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await accessible();
    expect(await page.evaluate(EARLY_FILES)).toEqual([]);
    letGo();
    await page.keyboard.press('Tab');
    await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  },
);

test(
  'who signs in without a network is told, and tries again',
  ONE_SIZE,
  async ({ page, problems }) => {
    problems.announce(/ERR_FAILED|Failed to fetch/);
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/login');
    const { account, password } = demo(ROLE.student);
    await page.getByRole('textbox', { name: 'Account', exact: true }).fill(account);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('Network error');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/dashboard');
  },
);

test('the field that is typed into keeps focus, caret and frame', ONE_SIZE, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const account = page.getByRole('textbox', { name: 'Account', exact: true });
  const lookOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderTopWidth, borderTopColor, color } = getComputedStyle(element);
        return `${borderTopWidth} ${borderTopColor} ${color}`;
      });
  const look = async () => [await lookOf('form fieldset'), await lookOf('form label')];
  const atRest = await look();
  await account.pressSequentially('wng');
  const drawn = await look();
  expect(drawn).not.toEqual(atRest);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  letGo();
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  await expect(account).toBeFocused();
  await page.keyboard.type('an');
  await expect(account).toHaveValue('wang');
  await expect.poll(look).toEqual(drawn);
});

test('a character that is being put together is not lost', ONE_SIZE, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const account = page.getByRole('textbox', { name: 'Account', exact: true });
  await account.focus();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', {
    text: 'wang',
    selectionStart: 4,
    selectionEnd: 4,
  });
  letGo();
  await page.waitForLoadState('networkidle');
  await keyboard.send('Input.insertText', { text: '王' });
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  await page.keyboard.type('1');
  await expect(account).toHaveValue('王1');
});

test('what is pressed before the scripts run happens when they do', ONE_SIZE, async ({ page }) => {
  const letFormGo = await holdScripts(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Next' }).click();
  letFormGo();
  // With the country, which the browser knows.
  await expect(page.getByText('Please choose province, city and district')).toBeVisible();
  await expect(page.getByText('Please enter the name of the school')).toBeVisible();
  await page.unrouteAll();

  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '繁體中文' }).click();
  letGo();
  await expect(page.getByRole('heading', { name: '歡迎回來' })).toBeVisible();
  await page.unrouteAll();
  const { account, password } = demo(ROLE.student);
  await page.locator('input[name=username]').fill(account);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL('/dashboard');

  const letGoAgain = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: '語言' }).click();
  letGoAgain();
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible();
});

test.describe('a drawn page', () => {
  // The browser's clock says the country that forms begin with; that of the English pages is not China.
  test.use({ timezoneId: 'America/New_York' });

  for (const path of ['/login', '/admin/login', '/forgotPassword', '/register', '/join'])
    test(
      `${path} is seen before the scripts run, and does not move when they do`,
      path === '/login' ? ON_PHONE : SELDOM,
      async ({ page }) => {
        const letGo = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        const drawn = await heading.elementHandle();
        const place = await heading.boundingBox();
        letGo();
        await expect(page.locator('html')).toHaveAttribute('data-alive', '');
        expect(await heading.boundingBox()).toEqual(place);
        expect(await page.evaluate(SHIFTS)).toBeLessThan(0.01);
        // The same element: it was taken over, not drawn again.
        expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
      },
    );
});

test(
  'a language that was chosen is that of the next document',
  SELDOM_ONE_SIZE,
  async ({ page }) => {
    await page.goto('/login');
    await page.getByText('繁體中文', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
    const answer = await page.reload();
    expect(await answer?.text()).toContain('data-language="cht"');
    // The application has renewed the cookie.
    await expect(page.locator('html')).toHaveAttribute('data-alive', '');
    // Without the cookie the document is in another language, and nobody sees it.
    await page.context().clearCookies();
    const letGo = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('form')).toBeAttached();
    await expect(page.locator('form')).toBeHidden();
    letGo();
    await expect(page.getByRole('heading', { name: '歡迎回來' })).toBeVisible();
  },
);
