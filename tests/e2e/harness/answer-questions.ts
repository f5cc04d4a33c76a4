import type { Page } from '@playwright/test';
import { PATIENCE } from './editor.ts';

export const SAVE = { name: 'Save', exact: true } as const;
/** The editor asks what to do with two versions. */
export const ASKING = 'Keep mine as a copy';

/** Until a question has come that the editor is about to ask. */
const QUIET_MS = 600;

interface Choice {
  readonly name: string;
  readonly log: (line: string) => void;
  /** Lets the device's store be read again. */
  readonly mendStore: () => Promise<void>;
}

/** A button that was there may be gone when it is clicked, because what it began is done: then it is looked for again. */
const click = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('button', { name })
    .click({ timeout: 2000 })
    .catch(() => undefined);

async function choose(page: Page, { name, log }: Choice): Promise<void> {
  log(`chooses "${name}"`);
  await click(page, name);
  await page.waitForTimeout(1000);
}

/**
 * Answers what the editor may ask when it opens or is online again, until it takes changes. Answers false when another
 * tab keeps the project, because its changes are kept nowhere.
 */
export async function answerQuestions(page: Page, choice: Choice): Promise<boolean> {
  const save = page.getByRole('button', SAVE);
  const end = Date.now() + PATIENCE.timeout;
  while (Date.now() < end) {
    if (await page.getByRole('button', { name: ASKING }).isVisible()) await choose(page, choice);
    if (await page.getByText('could not be saved yet').isVisible()) return false;
    if (await page.getByText('cannot read them just now').isVisible()) {
      choice.log('is told that the device cannot be read, and mends it');
      await choice.mendStore();
      await click(page, 'Try again');
    }
    if (await page.getByRole('button', { name: 'Continue here' }).isVisible())
      await click(page, 'Continue here');
    const isOpen = (await save.isVisible()) && (await save.isEnabled().catch(() => false));
    await page.waitForTimeout(QUIET_MS);
    if (isOpen && (await save.isVisible())) return true;
  }
  throw new Error('the editor does not open');
}
