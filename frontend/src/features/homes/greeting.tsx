import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#frontend/src/lib/format.ts';
import { displayName } from '#frontend/src/lib/person.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { wallClock } from '#frontend/src/lib/wall-clock.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';

type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening';

/** The part of the day for a greeting, by the hour (0 to 23). */
export function dayPart(hour: number): DayPart {
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 13) return 'noon';
  if (hour >= 13 && hour < 18) return 'afternoon';
  return 'evening';
}

/** What somebody is greeted with at an hour. */
export const greetingAt = (hour: number, name: string, t: TFunction<'homes'>): string =>
  t(`greeting.${dayPart(hour)}`, { name });

/** A greeting for the signed-in user and the time of day at the school; operators have none but their own. */
export function useGreeting(): string {
  const { t } = useTranslation('homes');
  const zone = useTimeZone();
  const hour = Number(
    wallClock(Date.now(), zone).slice('YYYY-MM-DD '.length, 'YYYY-MM-DD HH'.length),
  );
  return greetingAt(hour, displayName(useSignedIn().user), t);
}

/** The page header with greeting, role and school. */
export function StaffGreeting() {
  const { t } = useTranslation('homes');
  const { user, role } = useSignedIn();
  const line = t('staffLine', { role: t(`role${role}`), school: user.school_name });
  return <PageHeader title={useGreeting()} subtitle={line} />;
}
