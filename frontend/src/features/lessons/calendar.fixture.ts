import { type Locator, page } from 'vitest/browser';
import { act, choose } from '#tests/screens/harness/hands.ts';

/** A lesson in the calendar, which is there behind dialogs, too. */
export const lessonAt = (text: string): Locator =>
  page
    .getByRole('main', { includeHidden: true })
    .getByRole('button', { name: new RegExp(text), includeHidden: true });

/** What a phone has in the menu of the calendar. */
export const actInCalendar = (entry: string): Promise<void> => act('More actions', entry);

export const chooseClass = (name: string): Promise<void> => choose('Class', new RegExp(`^${name}`));

/** Fills in from when to when a lesson is. */
export async function fillTimes(from: string, to: string): Promise<void> {
  await page.getByLabelText(/^Starts at/).fill(from);
  await page.getByLabelText(/^Ends at/).fill(to);
}
