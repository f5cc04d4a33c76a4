import { useTranslation } from 'react-i18next';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import type { Slot } from './board/slot.ts';

/** A time of the school's clock in words: `Sat, Nov 21, 09:00–10:30`. */
export function useWhen(): (slot: Slot) => string {
  const { t } = useTranslation('lessons');
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  });
  return ({ date, start, end }) =>
    t('when', { day: format.format(new Date(`${date}T00:00:00Z`)), start, end });
}
