import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Colours under way would be measured as they never stay. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect }) => {
      const { iterations = 1 } = effect?.getTiming() ?? {};
      return iterations !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** Fails with every violation of WCAG 2.2 A and AA that axe finds on the page as it is now. */
export async function checkAccessibility(page: Page): Promise<void> {
  await untilStill(page);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    places: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}
