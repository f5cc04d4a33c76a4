import { pagesCht } from '#shared/i18n/cht.generated.ts';
import { type MessageParams, messagesIn } from '#shared/i18n/messages.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { pagesEn } from '#shared/pages/page/i18n/en.ts';
import { pagesZh } from '#shared/pages/page/i18n/zh.ts';
import { type Html, html, Html as Markup } from '#shared/site/html.ts';
import { SITE_PAGES } from '#shared/site/pages.ts';
import { PAGE_STYLE } from './page-style.ts';

type PageText = keyof typeof pagesZh;
const { message } = messagesIn<PageText>({ zh: pagesZh, cht: pagesCht, en: pagesEn });

export type Say = (key: PageText, params?: MessageParams) => string;
export const inLanguage =
  (language: Language): Say =>
  (key, params) =>
    message(language, key, params);

export const NOTHING = new Markup('');
export const LOCALES: Readonly<Record<Language, string>> = { zh: 'zh-CN', cht: 'zh-TW', en: 'en' };
const NAMES: Readonly<Record<Language, string>> = { zh: '简体', cht: '繁體', en: 'English' };

interface Frame {
  readonly language: Language;
  readonly title: string;
  /** Of what the page is told elsewhere: description, canonical address and the like. */
  readonly head: Html;
  readonly brand: Html;
  readonly body: Html;
  readonly script: Html;
}

const languageLinks = (language: Language): Html[] =>
  LANGUAGES.map((each) =>
    each === language
      ? html`<a aria-current="true" lang="${LOCALES[each]}">${NAMES[each]}</a>`
      : html`<a href="?lang=${each}" lang="${LOCALES[each]}">${NAMES[each]}</a>`,
  );

/** The document around a school's page, and around what is said where there is none. */
export function pageFrame({ language, title, head, brand, body, script }: Frame): string {
  const say = inLanguage(language);
  return html`<!doctype html><html lang="${LOCALES[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="format-detection" content="telephone=no"><link rel="icon" href="/icons/icon-192.png" type="image/png"><title>${title}</title>${head}<style>${new Markup(PAGE_STYLE)}</style></head><body><a class="skip" href="#content">${say('pages.skip')}</a><header><div class="in top">${brand}<nav aria-label="${say('pages.languages')}">${languageLinks(language)}</nav></div></header><main id="content" tabindex="-1"><div class="in">${body}</div></main><footer><div class="in"><a href="${SITE_PAGES.home}/${language}">${say('pages.by')}</a></div></footer>${script}</body></html>`
    .markup;
}
