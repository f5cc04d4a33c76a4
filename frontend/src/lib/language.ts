import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { isLanguage, LANGUAGE_KEY, type Language, matchLanguage } from '#shared/languages.ts';
import { readStored, STORAGE_KEY, writeStored } from './storage.ts';
import { toast } from './toasts.ts';

/** Our codes as BCP 47 tags: plural rules, dates and the document's `lang` need real ones. */
export const LOCALES: Readonly<Record<Language, string>> = { zh: 'zh-CN', cht: 'zh-TW', en: 'en' };

/** The name of each language in itself; never translated. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  zh: '简体中文',
  cht: '繁體中文',
  en: 'English',
};

const namespacesInUse = (): readonly string[] =>
  Object.keys(i18next.getDataByLanguage(LOCALES[currentLanguage()]) ?? {});

const YEAR_SECONDS = 31_536_000;

/** Tells the edge of a chosen language, so that the next document is in it. */
function tellEdge(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/** The language chosen before, else the best match of the browser's (specification 1). */
export function initialLanguage(): Language {
  const stored = readStored(STORAGE_KEY.language);
  return isLanguage(stored) ? stored : matchLanguage(navigator.languages);
}

/** The cookie of a language that is stored may be missing or over. */
export function renewLanguageCookie(): void {
  const stored = readStored(STORAGE_KEY.language);
  if (isLanguage(stored)) tellEdge(stored);
}

export const currentLanguage = (): Language => matchLanguage([i18next.language ?? LOCALES.zh]);

/** Says so and changes nothing when the texts of the language cannot be loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  try {
    await reloadMissing(language, namespacesInUse());
  } catch {
    toast.error(i18next.t('networkError'));
    return;
  }
  writeStored(STORAGE_KEY.language, language);
  tellEdge(language);
  await i18next.changeLanguage(LOCALES[language]);
}

/** Resolves when the common texts are loaded. `app/i18n.ts` starts that. */
export const i18nReady = i18next.isInitialized
  ? Promise.resolve()
  : new Promise<void>((resolve) => i18next.on('initialized', () => resolve()));

/** Loads texts in the language in use. `frontend/build/texts` calls it beside every dynamic import. */
export async function loadTexts(namespaces: readonly string[]): Promise<void> {
  await i18nReady;
  await i18next.loadNamespaces(namespaces);
  await reloadMissing(currentLanguage(), namespaces);
}

/** By itself i18next does not ask again for texts that it once failed to load, and draws keys instead. */
async function reloadMissing(language: Language, namespaces: readonly string[]): Promise<void> {
  const locale = LOCALES[language];
  const missing = () => namespaces.filter((each) => !i18next.hasResourceBundle(locale, each));
  if (missing().length === 0) return;
  await i18next.reloadResources([locale], missing());
  if (missing().length > 0) throw new Error(`texts not loaded: ${missing().join(', ')}`);
}

/** The language in use; the component re-renders when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return matchLanguage([i18n.language]);
}
