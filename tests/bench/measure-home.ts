import { type Browser, chromium } from '@playwright/test';
import { SITE_PAGES } from '#shared/site/pages.ts';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';
import { atMost, type Figure, median } from './report.ts';
import { medianOf, type Visit, visitSlowly } from './visits.ts';

const SLOW_DOWN = 4;
const VISITS = 5;
const SCHOOL_PAGE = '/institutionDialog/sch-demo';
const SCREENS = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1440, height: 900 },
} as const;

interface Limits {
  readonly kB: number;
  readonly paint: number;
}
/** Without pictures, and until the largest of what is seen first. */
const LIMITS: Limits = { kB: 120, paint: 1500 };

async function visits(browser: Browser, address: string, size: keyof typeof SCREENS) {
  const found: (Visit & { readonly withoutPictures: number })[] = [];
  for (let index = 0; index < VISITS; index += 1) {
    const context = await browser.newContext({ locale: 'zh-CN', viewport: SCREENS[size] });
    found.push(await visitSlowly(context, address, SLOW_DOWN));
    await context.close();
  }
  const withoutPictures = median(found.map((each) => each.withoutPictures));
  return { ...medianOf(found), withoutPictures };
}

async function figuresOf(
  browser: Browser,
  address: string,
  section: string,
  size: keyof typeof SCREENS,
): Promise<Figure[]> {
  const { requests, bytes, scriptBytes, withoutPictures, paint } = await visits(
    browser,
    address,
    size,
  );
  const kB = withoutPictures / 1000;
  return [
    { section, what: 'requests', value: requests, unit: '' },
    { section, what: 'compressed, all', value: bytes / 1000, unit: 'kB' },
    {
      section,
      what: 'compressed, without pictures',
      value: kB,
      unit: 'kB',
      limit: atMost(kB, LIMITS.kB, 'kB'),
    },
    { section, what: 'compressed, JavaScript', value: scriptBytes / 1000, unit: 'kB' },
    {
      section,
      what: `largest paint at ${SLOW_DOWN} × CPU slow-down`,
      value: paint,
      unit: 'ms',
      limit: atMost(paint, LIMITS.paint, 'ms'),
    },
  ];
}

/** What a browser loads of the public home and of a school's page, and when the largest part is seen. */
export async function measureHome(url: string, executablePath: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const figures: Figure[] = [];
    for (const path of [SITE_PAGES.home, SCHOOL_PAGE])
      for (const size of ['phone', 'laptop'] as const)
        figures.push(
          ...(await figuresOf(browser, `${url}${path}`, `First visit of ${path}, ${size}`, size)),
        );
    return figures;
  } finally {
    await browser.close();
  }
}
