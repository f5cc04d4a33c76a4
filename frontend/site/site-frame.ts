import { LANGUAGES, type Language } from '#shared/languages.ts';
import { DRAWN_PATHS } from '#shared/site/drawn-documents.ts';
import { Html, html } from '#shared/site/html.ts';
import {
  chosenAddress,
  PLAIN_LANGUAGE,
  SITE_ORIGIN,
  SITE_PAGES,
  type SitePage,
  siteAddress,
} from '#shared/site/pages.ts';
import { SITE_SCRIPT } from '#shared/site/site-script.ts';
import { SITE_STYLE } from './site-style.ts';
import { SITE_TEXTS } from './texts/all.ts';
import type { SiteTexts } from './texts/site-texts.ts';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  zh: '简体',
  cht: '繁體',
  en: 'English',
};

/** What a page of the site is drawn with. */
export interface Drawn {
  readonly language: Language;
  readonly texts: SiteTexts;
  /** The logo of the service, as an SVG element's source. */
  readonly logo: string;
  /** The address of a picture's file, by its name without an ending; undefined when there is none. */
  readonly pictureOf: (name: string) => string | undefined;
}

interface Frame {
  readonly page: SitePage;
  readonly title: string;
  readonly description: string;
  /** Facts for search engines, as schema.org writes them. */
  readonly data: object;
  readonly body: Html;
}

export const NOTHING = new Html('');

/** JSON in which nothing ends the element that it stands in. */
const asData = (value: object): Html => new Html(JSON.stringify(value).replaceAll('<', '\\u003c'));

/** Which addresses are the same page, and how it is shown where its address is passed on. */
function head({ page, title, description, data }: Frame, drawn: Drawn): Html {
  const { language, texts, pictureOf } = drawn;
  const own = `${SITE_ORIGIN}${siteAddress(page, language)}`;
  const others = LANGUAGES.map(
    (each) =>
      html`<link rel="alternate" hreflang="${SITE_TEXTS[each].locale}" href="${SITE_ORIGIN}${siteAddress(page, each)}">`,
  );
  const cover = pictureOf(`cover.${language}`);
  return html`<title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="${own}">${others}<link rel="alternate" hreflang="x-default" href="${SITE_ORIGIN}${siteAddress(page, PLAIN_LANGUAGE)}"><meta property="og:type" content="website"><meta property="og:site_name" content="${texts.name}"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${own}"><meta property="og:locale" content="${texts.locale.replace('-', '_')}">${cover ? html`<meta property="og:image" content="${SITE_ORIGIN}${cover}"><meta name="twitter:card" content="summary_large_image">` : NOTHING}<script type="application/ld+json">${asData(data)}</script>`;
}

function languageLinks(page: SitePage, language: Language): Html[] {
  return LANGUAGES.map((each) => {
    const { locale } = SITE_TEXTS[each];
    const current = each === language && html` aria-current="true"`;
    return html`<a href="${chosenAddress(page, each)}" hreflang="${locale}" lang="${locale}" data-language="${each}"${current}>${LANGUAGE_NAMES[each]}</a>`;
  });
}

/** A link to a page of the site keeps the language. */
const linkTo = (page: SitePage, { language }: Pick<Drawn, 'language'>): string =>
  chosenAddress(page, language);

/** A whole document: nothing in it needs a script, and its only one is the same on all pages. */
export function siteFrame(frame: Frame, drawn: Drawn): string {
  const { language, texts, logo } = drawn;
  const { page, body } = frame;
  const { actions } = texts;
  return html`<!doctype html><html lang="${texts.locale}" data-language="${language}" data-page="${SITE_PAGES[page]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="#46297f"><link rel="icon" href="/icons/icon-192.png" type="image/png"><script>${new Html(SITE_SCRIPT)}</script>${head(frame, drawn)}<style>${new Html(SITE_STYLE)}</style></head><body><a class="skip" href="#content">${texts.skip}</a><header class="in top"><a class="brand" href="${linkTo('home', drawn)}">${new Html(logo)}${texts.name}</a><nav aria-label="${texts.languages}">${languageLinks(page, language)}<a href="${DRAWN_PATHS.signIn}">${actions.signIn}</a></nav></header><main id="content" tabindex="-1">${body}</main><footer><div class="in"><a href="${linkTo('home', drawn)}">${actions.home}</a><a href="${linkTo('about', drawn)}">${actions.about}</a><a href="${DRAWN_PATHS.register}">${actions.trial}</a><a href="${DRAWN_PATHS.join}">${actions.callBack}</a><a href="${DRAWN_PATHS.signIn}">${actions.signIn}</a><span data-tel hidden><a href="tel:"></a></span></div></footer></body></html>`
    .markup;
}
