import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { findPersonalData } from '#shared/personal-data/find-personal-data.ts';
import type { Visibility } from '#shared/works/rules.ts';

type Find = typeof findPersonalData;

/** The search is loaded when somebody writes: most people only read these pages. */
function useFind(isWanted: boolean): Find | null {
  const [find, setFind] = useState<Find | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import('#shared/personal-data/find-personal-data.ts').then(
      (loaded) => setFind(() => loaded.findPersonalData),
      // Without a network there is no hint; the server judges anyway.
      () => undefined,
    );
  }, [isWanted]);
  return find;
}

/**
 * A hint below a text that looks as if it told too much, while it is typed. The server judges: it also knows the
 * names of classmates.
 */
export function usePersonalHint(text: string, visibility: Visibility): string | undefined {
  const { t } = useTranslation('works');
  const { user } = useSignedIn();
  const find = useFind(text !== '' && visibility !== 'private');
  if (!find || visibility === 'private') return undefined;
  const [found] = find(text, visibility === 'public' ? [user.real_name] : []);
  return found && `${t(`personal.looksLike.${found.kind}`)} ${t(`personal.readBy.${visibility}`)}`;
}
