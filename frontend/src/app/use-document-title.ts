import i18next from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../lib/i18n-types.ts';
import { useOwnPageTitle } from '../lib/page-title.ts';
import { useSession } from '../lib/session.ts';
import { useSite } from '../lib/site.ts';
import { useScreen } from './use-screen.ts';

// Which key it is, is known only at run time; the route table has checked that it exists.
const translate = i18next.t as (key: TextKey) => string;

/** Names the screen (or what it shows) and the school in the browser's tab, in the language of the moment. */
export function useDocumentTitle(): void {
  const { t } = useTranslation();
  const screen = useScreen();
  const site = useSite().data?.name ?? t('appName');
  const place = useSession()?.user.school_name || site;
  const own = useOwnPageTitle();
  const named = own || (screen && translate(screen.title));
  const title = named ? `${named} · ${place}` : place;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
