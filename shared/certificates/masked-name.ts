const HAN = /\p{Script=Han}/u;
/** However long a name is, no more signs tell it. */
const HIDDEN_MAX = 3;

const hidden = (count: number): string => '*'.repeat(Math.min(count, HIDDEN_MAX));

function maskedWord(word: string): string {
  const signs = Array.from(word);
  const [first = '', ...others] = signs;
  if (signs.length === 1) return hidden(1);
  const last = others.at(-1) ?? '';
  if (!HAN.test(word) || signs.length === 2) return `${first}${hidden(others.length)}`;
  return `${first}${hidden(others.length - 1)}${last}`;
}

/** A name that only those recognise who know it: `王*涵`, `E*** S***`. */
export const maskedName = (name: string): string =>
  name
    .split(/[\s·-]+/u)
    .filter(Boolean)
    .map(maskedWord)
    .join(' ');
