import i18next from 'i18next';
import { queryClient } from '../lib/query-client.ts';

/** The document follows the language, and what the server wrote in the old one is fetched again. */
export function followLanguage(): void {
  const setLang = () => {
    if (i18next.language) document.documentElement.lang = i18next.language;
  };
  setLang();
  i18next.on('initialized', setLang);
  i18next.on('languageChanged', () => {
    setLang();
    void queryClient.invalidateQueries();
  });
}
