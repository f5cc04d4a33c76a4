import { DRAWN_PATHS } from '#shared/site/drawn-documents.ts';
import { type Html, html } from '#shared/site/html.ts';
import { SITE_ORIGIN, siteAddress } from '#shared/site/pages.ts';
import { type Drawn, siteFrame } from './site-frame.ts';

/** Addresses of the licence texts, which the build writes as files of their own. */
export const LICENCE_FILES = {
  licence: '/licences/licence.txt',
  notices: '/licences/notices.txt',
} as const;

const part = (id: string, title: string, body: Html): Html =>
  html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${body}</section>`;

function privacy({ texts: { about } }: Drawn): Html {
  const list = about.privacyList.map(
    ({ title, text }) => html`<li><h3>${title}</h3><p>${text}</p></li>`,
  );
  return part('privacy', about.privacy, html`<ul class="plain-list">${list}</ul>`);
}

function contact({ texts: { about } }: Drawn): Html {
  return part(
    'contact',
    about.contact,
    html`<dl><div data-tel hidden><dt>${about.phone}</dt><dd><a href="tel:"></a></dd></div><div><dt>${about.hours}</dt><dd>${about.hoursText}</dd></div></dl><p>${about.noPhone}</p><p><a class="button" href="${DRAWN_PATHS.join}">${about.callBack}</a></p>`,
  );
}

function licences({ texts: { about } }: Drawn, version: string): Html {
  const links = [
    [LICENCE_FILES.licence, about.licence],
    [LICENCE_FILES.notices, about.notices],
    ['/api/docs', about.apiDocs],
  ].map(([href = '', name = '']) => html`<li><a href="${href}">${name}</a></li>`);
  return part(
    'licences',
    about.licences.title,
    html`<p>${about.licences.text}</p><ul class="plain-list">${links}</ul><dl><dt>${about.version}</dt><dd data-version>${version}</dd></dl>`,
  );
}

/** What the service is, how it treats data, how it is reached, and what it is made of. */
export function renderAbout(drawn: Drawn, version: string): string {
  const { about, name, locale } = drawn.texts;
  const body = html`<div class="in page"><h1>${about.title}</h1><p class="lead">${about.lead}</p>${part('what', about.what.title, html`<p>${about.what.text}</p>`)}${privacy(drawn)}${contact(drawn)}${licences(drawn, version)}</div>`;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name: about.title,
    description: about.description,
    inLanguage: locale,
    url: `${SITE_ORIGIN}${siteAddress('about', drawn.language)}`,
    publisher: { '@type': 'Organization', name, url: SITE_ORIGIN },
  };
  const title = `${about.title} · ${name}`;
  return siteFrame(
    {
      page: 'about',
      title: about.title.includes(name) ? about.title : title,
      description: about.description,
      data,
      body,
    },
    drawn,
  );
}
