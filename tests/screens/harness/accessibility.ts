import axe from 'axe-core';
import { expect } from 'vitest';
import { ALSO_IN_A_LIST, AXE_OPTIONS } from '#tests/e2e/harness/axe-rules.ts';
import { nextFrame } from './hands.ts';

const isSmallOnPurpose = (shown: Document, selector: unknown): boolean =>
  shown.querySelector(String(selector))?.closest(ALSO_IN_A_LIST) !== null;

const isMoving = ({ playState, effect }: Animation): boolean =>
  playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY;

/** Colours are measured when no movement changes them any more; one begins with the frame after a change. */
async function untilStill(shown: Document): Promise<void> {
  await nextFrame();
  const moving = shown.getAnimations().filter(isMoving);
  if (moving.length === 0) return;
  await Promise.allSettled(moving.map(({ finished }) => finished));
  return untilStill(shown);
}

/** Axe knows the document only in which it was loaded. */
const axeOf = (shown: Document): typeof axe =>
  shown === document ? axe : shown.defaultView?.eval(`${axe.source}; axe`);

/** Fails with all violations of WCAG 2.2 A and AA that axe finds on the screen, or in a frame, as it is now. */
export async function expectAccessible(shown = document): Promise<void> {
  await untilStill(shown);
  const { violations } = await axeOf(shown).run(shown, AXE_OPTIONS);
  const found = violations
    .map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      places: nodes
        .filter(({ target }) => id !== 'target-size' || !isSmallOnPurpose(shown, target))
        .map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    }))
    .filter(({ places }) => places.length > 0);
  expect(found).toEqual([]);
}
