/** Language codes of the wire and the interface (specification 9). */
export const LANGUAGES = ['zh', 'cht', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language =>
  (LANGUAGES as readonly unknown[]).includes(value);

/** Under which the browser keeps the chosen language, and the cookie that tells the edge of it. */
export const LANGUAGE_KEY = 'classroom.language';

/** A text in the three languages. */
export type Texts = Readonly<Record<Language, string>>;

function languageOf(tag: string): Language | undefined {
  const lower = tag.trim().toLowerCase();
  if (/^zh-(hant|tw|hk|mo)\b/.test(lower) || lower === 'cht') return 'cht';
  if (lower === 'zh' || lower.startsWith('zh-')) return 'zh';
  return lower === 'en' || lower.startsWith('en-') ? 'en' : undefined;
}

/**
 * The best of our languages for a list of BCP 47 tags in order of preference
 * (a browser's `navigator.languages` or an Accept-Language header without weights).
 */
export const matchLanguage = (tags: readonly string[]): Language =>
  tags.map(languageOf).find((language) => language !== undefined) ?? 'zh';
