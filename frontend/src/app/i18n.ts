import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { initialLanguage, LOCALES } from '#frontend/src/lib/language.ts';
import { matchLanguage } from '#shared/languages.ts';

type Texts = Record<string, object>;

// Each file is a chunk of its own: a visitor loads one language, and of it what the page needs.
const FILES = {
  ...import.meta.glob<Texts>('../ui/i18n/*.ts'),
  ...import.meta.glob<Texts>('../ui/table/i18n/*.ts'),
  ...import.meta.glob<Texts>('../entities/phones/i18n/*.ts'),
  ...import.meta.glob<Texts>('../ui/figures/i18n/*.ts'),
  ...import.meta.glob<Texts>('../entities/passwords/i18n/*.ts'),
  ...import.meta.glob<Texts>('../entities/plans/i18n/*.ts'),
  ...import.meta.glob<Texts>('../entities/feeds/i18n/*.ts'),
  ...import.meta.glob<Texts>('../entities/hours/i18n/*.ts'),
  ...import.meta.glob<Texts>('../entities/records/i18n/*.ts'),
  ...import.meta.glob<Texts>('../entities/makeups/i18n/*.ts'),
  ...import.meta.glob<Texts>('../entities/scratch/i18n/*.ts'),
  ...import.meta.glob<Texts>('../entities/uploads/i18n/*.ts'),
  ...import.meta.glob<Texts>('../entities/works/i18n/*.ts'),
  ...import.meta.glob<Texts>('../ui/rich-text/i18n/*.ts'),
  ...import.meta.glob<Texts>('../entities/tasks/i18n/*.ts'),
  ...import.meta.glob<Texts>('./shell/i18n/*.ts'),
  ...import.meta.glob<Texts>('../features/*/i18n/*.ts'),
};

const FOLDERS: Readonly<Record<string, string>> = {
  common: '../ui',
  table: '../ui/table',
  phone: '../entities/phones',
  figures: '../ui/figures',
  password: '../entities/passwords',
  plans: '../entities/plans',
  feeds: '../entities/feeds',
  study: '../entities/hours',
  records: '../entities/records',
  makeups: '../entities/makeups',
  player: '../entities/scratch',
  upload: '../entities/uploads',
  work: '../entities/works',
  richText: '../ui/rich-text',
  task: '../entities/tasks',
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
