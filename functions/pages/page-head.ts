import { LANGUAGES } from '#shared/languages.ts';
import type { Block, Inline } from '#shared/rich-text/rich-text.ts';
import { type Html, html, Html as Markup } from '#shared/site/html.ts';
import { LOCALES, NOTHING } from './page-frame.ts';
import type { PageView } from './page-view.ts';

const DESCRIPTION_MAX = 150;

const wordsOf = (nodes: readonly Inline[] | undefined): string =>
  (nodes ?? []).map((node) => (node.type === 'text' ? node.text : ' ')).join('');

const textOf = (blocks: readonly Block[] | undefined): string =>
  (blocks ?? [])
    .map((block) => {
      if (block.type === 'paragraph' || block.type === 'heading') return wordsOf(block.content);
      if (block.type === 'blockquote') return textOf(block.content);
      if (block.type === 'bulletList' || block.type === 'orderedList')
        return (block.content ?? []).map(({ content }) => textOf(content)).join(' ');
      return '';
    })
    .filter(Boolean)
    .join(' ');

/** What is said of the page where it is shared: the slogan, then how the introduction begins. */
function descriptionOf({ slogan, about, cards }: PageView): string {
  const told = cards.includes('about') ? textOf(about.content) : '';
  const text = [slogan, told].filter(Boolean).join(' · ');
  const characters = Array.from(text);
  return characters.length > DESCRIPTION_MAX
    ? `${characters.slice(0, DESCRIPTION_MAX - 1).join('')}…`
    : text;
}

const pictureOf = ({ photos, works, logo, origin }: PageView): string => {
  const found = photos[0]?.url || works.find(({ picture }) => picture)?.picture || logo;
  return `${origin}${found || '/icons/icon-512.png'}`;
};

/** JSON in which nothing ends the element that it stands in. */
const asData = (value: object): Html =>
  new Markup(JSON.stringify(value).replaceAll('<', '\\u003c'));

function organization(view: PageView): Html {
  const { name, address, contact, slogan, origin, logo, cards } = view;
  const isTold = cards.includes('contact');
  const { latitude, longitude } = contact;
  return asData({
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    name,
    url: address,
    slogan: slogan || undefined,
    logo: logo ? `${origin}${logo}` : undefined,
    ...(isTold && {
      telephone: contact.phone || undefined,
      email: contact.email || undefined,
      address: contact.address || undefined,
      ...(latitude !== null &&
        longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    }),
  });
}

/** For search engines and for whoever shows a preview of the address. */
export function pageHead(view: PageView): Html {
  const { language, name, slogan, address } = view;
  const description = descriptionOf(view);
  const others = LANGUAGES.map(
    (each) =>
      html`<link rel="alternate" hreflang="${LOCALES[each]}" href="${address}?lang=${each}">`,
  );
  return html`${description ? html`<meta name="description" content="${description}"><meta property="og:description" content="${description}">` : NOTHING}<link rel="canonical" href="${address}">${others}<link rel="alternate" hreflang="x-default" href="${address}"><meta property="og:type" content="website"><meta property="og:title" content="${slogan ? `${name} · ${slogan}` : name}"><meta property="og:url" content="${address}"><meta property="og:locale" content="${LOCALES[language].replace('-', '_')}"><meta property="og:image" content="${pictureOf(view)}"><meta name="twitter:card" content="summary_large_image"><script type="application/ld+json">${organization(view)}</script>`;
}
