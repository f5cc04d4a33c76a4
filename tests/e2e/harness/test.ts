import { test as base, expect } from '@playwright/test';
import type { Role } from '#shared/roles.ts';
import { makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { adoptEnvironment, cloudUrl } from './cloud-report.ts';
import { noteTest } from './note-reach.ts';
import { printScreens } from './print-screens.ts';
import { withSharedContext } from './shared-context.ts';
import type { Credentials } from './sign-in.ts';
import { type Problems, watchProblems } from './watch-problems.ts';

type School = NonNullable<Parameters<typeof makeSchool>[0]>;
type Signer = Person & Credentials;

interface Fixtures {
  /** A user of a new school that no other test uses. */
  readonly newPerson: (role: Role, school?: School) => Promise<Signer>;
  readonly problems: Problems;
  readonly reach: undefined;
  /** Axe on the page as it is now. */
  readonly accessible: () => Promise<void>;
}

const part = () => Math.floor(Math.random() * 250) + 1;
/** Failed sign-ins are counted by address, so each test has its own address. */
const someAddress = () => `10.${part()}.${part()}.${part()}`;

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  baseURL: ({}, use) => use(cloudUrl()),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': someAddress() }),
  context: (
    { browser, extraHTTPHeaders, viewport, isMobile, hasTouch, locale, timezoneId, colorScheme },
    use,
  ) => {
    const kind = JSON.stringify({ viewport, isMobile, hasTouch, locale, timezoneId, colorScheme });
    return withSharedContext(browser, { kind, headers: extraHTTPHeaders ?? {} }, use);
  },
  reach: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use, info) => {
      await use(undefined);
      await noteTest(info.file);
    },
    { auto: true },
  ],
  problems: [
    async ({ context }, use, info) => {
      const problems = watchProblems(context);
      await use(problems);
      problems.stop();
      const found = problems.unannounced();
      if (info.status !== info.expectedStatus || found.length > 0)
        await printScreens(info.title, context, found);
      expect(found, 'what went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  newPerson: ({}, use) =>
    use(async (role, school = {}) => {
      adoptEnvironment();
      return { ...(await makeSigner(await makeSchool(school), role)), password: PASSWORD };
    }),
  accessible: ({ page }, use) => use(() => checkAccessibility(page)),
});

/** Nothing of it depends on the size of the screen: never played on a phone. */
export const ONE_SIZE = { tag: '@one-size' };

/** What people do with a phone in the hand: `npm test` plays it on a phone. */
export const ON_PHONE = { tag: '@phone' };

/** Looks at nothing but the layout of phones. */
export const PHONE_ONLY = { tag: ['@phone', '@phone-only'] };

/** Beside the main way of its subject: played by `npm run journeys`, not by `npm test`. */
export const SELDOM = { tag: '@seldom' };
export const SELDOM_PHONE_ONLY = { tag: [SELDOM.tag, ...PHONE_ONLY.tag] };
export const SELDOM_ONE_SIZE = { tag: [SELDOM.tag, ONE_SIZE.tag] };

/** Takes a machine for half a minute and more: played by `npm run soak`, one after the other. */
export const LONG = { tag: '@long' };
export const LONG_ONE_SIZE = { tag: [LONG.tag, ONE_SIZE.tag] };

/** Tries to lose a child's work: what `npm run bench -- tries` plays and counts. */
export const TRY = { tag: ['@one-size', '@try'] };
export const SELDOM_TRY = { tag: [...TRY.tag, SELDOM.tag] };
export const LONG_TRY = { tag: [...TRY.tag, LONG.tag] };

export { expect };
