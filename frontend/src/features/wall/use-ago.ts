import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** How long ago something was, by the server's clock: `just now`, `3 minutes ago`. */
export function useAgo(now: string): (then: string) => string {
  const { t } = useTranslation('wall');
  const language = useLanguage();
  const format = useMemo(
    () => new Intl.RelativeTimeFormat(LOCALES[language], { style: 'short' }),
    [language],
  );
  return (then) => {
    const seconds = Math.floor((Date.parse(now) - Date.parse(then)) / 1000);
    if (seconds < MINUTE_S) return t('justNow');
    if (seconds < HOUR_S) return format.format(-Math.floor(seconds / MINUTE_S), 'minute');
    return format.format(-Math.floor(seconds / HOUR_S), 'hour');
  };
}
