import type { Language, Texts } from './languages.ts';

const LOCALE: Texts = { zh: 'zh-CN', cht: 'zh-TW', en: 'en-GB' };

/** A calendar day with its weekday, the same in browser and server: the preview is the text that is sent. */
function dayText(day: string, language: Language): string {
  const at = new Date(`${day}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE[language], { ...options, timeZone: 'UTC' }).format(at);
  const weekday = part({ weekday: 'short' });
  if (language === 'en') return `${weekday} ${at.getUTCDate()} ${part({ month: 'long' })}`;
  return `${at.getUTCMonth() + 1}月${at.getUTCDate()}日（${weekday}）`;
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** The values of a text, with calendar days in words. */
export const daysInWords = <T>(
  values: Readonly<Record<string, T>>,
  language: Language,
): Record<string, T | string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && isDay(value) ? dayText(value, language) : value,
    ]),
  );
