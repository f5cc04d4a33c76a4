import axe from 'axe-core';
import { expect } from 'vitest';
import { ALSO_IN_A_LIST, AXE_OPTIONS } from '#tests/e2e/harness/axe-rules.ts';

const isSmallOnPurpose = (selector: unknown): boolean =>
  document.querySelector(String(selector))?.closest(ALSO_IN_A_LIST) !== null;

const isMoving = ({ playState, effect }: Animation): boolean =>
  playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY;

/** Colours are measured when no movement changes them any more. */
async function untilStill(): Promise<void> {
  const moving = document.getAnimations().filter(isMoving);
  if (moving.length === 0) return;
  await Promise.allSettled(moving.map(({ finished }) => finished));
  return untilStill();
}

/** Fails with all violations of WCAG 2.2 A and AA that axe finds on the screen as it is now. */
export async function expectAccessible(): Promise<void> {
  await untilStill();
  const { violations } = await axe.run(document, AXE_OPTIONS);
  const found = violations
    .map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      places: nodes
        .filter(({ target }) => id !== 'target-size' || !isSmallOnPurpose(target))
        .map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    }))
    .filter(({ places }) => places.length > 0);
  expect(found).toEqual([]);
}
