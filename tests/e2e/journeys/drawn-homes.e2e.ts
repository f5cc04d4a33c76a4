import type { Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { holdScripts } from '../harness/hold-scripts.ts';
import { demo, signIn } from '../harness/sign-in.ts';
import { expect, ON_PHONE, ONE_SIZE, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

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

/** Counts how often a place is a placeholder again, were it for less than a frame. */
const WATCH_PLACEHOLDERS = `(() => {
  window.placeholders = 0;
  new MutationObserver(() => {
    window.placeholders += document.querySelectorAll('main ul > li .MuiSkeleton-root, #lessons .MuiSkeleton-root').length;
  }).observe(document.body, { childList: true, subtree: true });
})()`;

const DATA = [
  {
    role: ROLE.principal,
    path: '/index',
    places: (page: Page) => [page.getByRole('list', { name: 'Your school' })],
  },
  {
    role: ROLE.teacher,
    path: '/index',
    places: (page: Page) => [page.getByRole('list', { name: 'My work' })],
  },
  {
    role: ROLE.student,
    path: '/dashboard',
    places: (page: Page) => [
      page.getByRole('link', { name: /^Next lesson/ }),
      page
        .getByRole('region', { name: 'My next lessons' })
        .locator('.MuiListItemText-root')
        .first(),
    ],
  },
];

for (const { role, path, places } of DATA)
  test(
    `the lessons and figures of role ${role} are seen before the scripts run, and stay`,
    role === ROLE.principal ? ONE_SIZE : SELDOM_ONE_SIZE,
    async ({ page }) => {
      await signIn(page, demo(role));
      await expect(page).toHaveURL(path);
      const textsOf = () => Promise.all(places(page).map((place) => place.textContent()));
      for (const place of places(page)) await expect(place).toContainText(/\d/);
      await page.waitForLoadState('networkidle');
      const later = await textsOf();

      const letGo = await holdScripts(page);
      await page.reload({ waitUntil: 'commit' });
      await expect.poll(textsOf).toEqual(later);
      await page.evaluate(WATCH_PLACEHOLDERS);
      letGo();
      await expect(page.locator('html')).toHaveAttribute('data-alive', '');
      expect(await textsOf()).toEqual(later);
      expect(await page.evaluate('window.placeholders')).toBe(0);
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
    // All at one moment.
    const placesOf = () =>
      tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON()));
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
