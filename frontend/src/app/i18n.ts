import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { initialLanguage, LOCALES } from '#frontend/src/lib/language.ts';
import { matchLanguage } from '#shared/languages.ts';

type Texts = Record<string, object>;

// Each file is a chunk of its own: a visitor loads one language, and of it what the page needs.
const FILES = {
  ...import.meta.glob<Texts>('../components/i18n/*.ts'),
  ...import.meta.glob<Texts>('../components/table/i18n/*.ts'),
  ...import.meta.glob<Texts>('../components/phone/i18n/*.ts'),
  ...import.meta.glob<Texts>('../components/figures/i18n/*.ts'),
  ...import.meta.glob<Texts>('../components/password/i18n/*.ts'),
  ...import.meta.glob<Texts>('../components/plans/i18n/*.ts'),
  ...import.meta.glob<Texts>('../components/feeds/i18n/*.ts'),
  ...import.meta.glob<Texts>('../components/study/i18n/*.ts'),
  ...import.meta.glob<Texts>('../components/records/i18n/*.ts'),
  ...import.meta.glob<Texts>('../components/makeups/i18n/*.ts'),
  ...import.meta.glob<Texts>('../components/player/i18n/*.ts'),
  ...import.meta.glob<Texts>('../components/upload/i18n/*.ts'),
  ...import.meta.glob<Texts>('../components/works/i18n/*.ts'),
  ...import.meta.glob<Texts>('../components/rich-text/i18n/*.ts'),
  ...import.meta.glob<Texts>('../components/tasks/i18n/*.ts'),
  ...import.meta.glob<Texts>('./shell/i18n/*.ts'),
  ...import.meta.glob<Texts>('../features/*/i18n/*.ts'),
};

const FOLDERS: Readonly<Record<string, string>> = {
  common: '../components',
  table: '../components/table',
  phone: '../components/phone',
  figures: '../components/figures',
  password: '../components/password',
  plans: '../components/plans',
  feeds: '../components/feeds',
  study: '../components/study',
  records: '../components/records',
  makeups: '../components/makeups',
  player: '../components/player',
  upload: '../components/upload',
  work: '../components/works',
  richText: '../components/rich-text',
  task: '../components/tasks',
  shell: './shell',
};
const fileOf = (namespace: string, language: string) =>
  `${FOLDERS[namespace] ?? `../features/${namespace}`}/i18n/${language}.ts`;

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  async read(locale, namespace) {
    const language = matchLanguage([locale]);
    const texts = await FILES[fileOf(namespace, language)]?.();
    const found = texts?.[language];
    if (!found) throw new Error(`no texts of ${namespace} in ${language}`);
    return found as Record<string, string>;
  },
};

const start = i18next
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

/** Ready when the texts of the frame are there. */
export const i18nReady = start.then(() => undefined);

/** The texts of a page, loaded beside its code. */
export async function loadTexts(namespaces: readonly string[]): Promise<void> {
  await i18nReady;
  await i18next.loadNamespaces(namespaces);
}
