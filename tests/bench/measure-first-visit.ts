import { type Browser, chromium } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#shared/accounts.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { ROLE } from '#shared/roles.ts';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';
import { atMost, type Figure, median } from './report.ts';
import { type Visit, visitPage } from './visit-page.ts';

const VISITS = 3;
const PASSWORD = 'demo123456';

interface Limits {
  readonly requests: number;
  readonly kB: number;
}
const SIGN_IN: Limits = { requests: 8, kB: 185 };
const HOME: Limits = { requests: 26, kB: 320 };

function figuresOf(section: string, visits: readonly Visit[], limits?: Limits): Figure[] {
  const of = (name: keyof Visit) => median(visits.map((each) => each[name]));
  const requests = of('requests');
  const kB = of('bytes') / 1000;
  const limit = (value: number, most: number | undefined, unit: string) =>
    most === undefined ? undefined : atMost(value, most, unit);
  return [
    {
      section,
      what: 'requests',
      value: requests,
      unit: '',
      limit: limit(requests, limits?.requests, ''),
    },
    { section, what: 'compressed, all', value: kB, unit: 'kB', limit: limit(kB, limits?.kB, 'kB') },
    {
      section,
      what: 'compressed, JavaScript',
      value: of('scriptBytes') / 1000,
      unit: 'kB',
    },
    { section, what: 'largest paint', value: of('largestPaint'), unit: 'ms' },
  ];
}

type Stored = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

/** Each with an empty cache. */
async function visitsCold(browser: Browser, address: string, storageState?: Stored) {
  const visits: Visit[] = [];
  for (let index = 0; index < VISITS; index += 1) {
    const context = await browser.newContext({
      locale: 'zh-CN',
      ...(storageState && { storageState }),
    });
    visits.push(await visitPage(context, address));
    await context.close();
  }
  return visits;
}

/** A home after its sign-in, with the files in the cache and without them. */
async function measureHome(browser: Browser, url: string, account: string, home: string) {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator('input[name=username]').fill(account);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(`**${home}`);
  await page.waitForLoadState('networkidle');
  await page.close();
  const stored = await context.storageState();
  const warm: Visit[] = [];
  for (let index = 0; index < VISITS; index += 1) warm.push(await visitPage(context, url + home));
  await context.close();
  const cold = await visitsCold(browser, url + home, stored);
  return [
    ...figuresOf(`Home of ${account}, nothing in the cache`, cold, HOME),
    ...figuresOf(`Home of ${account}, files in the cache`, warm),
  ];
}

/** What a browser loads until a visitor can sign in, and at a home of somebody who is signed in. */
export async function measureFirstVisit(url: string, executablePath: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const { staffHome, studentHome } = MENU_PATHS;
    return [
      ...figuresOf('First visit of /login', await visitsCold(browser, `${url}/login`), SIGN_IN),
      ...(await measureHome(browser, url, DEMO_ACCOUNTS[ROLE.student] ?? '', studentHome)),
      ...(await measureHome(browser, url, DEMO_ACCOUNTS[ROLE.principal] ?? '', staffHome)),
    ];
  } finally {
    await browser.close();
  }
}
