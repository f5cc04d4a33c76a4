import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { hoursText, useFormats } from '#frontend/src/lib/format.ts';
import type { HourAccountDto } from '#shared/hours/fields.ts';

type Expiring = Pick<HourAccountDto, 'next_expiry'>;

/** The next hours to expire and their last day: in a few words, or as a sentence. Empty when none expire. */
export function useNextExpiry(text: 'expires' | 'expiresOn'): (account: Expiring) => string {
  const { t } = useTranslation('hours');
  const { day } = useFormats();
  return useCallback(
    ({ next_expiry: next }: Expiring) =>
      next ? t(text, { amount: hoursText(next.hours), date: day(next.date) }) : '',
    [t, day, text],
  );
}
