import * as z from 'zod';

const PICTURE = String.raw`\p{Extended_Pictographic}[\u{FE0E}\u{FE0F}\p{Emoji_Modifier}]*`;
/** Pictures that are joined to one (a family, a profession), and flags that are spelt with tags (Scotland's). */
const JOINED = String.raw`${PICTURE}(?:\u{200D}${PICTURE})+|\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`;
/**
 * Control and format characters (among them what has no width, or turns the direction of writing), halves of a
 * pair, and letters that show nothing.
 */
const UNSEEN = String.raw`(?:(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\u{34F}\u{115F}\u{1160}\u{17B4}\u{17B5}\u{2800}\u{3164}\u{FFA0}])+`;
const PARTS = new RegExp(`(${JOINED})|${UNSEEN}`, 'gu');

/**
 * A text without what nobody sees: it would make two names look alike, turn a sentence round, or end a line of a
 * calendar feed. Texts that are pasted from chats and address books bring such characters along, so they are
 * taken out like the blanks around a text, and not refused. Ends of lines are `\n`.
 */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(PARTS, (_unseen, joined: string | undefined) => joined ?? '');

/** The same in one line. */
export const plainLine = (text: string): string => plainText(text).replace(/[\n\t]+/g, ' ');

/** Whatever a person writes, in one line or several, without what nobody sees and blanks around it. */
export const Line = () => z.string().overwrite(plainLine).trim();
export const Lines = () => z.string().overwrite(plainText).trim();
