import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { ALSO_IN_A_LIST, AXE_OPTIONS } from './axe-rules.ts';

type WithAxe = typeof globalThis & { axe?: typeof axe };

/** Waits for animations, whose intermediate colours would be measured, and for those that begin meanwhile. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const running = () =>
      document.getAnimations().filter(({ effect }) => {
        const { iterations = 1 } = effect?.getTiming() ?? {};
        return iterations !== Number.POSITIVE_INFINITY;
      });
    await nextFrame();
    for (let now = running(); now.length > 0; now = running()) {
      await Promise.allSettled(now.map(({ finished }) => finished));
      await nextFrame();
    }
  });
}

/** Loads axe into the page, once for each document. */
async function bringAxe(page: Page): Promise<void> {
  const there = await page.evaluate(() => (globalThis as WithAxe).axe !== undefined);
  if (!there) await page.evaluate(`${axe.source}; undefined`);
}

async function runAxe(page: Page): Promise<AxeResults['violations']> {
  await bringAxe(page);
  return page.evaluate(
    async ([options, excepted]) => {
      const { axe: there } = globalThis as WithAxe;
      if (!there) throw new Error('axe went away with its document');
      const { violations } = await there.run(document, options);
      return violations.filter(
        ({ id, nodes }) =>
          id !== 'target-size' ||
          nodes.some(({ target }) => !document.querySelector(String(target))?.closest(excepted)),
      );
    },
    [AXE_OPTIONS, ALSO_IN_A_LIST] as const,
  );
}

/** Fails with all violations of WCAG 2.2 A and AA that axe finds on the current page. */
export async function checkAccessibility(page: Page): Promise<void> {
  await untilStill(page);
  const found = (await runAxe(page)).map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    places: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}
