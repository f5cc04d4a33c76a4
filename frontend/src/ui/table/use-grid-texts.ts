import type { GridLocaleText } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { useLanguage } from '#frontend/src/lib/language.ts';
import type { Language } from '#shared/languages.ts';

type GridTexts = Partial<GridLocaleText>;

/** Each language is a chunk of its own. */
const PACKS: Readonly<Record<Language, () => Promise<{ readonly texts: GridTexts }>>> = {
  zh: () => import('./grid-texts/zh.ts'),
  cht: () => import('./grid-texts/cht.ts'),
  en: () => import('./grid-texts/en.ts'),
};

/** The grid's own texts; after a change of language the old ones stay until the new ones are loaded. */
export function useGridTexts(): GridTexts {
  const language = useLanguage();
  const [texts, setTexts] = useState<GridTexts>({});
  useEffect(() => {
    let current = true;
    PACKS[language]()
      .then((pack) => current && setTexts(pack.texts))
      // The list works without them; its own texts are there already.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [language]);
  return texts;
}
