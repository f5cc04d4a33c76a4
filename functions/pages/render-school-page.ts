import type { Language } from '#shared/languages.ts';
import { SCHOOL_SCRIPT } from '#shared/pages/school-script.ts';
import { type Html, html, Html as Markup } from '#shared/site/html.ts';
import { inLanguage, NOTHING, pageFrame } from './page-frame.ts';
import { pageHead } from './page-head.ts';
import { bookingAddress, pageParts } from './page-parts.ts';
import type { PageView } from './page-view.ts';

function opening(view: PageView): Html {
  const say = inLanguage(view.language);
  const { name, slogan, pastDue, contact, cards } = view;
  const phone = cards.includes('contact') ? contact.phone : '';
  const actions = html`<p class="actions">${pastDue ? NOTHING : html`<a class="button" href="${bookingAddress(view)}">${say('pages.book')}</a>`}${phone ? html`<a class="button plain" href="tel:${phone}">${say('pages.call')}</a>` : NOTHING}<button type="button" class="button plain" data-share hidden>${say('pages.share')}</button><span role="status" data-said="${say('pages.copied')}"></span></p>`;
  return html`<div class="opening"><h1>${name}</h1>${slogan ? html`<p class="slogan">${slogan}</p>` : NOTHING}${pastDue ? html`<p class="note">${say('pages.pastDue')}</p>` : NOTHING}${actions}</div>`;
}

const isEmpty = ({ about, courses, teachers, works, photos, lessons }: PageView): boolean =>
  [about.content ?? [], courses, teachers, works, photos, lessons].every(
    ({ length }) => length === 0,
  );

/** The page of a school for everybody: a whole document in the reader's language. */
export function renderSchoolPage(view: PageView): string {
  const { language, name, logo, slogan } = view;
  const hint = isEmpty(view)
    ? html`<p class="note">${inLanguage(language)('pages.nothingYet')}</p>`
    : NOTHING;
  return pageFrame({
    language,
    title: slogan ? `${name} · ${slogan}` : name,
    head: pageHead(view),
    brand: html`<span class="brand">${logo ? html`<img src="${logo}" alt="" width="40" height="40">` : NOTHING}${name}</span>`,
    body: html`${opening(view)}${hint}${pageParts(view)}`,
    script: html`<script>${new Markup(SCHOOL_SCRIPT)}</script>`,
  });
}

/** What an address says that opens no school, or one that has left. */
export function renderMissingPage(language: Language, why: 'missing' | 'left'): string {
  const say = inLanguage(language);
  const title = say(`pages.${why}`);
  return pageFrame({
    language,
    title,
    head: html`<meta name="robots" content="noindex">`,
    brand: html`<span class="brand"></span>`,
    body: html`<div class="opening"><h1>${title}</h1><p>${say(`pages.${why}Hint`)}</p></div>`,
    script: NOTHING,
  });
}
