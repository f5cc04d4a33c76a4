/** Whole seconds since 1970: the unit of tokens, and of the table's time to live. */
export const epochSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);
