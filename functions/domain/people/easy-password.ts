/** What people take first, without the digits around it. */
const COMMON = new Set([
  ...['password', 'passwort', 'passw', 'pass', 'mima', 'admin', 'user', 'test', 'guest', 'root'],
  ...['letmein', 'welcome', 'hello', 'love', 'iloveyou', 'woaini', 'wo', 'ai', 'aini'],
  ...['qwerty', 'qwert', 'qwertyuiop', 'asdf', 'asdfg', 'asdfgh', 'asdfghjkl', 'zxcv', 'zxcvb'],
  ...['zxcvbn', 'zxcvbnm', 'qaz', 'qazwsx', 'qazwsxedc', 'dragon', 'monkey', 'sunshine', 'student'],
  ...['teacher', 'school', 'xuesheng', 'laoshi', 'xuexiao', 'scratch', 'python', 'minecraft'],
]);

/** Of digits alone: a number that is read out, a birthday, a phone. */
const DIGITS_MAX = 11;
const LETTERS_MIN = 4;

const ROWS = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const reversed = (text: string): string => [...text].reverse().join('');
const RUNS = ROWS.flatMap((row) => [row + row, reversed(row + row)]);

const isRun = (text: string): boolean => RUNS.some((run) => run.includes(text));
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+$/.test(text);

/** The person whose password it is. */
interface Owner {
  readonly account: string;
  readonly name: string;
  /** The name in Latin letters. */
  readonly reading: string;
}

const namesOf = ({ account, name, reading }: Owner): string[] =>
  [account, name, reading.replaceAll(' ', '')]
    .map((text) => text.toLowerCase())
    .filter((text) => text.length >= LETTERS_MIN);

/**
 * Whether a classmate would find the password within a few tries: digits alone, a run of keys, something repeated,
 * a word that everybody takes, or the owner's own name, with any digits around it.
 */
export function isEasyPassword(password: string, owner: Owner): boolean {
  const text = password.toLowerCase();
  const word = text.replace(/^\d+|\d+$/g, '');
  if (word === '') return text.length <= DIGITS_MAX || isRun(text) || isRepeated(text);
  if (isRepeated(text) || isRun(text) || COMMON.has(word)) return true;
  const digits = text.replace(/\D/g, '');
  if (word.length < LETTERS_MIN && (isRun(digits) || isRepeated(digits))) return true;
  return namesOf(owner).some((name) => name.includes(word) || text.includes(name));
}
