/** Something the person at the terminal can put right: shown as one clear sentence, without a stack. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** What a person should read of any error. */
export const sentence = (error: unknown): string => {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
