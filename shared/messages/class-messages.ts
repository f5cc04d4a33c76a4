import { daysInWords } from '#shared/days-in-words.ts';
import type { Language, Texts } from '#shared/languages.ts';

/** Messages of a school to the families of a class: the fields of each kind's sentence. */
export const MESSAGE_FIELDS = {
  holiday: ['first_date', 'last_date'],
  room: ['date', 'room'],
  time: ['date', 'new_date', 'new_time'],
  bring: ['date', 'thing'],
  words: ['words'],
} as const;
export type MessageKind = keyof typeof MESSAGE_FIELDS;
export type MessageField = (typeof MESSAGE_FIELDS)[MessageKind][number];
export const MESSAGE_KINDS = Object.keys(MESSAGE_FIELDS) as readonly MessageKind[] as readonly [
  MessageKind,
  ...MessageKind[],
];

/** Begins with the school, so that the sender is seen in a list of messages. */
const FRAME: Texts = {
  zh: '【{school}】{class}：{sentence}',
  cht: '【{school}】{class}：{sentence}',
  en: '[{school}] {class}: {sentence}',
};

const SENTENCES: Readonly<Record<MessageKind | 'holidayOfOneDay', Texts>> = {
  holiday: {
    zh: '{first_date}至{last_date}放假停课，请您知悉。',
    cht: '{first_date}至{last_date}放假停課，敬請知悉。',
    en: 'no lessons from {first_date} to {last_date}.',
  },
  holidayOfOneDay: {
    zh: '{first_date}放假停课，请您知悉。',
    cht: '{first_date}放假停課，敬請知悉。',
    en: 'no lesson on {first_date}.',
  },
  room: {
    zh: '{date}的课改在「{room}」上课，请您留意。',
    cht: '{date}的課改在「{room}」上課，請您留意。',
    en: 'the lesson on {date} takes place in {room}.',
  },
  time: {
    zh: '{date}的课改到{new_date} {new_time}上课，请您留意。',
    cht: '{date}的課改到{new_date} {new_time}上課，請您留意。',
    en: 'the lesson of {date} has moved to {new_date}, {new_time}.',
  },
  bring: {
    zh: '{date}上课请带：{thing}。',
    cht: '{date}上課請帶：{thing}。',
    en: 'please bring to the lesson on {date}: {thing}.',
  },
  words: { zh: '{words}', cht: '{words}', en: '{words}' },
};

const fill = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

export interface ClassMessage {
  readonly kind: MessageKind;
  readonly language: Language;
  readonly fields: Readonly<Partial<Record<MessageField, string | undefined>>>;
}

/** The text that is sent to the phones; the same function makes the preview. */
export function classMessageText(
  { kind, language, fields }: ClassMessage,
  from: { readonly school: string; readonly class: string },
): string {
  const oneDay = kind === 'holiday' && fields.first_date === fields.last_date;
  const shown = Object.fromEntries(
    Object.entries(daysInWords(fields, language)).map(([name, value = '']) => [name, value]),
  );
  const sentence = fill(SENTENCES[oneDay ? 'holidayOfOneDay' : kind][language], shown);
  return fill(FRAME[language], { ...from, sentence });
}

/**
 * Web addresses and long numbers (of phones, groups, accounts) are refused: messages are sent in the service's
 * name and must not lead families to other contacts.
 */
const CONTACT =
  /\/\/|www|[\p{L}\d-]\.[a-z]{2,}|\d{7,}|\d{3,4}[ -]\d{4}[ -]?\d{4}|\d{3,4}-\d{7,8}/iu;
export const hasContact = (text: string): boolean => CONTACT.test(text.normalize('NFKC'));
