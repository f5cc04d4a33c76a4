import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { toTaiwan } from '#infra/taiwan/to-taiwan.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { en } from '../src/ui/i18n/en.ts';
import { zh } from '../src/ui/i18n/zh.ts';

const NAMES: Readonly<Record<Language, string>> = {
  zh: zh.appName,
  cht: toTaiwan(zh.appName),
  en: en.appName,
};

const LOCALES: Readonly<Record<Language, string>> = { zh: 'zh-CN', cht: 'zh-TW', en: 'en' };

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The application as tablets install it. One for each language, since its name stands below its icon. */
export const webManifest = (language: Language) => ({
  // Stays when the address of the home changes, so that an installed application stays the same one.
  id: '/',
  name: NAMES[language],
  short_name: NAMES[language],
  lang: LOCALES[language],
  dir: 'ltr',
  start_url: MENU_PATHS.studentHome,
  scope: '/',
  display: 'standalone',
  theme_color: '#1b5ebe',
  background_color: '#ffffff',
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('maskable', 192, 'maskable'),
    icon('maskable', 512, 'maskable'),
  ],
});

const nameOf = (language: Language): string => `manifest.${language}.webmanifest`;

/** What a document says of it; iPads take their icon from the document. */
export const manifestLinks = (language: Language): readonly string[] => [
  `<link rel="manifest" href="/${nameOf(language)}">`,
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
];

/** Publishes the manifests and the icons, which are drawn from `favicon.svg` and `icons/maskable.svg`. */
export function webManifests(icons: string): Plugin {
  return {
    name: 'web-manifests',
    apply: 'build',
    generateBundle() {
      for (const language of LANGUAGES) {
        const source = JSON.stringify(webManifest(language));
        this.emitFile({ type: 'asset', fileName: nameOf(language), source });
      }
      for (const name of readdirSync(icons).filter((each) => each.endsWith('.png'))) {
        const source = readFileSync(join(icons, name));
        this.emitFile({ type: 'asset', fileName: `icons/${name}`, source });
      }
    },
  };
}
