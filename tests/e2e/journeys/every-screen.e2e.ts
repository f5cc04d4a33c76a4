import type { Page } from '@playwright/test';
import { matchPath } from 'react-router';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { CertificateTemplateId, ClassId, FormId, StudentId } from '#shared/ids.ts';
import { SIGNED_IN } from '#shared/roles.ts';
import { enter } from '../harness/enter.ts';
import { tooWide } from '../harness/look.ts';
import { SCREENS } from '../harness/screens.ts';
import { turnTo } from '../harness/shell.ts';
import { demo } from '../harness/sign-in.ts';
import { expect, SELDOM_PHONE_ONLY, test } from '../harness/test.ts';

/** Screens with journeys of their own, on a phone too: they sign out, or start an editor. */
const ELSEWHERE = ['/scratch/:id', '/login', '/admin/login', '/loginHeader'];

const CLASS = ClassId.parse('cls-demo1');
const STUDENT = StudentId.parse('stu-demo01');
/** Screens of the demo school to which rows and buttons lead, but no link. */
const OPENED_BY_BUTTONS = [
  paths.classRoom(CLASS),
  paths.classReport(CLASS),
  paths.classRegister(CLASS),
  paths.recordsOf('class', CLASS),
  paths.studentHours(STUDENT),
  paths.studentReports(STUDENT),
  paths.writeReport(STUDENT),
  paths.form(FormId.parse('frm-demo1')),
  paths.certificateTemplate(CertificateTemplateId.parse('ctt-demo1')),
  `/student/${STUDENT}`,
];

/** What is behind further steps, and has journeys of its own; a school without a lesson today has no wall of one. */
const BEHIND = [
  '/feedback/see/:id',
  '/businessAnalysis/:figure',
  '/eduReporter/record/:id',
  '/report/student/edit/:id/:report',
  '/recordDetail/:id',
  '/taskMan/detail/:id',
  '/taskMan/see/view/:taskId/:id',
  '/taskMan/see/:id',
  '/classWall/:id',
  '/notice/see/:id',
];

const patternOf = (address: string): string | undefined => {
  const { pathname } = new URL(address, 'http://any');
  const found = SCREENS.filter(({ path }) => matchPath(path, pathname));
  // One with a name in it is closer than one with a variable.
  return found.toSorted(
    (one, other) => one.path.split(':').length - other.path.split(':').length,
  )[0]?.path;
};

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].flatMap((link) =>
      link instanceof HTMLAnchorElement && link.origin === location.origin && !link.target
        ? [link.pathname + link.search]
        : [],
    ),
  );

/** A placeholder, an old page of a list, or a circle that turns; a bar with a value is something else. */
const LOADING = '.MuiSkeleton-root, [aria-busy="true"], [role="progressbar"]:not([aria-valuenow])';

/** Milliseconds without a change, after which a screen is taken for drawn. */
const STILL_MS = 200;

const untilUnchanged = (page: Page): Promise<void> =>
  page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(end, ms);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, ms);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
    STILL_MS,
  );

/** Waits until the screen has its data, and nothing changes any more. */
async function untilDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible();
  await expect(page.locator(LOADING)).toHaveCount(0);
  await untilUnchanged(page);
}

for (const role of SIGNED_IN) {
  test(
    `role ${role} sees every own screen whole on a phone`,
    SELDOM_PHONE_ONLY,
    async ({ page, accessible }) => {
      test.setTimeout(240_000);
      const isOwn = (address: string): boolean => {
        const screen = SCREENS.find(({ path }) => path === patternOf(address));
        return screen !== undefined && screen.access !== 'public' && screen.access.includes(role);
      };
      await enter(page, demo(role));
      await expect(page).toHaveURL(homeOf(role));
      const seen = new Set(ELSEWHERE);
      const waiting = [
        homeOf(role),
        ...SCREENS.map(({ path }) => path).filter((path) => !path.includes(':') && isOwn(path)),
        ...OPENED_BY_BUTTONS.filter(isOwn),
      ];
      for (let address = waiting.shift(); address; address = waiting.shift()) {
        const pattern = patternOf(address);
        if (!pattern || seen.has(pattern)) continue;
        seen.add(pattern);
        await test.step(address, async () => {
          await turnTo(page, address);
          await untilDrawn(page);
          await expect(page, address).not.toHaveURL(paths.error);
          expect(
            await tooWide(page),
            `${address} is not wider than the screen`,
          ).toBeLessThanOrEqual(0);
          await accessible();
          waiting.push(...(await linksOf(page)).filter(isOwn));
        });
      }
      const missed = SCREENS.filter(({ path }) => isOwn(path) && !seen.has(path));
      expect(BEHIND, 'no other screen was missed').toEqual(
        expect.arrayContaining(missed.map(({ path }) => path)),
      );
    },
  );
}
