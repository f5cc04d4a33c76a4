import { chromium } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#shared/people/accounts.ts';
import { ROLE } from '#shared/roles.ts';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';
import { atMost, type Figure } from './report.ts';
import { type Visit, visitFirst, visitHome } from './visits.ts';

interface Limits {
  readonly requests: number;
  readonly kB: number;
  /** Before something is seen. */
  readonly earlyKB?: number;
}
const EARLY = { earlyKB: 70 };
const SIGN_IN: Limits = { requests: 7, kB: 200, ...EARLY };
/** Each file counts twice: it is fetched, then imported out of the cache. */
const REGISTER: Limits = { requests: 26, kB: 300, ...EARLY };
const HOME: Limits = { requests: 14, kB: 330 };

function figuresOf(
  section: string,
  { requests, bytes, scriptBytes, earlyBytes, firstPaint, paint, dataSeen }: Visit,
  limits?: Limits,
): Figure[] {
  const limit = (value: number, most: number | undefined, unit: string) =>
    most === undefined ? undefined : atMost(value, most, unit);
  const kB = bytes / 1000;
  const earlyKB = earlyBytes / 1000;
  return [
    {
      section,
      what: 'requests',
      value: requests,
      unit: '',
      limit: limit(requests, limits?.requests, ''),
    },
    { section, what: 'compressed, all', value: kB, unit: 'kB', limit: limit(kB, limits?.kB, 'kB') },
    { section, what: 'compressed, JavaScript', value: scriptBytes / 1000, unit: 'kB' },
    {
      section,
      what: 'compressed, before the first paint',
      value: earlyKB,
      unit: 'kB',
      limit: limit(earlyKB, limits?.earlyKB, 'kB'),
    },
    { section, what: 'first paint', value: firstPaint, unit: 'ms' },
    { section, what: 'largest paint', value: paint, unit: 'ms' },
    ...(Number.isNaN(dataSeen)
      ? []
      : [{ section, what: 'data seen', value: dataSeen, unit: 'ms' }]),
  ];
}

/** What a browser loads until a visitor can sign in, and at a home of somebody who is signed in. */
export async function measureFirstVisit(url: string, executablePath: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const figures = [
      ...figuresOf('First visit of /login', await visitFirst(browser, `${url}/login`), SIGN_IN),
      ...figuresOf(
        'First visit of /register',
        await visitFirst(browser, `${url}/register`),
        REGISTER,
      ),
    ];
    for (const role of [ROLE.student, ROLE.principal]) {
      const account = DEMO_ACCOUNTS[role] ?? '';
      const { cold, warm } = await visitHome(browser, url, account);
      figures.push(
        ...figuresOf(`Home of ${account}, nothing in the cache`, cold, HOME),
        ...figuresOf(`Home of ${account}, files in the cache`, warm),
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}
