import { useTranslation } from 'react-i18next';
import { displayName } from '#frontend/src/lib/person.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { dayPart } from './day-part.ts';

/** Greets the signed-in person as the hour demands. */
export function useGreeting(): string {
  const { t } = useTranslation('homes');
  const name = displayName(useSignedIn().user);
  return t(`greeting.${dayPart(new Date().getHours())}`, { name });
}
