/** Language codes of the wire and the interface (specification 9). */
export const LANGUAGES = ['zh', 'cht', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language =>
  (LANGUAGES as readonly unknown[]).includes(value);

/** A text in the three languages. */
export type Texts = Readonly<Record<Language, string>>;

/**
 * The best of our languages for a list of BCP 47 tags in order of preference
 * (a browser's `navigator.languages` or an Accept-Language header without weights).
 */
export function matchLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const lower = tag.trim().toLowerCase();
    if (/^zh-(hant|tw|hk|mo)\b/.test(lower) || lower === 'cht') return 'cht';
    if (lower === 'zh' || lower.startsWith('zh-')) return 'zh';
    if (lower === 'en' || lower.startsWith('en-')) return 'en';
  }
  return 'zh';
}
