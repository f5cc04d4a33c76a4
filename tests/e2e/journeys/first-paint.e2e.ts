import type { Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { demo, signIn } from '../harness/sign-in.ts';
import { expect, ON_PHONE, ONE_SIZE, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

/** Holds the application's scripts back. Answers what lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/visit-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

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
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  letGo();
  await expect(page).toHaveURL('/dashboard');
});

test('what is pressed before the scripts run happens when they do', ONE_SIZE, async ({ page }) => {
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

const HOMES = [
  { role: ROLE.student, path: '/dashboard', name: '王子涵' },
  { role: ROLE.principal, path: '/index', name: '林校长' },
  { role: ROLE.platform, path: '/admin', name: '平台运营' },
] as const;

for (const { role, path, name } of HOMES)
  test(
    `the home of role ${role} greets before the scripts run, and does not move when they do`,
    role === ROLE.student ? ON_PHONE : SELDOM,
    async ({ page }) => {
      await signIn(page, demo(role));
      await expect(page).toHaveURL(path);
      const greeting = page.getByRole('heading', { level: 1 });
      await expect(greeting).toContainText(name);
      const later = (await greeting.textContent()) ?? '';

      const letGo = await holdScripts(page);
      const homes: string[] = [];
      page.on('request', (request) =>
        homes.push(...(request.url().match(/\/api\/home\/.*/) ?? [])),
      );
      await page.reload({ waitUntil: 'commit' });
      await expect(greeting).toHaveText(later);
      // Its data are asked for before the application runs, which does not ask again.
      expect(homes).toHaveLength(1);
      await expect(page.locator('body')).not.toContainText('⟦');
      const place = await greeting.boundingBox();
      letGo();
      await expect(page.locator('html')).toHaveAttribute('data-alive', '');
      await expect(greeting).toHaveText(later);
      expect(await greeting.boundingBox()).toEqual(place);
      await page.waitForLoadState('networkidle');
      expect(homes).toHaveLength(1);
    },
  );

test(
  "what is large on a child's home is drawn, and stays where it is when data come",
  SELDOM,
  async ({ page }) => {
    await signIn(page, demo(ROLE.student));
    await expect(page).toHaveURL('/dashboard');
    const tiles = page
      .getByRole('navigation', { name: 'What shall we do today?' })
      .getByRole('link');
    const placesOf = async () =>
      Promise.all((await tiles.all()).map((tile) => tile.boundingBox({ timeout: 1_000 })));
    const letGo = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(tiles).toHaveCount(4);
    await expect(tiles.filter({ hasText: 'Next lesson' })).toBeInViewport({ ratio: 1 });
    const places = await placesOf();
    letGo();
    await expect(tiles.filter({ hasText: 'to do' })).toBeVisible();
    expect(await placesOf()).toEqual(places);
    const card = await page.getByRole('region', { name: 'My tasks' }).boundingBox();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('region', { name: 'My tasks' }).boundingBox()).toEqual(card);
    expect(await placesOf()).toEqual(places);
  },
);

test(
  'a home is drawn for its own people, and shows a name as it is',
  SELDOM_ONE_SIZE,
  async ({ page }) => {
    await signIn(page, demo(ROLE.student));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const rename = (nick: string) =>
      page.evaluate((name) => {
        const user = JSON.parse(localStorage.getItem('classroom.user') ?? '{}');
        localStorage.setItem('classroom.user', JSON.stringify({ ...user, nick: name }));
      }, nick);
    const letGo = await holdScripts(page);
    const strange = '<img src=x onerror="document.title=1">$&';
    await rename(strange);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(strange);
    // The home of staff is another page: a student waits for the scripts, which lead to the own one.
    await page.goto('/index', { waitUntil: 'commit' });
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    letGo();
    await expect(page).toHaveURL('/dashboard');
  },
);

test(
  'a menu that was collapsed is drawn so, and unfolds again',
  SELDOM_ONE_SIZE,
  async ({ page }) => {
    await signIn(page, demo(ROLE.student));
    await page.getByRole('button', { name: 'Collapse the menu' }).click();
    const menu = page.locator('[data-menu]');
    const width = async () => (await menu.boundingBox())?.width;
    await expect.poll(width).toBeLessThan(100);
    const narrow = await width();
    const letGo = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(width).toBe(narrow);
    letGo();
    await page.getByRole('button', { name: 'Expand the menu' }).click();
    await expect.poll(width).toBeGreaterThan(200);
  },
);
