import type { Texts } from '#shared/languages.ts';

/** Systems as people know them, told from what a browser sends of itself (its user agent). */
export const SYSTEMS = ['windows', 'mac', 'ios', 'android', 'chromeos', 'linux', 'other'] as const;
export type System = (typeof SYSTEMS)[number];

/** The first that fits: Android calls itself a Linux, and an iPhone one "like Mac OS". */
const SYSTEM_PATTERNS: readonly (readonly [RegExp, System])[] = [
  [/HarmonyOS|OpenHarmony|Android/, 'android'],
  [/iPhone|iPad|iPod/, 'ios'],
  [/CrOS/, 'chromeos'],
  [/Windows/, 'windows'],
  [/Mac OS|Macintosh/, 'mac'],
  [/Linux|X11/, 'linux'],
];

const same = (name: string): Texts => ({ zh: name, cht: name, en: name });

export const SYSTEM_WORDS: Readonly<Record<System, Texts>> = {
  windows: same('Windows'),
  // An iPad asks for the pages of a Mac, and says that it is one.
  mac: { zh: 'Mac（或 iPad）', cht: 'Mac（或 iPad）', en: 'Mac (or iPad)' },
  ios: { zh: 'iPhone 或 iPad', cht: 'iPhone 或 iPad', en: 'iPhone or iPad' },
  android: { zh: '安卓', cht: 'Android', en: 'Android' },
  chromeos: same('Chromebook'),
  linux: same('Linux'),
  other: { zh: '其他设备', cht: '其他裝置', en: 'Another device' },
};

const BROWSERS = [
  'wechat',
  'edge',
  'opera',
  'samsung',
  'qq',
  'firefox',
  'chrome',
  'safari',
] as const;
export type Browser = (typeof BROWSERS)[number] | '';

/** Most browsers say that they are Chrome and Safari, too. */
const BROWSER_PATTERNS: readonly (readonly [RegExp, Browser])[] = [
  [/MicroMessenger/, 'wechat'],
  [/Edg(?:e|A|iOS)?\//, 'edge'],
  [/OPR\/|Opera/, 'opera'],
  [/SamsungBrowser/, 'samsung'],
  [/QQBrowser/, 'qq'],
  [/Firefox|FxiOS/, 'firefox'],
  [/Chrome|Chromium|CriOS/, 'chrome'],
  [/Safari/, 'safari'],
];

const BROWSER_WORDS: Readonly<Record<Browser, Texts>> = {
  wechat: { zh: '微信', cht: '微信', en: 'WeChat' },
  edge: same('Edge'),
  opera: same('Opera'),
  samsung: { zh: '三星浏览器', cht: '三星瀏覽器', en: 'Samsung Internet' },
  qq: { zh: 'QQ 浏览器', cht: 'QQ 瀏覽器', en: 'QQ Browser' },
  firefox: same('Firefox'),
  chrome: same('Chrome'),
  safari: same('Safari'),
  '': same(''),
};

/** Browser and system of a user agent. */
export interface Device {
  readonly browser: Browser;
  readonly system: System;
}

const firstOf = <T>(patterns: readonly (readonly [RegExp, T])[], agent: string): T | undefined =>
  patterns.find(([pattern]) => pattern.test(agent))?.[1];

export const deviceOf = (agent: string): Device => ({
  browser: firstOf(BROWSER_PATTERNS, agent) ?? '',
  system: firstOf(SYSTEM_PATTERNS, agent) ?? 'other',
});

/** `Chrome · Windows`. */
export const deviceText = ({ browser, system }: Device, language: keyof Texts): string =>
  [BROWSER_WORDS[browser], SYSTEM_WORDS[system]]
    .flatMap((words) => words[language] || [])
    .join(' · ');
