/** What a field holds: a day (`YYYY-MM-DD`), a time of the day (`HH:MM`), or both with a space between. */
export type MomentKind = 'date' | 'time' | 'dateTime';

/** How a moment is written, in every language. */
export const MOMENT_PATTERN = {
  date: 'YYYY-MM-DD',
  time: 'HH:MM',
  dateTime: 'YYYY-MM-DD HH:MM',
} as const satisfies Readonly<Record<MomentKind, string>>;

const two = (text: string): string => text.padStart(2, '0');

function toDate(text: string): string | undefined {
  const parts =
    text.match(/^(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/) ?? text.match(/^(\d{4})(\d{2})(\d{2})$/);
  const [, year = '', month = '', day = ''] = parts ?? [];
  return parts ? `${year}-${two(month)}-${two(day)}` : undefined;
}

function toTime(text: string): string | undefined {
  const parts = text.match(/^(\d{1,2})(?:[:.：\s](\d{1,2}))?$/) ?? text.match(/^(\d{1,2})(\d{2})$/);
  const [, hour = '', minute = '0'] = parts ?? [];
  return parts ? `${two(hour)}:${two(minute)}` : undefined;
}

function toDateTime(text: string): string | undefined {
  const [, day = '', time = ''] = text.match(/^(.+?)[\sT]+(\S+)$/) ?? [];
  const both = [toDate(day), toTime(time)];
  return both.includes(undefined) ? undefined : both.join(' ');
}

const READ = { date: toDate, time: toTime, dateTime: toDateTime } as const;

/** What somebody typed, as it goes over the wire: `2026/3/1` and `930` are understood; other texts stay. */
export function momentText(kind: MomentKind, typed: string): string {
  const text = typed.trim();
  return READ[kind](text) ?? text;
}
