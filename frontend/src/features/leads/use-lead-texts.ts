import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { LeadRow } from '#shared/leads/fields.ts';

/** Facts of leads in words. */
export function useLeadTexts() {
  const { t } = useTranslation('leads');
  const { day } = useFormats();
  return useMemo(
    () => ({
      ageOf: ({ age }: Pick<LeadRow, 'age'>): string =>
        age > 0 ? t('ageYears', { count: age }) : '',
      interestOf: ({ course_name, interest }: Pick<LeadRow, 'course_name' | 'interest'>): string =>
        [course_name, interest].filter(Boolean).join(' · '),
      sourceOf: ({ source, campaign }: Pick<LeadRow, 'source' | 'campaign'>): string =>
        [t(`sources.${source}`), campaign].filter(Boolean).join(' · '),
      /** The lesson and, unless it is booked, what became of it. */
      trialOf: ({ trial }: Pick<LeadRow, 'trial'>): string => {
        if (!trial) return '';
        const lesson = `${day(trial.date)} ${trial.start} ${trial.class_name}`;
        return trial.state === 'booked' ? lesson : `${lesson} · ${t(`trialStates.${trial.state}`)}`;
      },
      lostOf: ({ lost }: Pick<LeadRow, 'lost'>): string =>
        lost ? [t(`reasons.${lost.reason}`), lost.text].filter(Boolean).join(' · ') : '',
    }),
    [t, day],
  );
}
