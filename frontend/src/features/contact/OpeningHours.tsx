import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { useClock } from '#frontend/src/lib/use-clock.ts';
import { type Service, type ServiceHours, serviceAt } from '#shared/schools/service-hours.ts';
import { spansOf } from './day-spans.ts';

const LOOK_MS = 20_000;

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

function useDayName() {
  const language = useLanguage();
  const name = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' });
  return (day: number) => name.format(MONDAY + (day - 1) * DAY_MS);
}

function useNextText() {
  const { t } = useTranslation('contact');
  const dayName = useDayName();
  return ({ isOpen, until = '', next }: Service): string => {
    if (isOpen) return t('open', { until });
    if (!next) return t('closed');
    const { day, inDays, from } = next;
    if (inDays === 0) return t('opensToday', { from });
    return inDays === 1 ? t('opensTomorrow', { from }) : t('opensOn', { day: dayName(day), from });
  };
}

interface Props {
  readonly hours: readonly ServiceHours[];
  readonly timeZone: string;
}

/** When somebody answers, and whether that is now: by the clock of the platform, not of the device. */
export function OpeningHours({ hours, timeZone }: Props) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const dayName = useDayName();
  const nextText = useNextText();
  const now = new Date(useClock(LOOK_MS));
  const service = serviceAt(hours, timeZone, now);
  const zone = new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: 'long' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const days = ([from, to]: readonly [number, number]) =>
    from === to ? dayName(from) : t('days', { from: dayName(from), to: dayName(to) });
  return (
    <>
      {hours.map(({ days: of, from, to }) => (
        <span key={`${of.join()} ${from}`} style={{ display: 'block' }}>
          {spansOf(of).map(days).join(', ')} {from}–{to}
        </span>
      ))}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {zone}
      </Typography>
      {service && (
        <Chip
          size="small"
          component="span"
          color={service.isOpen ? 'success' : 'default'}
          label={nextText(service)}
          sx={{ mt: 1 }}
        />
      )}
    </>
  );
}
