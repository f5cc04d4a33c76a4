import { ENTRY_WORDS } from '#functions/domain/hours/entry-words.ts';
import { minuteText } from '#functions/platform/school-day.ts';
import type { Language } from '#shared/languages.ts';
import { LEAD_SOURCES, LEAD_STATES } from '#shared/leads/rules.ts';
import { inUnits } from '#shared/money.ts';
import { maskPhone } from '#shared/people/phones.ts';
import { FUNCTIONS } from '#shared/schools/functions.ts';
import type { Names } from './load-names.ts';
import { findMessage, type MessageKey, message } from './messages.ts';

/** Who reads an entry, and of which school it is. */
export interface Reader {
  readonly language: Language;
  readonly timeZone: string;
  readonly currency: string;
  readonly names: Names;
  readonly seesPhones: boolean;
}

const wordsOf = <T extends string>(values: readonly T[]) =>
  Object.fromEntries(values.map((value) => [value, `logs.value.${value}` as const]));

/** What the words of a field mean: `role` 2 is a teacher. */
const VALUES: Readonly<Record<string, Readonly<Record<string, MessageKey>>>> = {
  role: {
    1: 'logs.value.principal',
    2: 'logs.value.teacher',
    3: 'logs.value.student',
    4: 'logs.value.live-teacher',
  },
  roles: wordsOf(['principal', 'teacher', 'student', 'live-teacher']),
  gender: { female: 'students.female', male: 'students.male' },
  abilities: wordsOf(['add-students', 'see-phones', 'export', 'delete-students', 'see-finances']),
  state: {
    ...wordsOf(['open', 'closed', 'draft', 'released', 'withdrawn', 'done', 'returned', 'handled']),
    ...wordsOf(['new', 'seen', 'working', 'answered']),
    ...wordsOf(['planned', 'published']),
    present: 'teaching.present',
    late: 'teaching.late',
    leave: 'teaching.leave',
    absent: 'teaching.absent',
    makeup: 'teaching.makeup',
    booked: 'leads.state.trial_booked',
    ...Object.fromEntries(LEAD_STATES.map((state) => [state, `leads.state.${state}` as const])),
  },
  source: Object.fromEntries(
    LEAD_SOURCES.map((source) => [source, `leads.source.${source}` as const]),
  ),
  kind: {
    ...wordsOf(['group', 'single', 'trial']),
    ...ENTRY_WORDS,
  },
  visibility: wordsOf(['private', 'class', 'school', 'public']),
  method: {
    cash: 'hours.method.cash',
    transfer: 'hours.method.transfer',
    wechat: 'hours.method.wechat',
    alipay: 'hours.method.alipay',
    card: 'hours.method.card',
    other: 'hours.method.other',
  },
};

/** Texts that nobody reads in a log, whatever was written there. */
const SECRET = /password|token|secret|salt|hash|code$/i;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
/** What only the system reads, in a thing that is named anyway. */
const INNER = ['id', 'rev'];
const TEXT_MAX = 500;

const isFunction = (field: string): field is keyof typeof FUNCTIONS => field in FUNCTIONS;

/** The name of a field of an entry of this action. */
export function labelOf(field: string, action: string, { language, names }: Reader): string {
  const own = names.get(field) ?? findMessage(language, `logs.of.${action}.${field}`);
  const known =
    findMessage(language, `logs.of.${field}`) ?? findMessage(language, `exports.of.${field}`);
  return own ?? known ?? (isFunction(field) ? FUNCTIONS[field][language] : field);
}

function wordOf(field: string, value: string | number, reader: Reader): string {
  const { language, timeZone, currency, names, seesPhones } = reader;
  const key = VALUES[field]?.[value];
  if (key) return message(language, key);
  if (typeof value === 'number')
    return String(field === 'amount' ? inUnits(value, currency) : value);
  if (SECRET.test(field)) return '';
  if (field === 'phone' && !seesPhones) return maskPhone(value);
  if (MOMENT.test(value)) return minuteText(value, timeZone);
  return names.get(value) ?? value;
}

const placeOf = (field: string): string => (field === 'name' ? '' : field);
/** The table keeps the fields of a value in no order. */
export const inOrder = (fields: readonly string[]): string[] =>
  [...new Set(fields)].toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsText(value: Readonly<Record<string, unknown>>, action: string, reader: Reader) {
  const isNamed = typeof value['name'] === 'string';
  return inOrder(Object.keys(value))
    .filter((field) => !(isNamed && INNER.includes(field)))
    .flatMap((field) => {
      const text = wholeText(field, value[field], action, reader);
      if (!text) return [];
      return field === 'name' ? text : `${labelOf(field, action, reader)}: ${text}`;
    })
    .join(', ');
}

function wholeText(field: string, value: unknown, action: string, reader: Reader): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean')
    return message(reader.language, value ? 'logs.value.yes' : 'logs.value.no');
  if (typeof value === 'string' || typeof value === 'number') return wordOf(field, value, reader);
  if (Array.isArray(value)) {
    const texts = value.flatMap((each) => wholeText(field, each, action, reader) || []);
    return texts.join(value.some(isFields) ? '; ' : ', ');
  }
  return isFields(value) ? fieldsText(value, action, reader) : '';
}

/** The value of a field in words; empty where there is none. */
export function valueText(field: string, value: unknown, action: string, reader: Reader): string {
  const text = wholeText(field, value, action, reader);
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…`.toWellFormed() : text;
}
