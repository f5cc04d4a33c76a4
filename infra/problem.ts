import { isDiskFull } from './disk-full.ts';

/** An error that the user at the terminal can fix: its message is shown without a stack. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** The text of an error for the terminal. */
export const sentence = (error: unknown): string => {
  if (error instanceof Problem) return error.message;
  if (isDiskFull(error))
    return `There is no space left on the disk: ${error instanceof Error ? error.message : ''}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
