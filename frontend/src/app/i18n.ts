import { texts } from 'virtual:texts';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { TextKey } from '#frontend/src/lib/i18n-types.ts';
import { initialLanguage, LOCALES } from '#frontend/src/lib/language.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import type { Screen } from '#frontend/src/lib/screen.ts';
import { matchLanguage } from '#shared/languages.ts';

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  async read(locale, namespace) {
    const language = matchLanguage([locale]);
    const load = texts[namespace]?.[language];
    if (!load) throw new Error(`no texts of ${namespace} in ${language}`);
    return load();
  },
};

void i18next
  .use(backend)
  .use(initReactI18next)
  .init({
    lng: LOCALES[initialLanguage()],
    fallbackLng: false,
    load: 'currentOnly',
    ns: ['common'],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
  });

// The key is known only at run time; the route table's types guarantee that it exists.
const translate = i18next.t as (key: TextKey) => string;

export const titleOf = ({ title }: Pick<Screen, 'title'>): string => translate(title);

/** On a change of language, sets the document's `lang` and refetches data that the server wrote in the old language. */
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
