import { useTranslation } from 'react-i18next';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import type { MakeupLesson } from '#shared/contracts/makeup-fields.ts';

type Timed = Pick<MakeupLesson, 'date' | 'start' | 'end'>;

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Days and lessons by the school's clock, in the language of the moment. */
export function useMakeupTexts() {
  const { t } = useTranslation('makeups');
  const day = new Intl.DateTimeFormat(LOCALES[useLanguage()], {
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  });
  const dayOf = (date: string): string => day.format(toDate(date));
  const when = ({ date, start, end }: Timed): string => `${dayOf(date)} ${start}–${end}`;
  const lesson = (of: Timed & { readonly class_name: string }): string =>
    t('lesson', { when: when(of), class: of.class_name });
  return { dayOf, when, lesson };
}
