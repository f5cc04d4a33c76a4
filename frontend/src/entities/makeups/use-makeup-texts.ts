import { useTranslation } from 'react-i18next';
import { type LessonTime, useLessonDay, useLessonTime } from '#frontend/src/lib/use-lesson-time.ts';

/** Days, times and names of lessons as text, in the user's language. */
export function useMakeupTexts() {
  const { t } = useTranslation('makeups');
  const dayOf = useLessonDay();
  const when = useLessonTime();
  const lesson = (named: LessonTime & { readonly class_name: string }): string =>
    t('lesson', { when: when(named), class: named.class_name });
  return { dayOf, when, lesson };
}
