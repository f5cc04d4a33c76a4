import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage } from '#frontend/src/lib/language.ts';
import type { Language } from '#shared/languages.ts';
import type { HelpPage } from './page.ts';

/** One file for each language, loaded when it is read. */
const LOADERS: Readonly<Record<Language, () => Promise<{ readonly pages: readonly HelpPage[] }>>> =
  {
    zh: () => import('virtual:help/zh'),
    cht: () => import('virtual:help/cht'),
    en: () => import('virtual:help/en'),
  };

/** All pages in the language in use; those of the language before stay until the others are there. */
export function usePages() {
  const language = useLanguage();
  return useQuery({
    // biome-ignore lint/plugin/query-keys: a part of our own code, no call.
    queryKey: ['help', 'pages', language],
    queryFn: async () => (await LOADERS[language]()).pages,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    // The browser may have the file, also without a network.
    networkMode: 'always',
  });
}
