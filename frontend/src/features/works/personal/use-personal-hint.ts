import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { findPersonalData } from '#shared/personal-data/find-personal-data.ts';
import type { Visibility } from '#shared/works.ts';

/**
 * A hint below a text that looks as if it told too much, while it is typed. The server judges: it also knows the
 * names of classmates.
 */
export function usePersonalHint(text: string, visibility: Visibility): string | undefined {
  const { t } = useTranslation('works');
  const { user } = useSignedIn();
  if (visibility === 'private') return undefined;
  const [found] = findPersonalData(text, visibility === 'public' ? [user.real_name] : []);
  return found && `${t(`personal.looksLike.${found.kind}`)} ${t(`personal.readBy.${visibility}`)}`;
}
