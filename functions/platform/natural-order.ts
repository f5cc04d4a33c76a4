/** Longer numbers than this occur in no name that people put in order. */
const DIGITS = 12;

/**
 * A text as its place in a list by name: the numbers in it are of one length, so that "班 9" comes before
 * "班 25". What people see and search for is the text itself.
 */
export const naturalOrder = (text: string): string =>
  text.replace(/\d+/g, (number) => number.replace(/^0+(?=\d)/, '').padStart(DIGITS, '0'));
