import { SITE_BANNERS } from '#shared/site/banners.ts';
import { DEMO_PATH, DRAWN_PATHS } from '#shared/site/drawn-documents.ts';
import { type Html, html } from '#shared/site/html.ts';
import { SITE_ORIGIN, SITE_PAGES, siteAddress } from '#shared/site/pages.ts';
import { type Drawn, siteFrame } from './site-frame.ts';
import { sitePicture } from './site-picture.ts';

const ways = ({ texts: { actions } }: Drawn): Html =>
  html`<p class="actions"><a class="button" href="${DRAWN_PATHS.register}">${actions.trial}</a><a class="button plain" href="${DRAWN_PATHS.join}">${actions.callBack}</a><a class="button plain" href="${DEMO_PATH}" data-demo hidden>${actions.demo}</a></p>`;

function hero(drawn: Drawn): Html {
  const { lead, trialHint, demoHint } = drawn.texts.home;
  return html`<div class="hero"><div class="in"><div><h1>${lead.title}</h1><p>${lead.text}</p>${ways(drawn)}<p><small>${trialHint}</small></p><p data-demo hidden><small>${demoHint}</small></p></div>${sitePicture('principal', drawn, true)}</div></div>`;
}

/** A place on the page itself is reached without opening it again. */
const onThisPage = (link: string): string =>
  link.startsWith(`${SITE_PAGES.home}#`) ? link.slice(SITE_PAGES.home.length) : link;

/** What the site announces by itself; the page asks later whether there is something else. */
function news({ texts, language }: Drawn): Html {
  const items = SITE_BANNERS.map(
    ({ id, title, text, link }) =>
      html`<li><a href="${onThisPage(link)}" data-banner="${id}"><b>${title[language]}</b><span>${text[language]}</span></a></li>`,
  );
  return html`<section class="in" aria-label="${texts.home.news}"><ul class="news" data-banners>${items}</ul></section>`;
}

function roles(drawn: Drawn): Html {
  const { roles: title, roleList } = drawn.texts.home;
  const rows = roleList.map((role) => {
    const points = role.points.map((point) => html`<li>${point}</li>`);
    return html`<li id="${role.id}"><div><h3>${role.title}</h3><p class="who">${role.text}</p><ul class="points">${points}</ul></div>${sitePicture(role.scene, drawn)}</li>`;
  });
  return html`<section class="in" aria-labelledby="roles"><h2 id="roles">${title}</h2><ul class="rows">${rows}</ul></section>`;
}

function strengths(drawn: Drawn): Html {
  const { strengths: title, strengthList } = drawn.texts.home;
  const rows = strengthList.map(
    ({ id, title: name, text, scene }) =>
      html`<li id="${id}"><div><h3>${name}</h3><p>${text}</p></div>${sitePicture(scene, drawn)}</li>`,
  );
  return html`<section class="strong" aria-labelledby="strengths"><div class="in"><h2 id="strengths">${title}</h2><ul class="rows">${rows}</ul></div></section>`;
}

function start({ texts: { home } }: Drawn): Html {
  const steps = home.steps.map(({ title, text }) => html`<li><h3>${title}</h3><p>${text}</p></li>`);
  return html`<section class="in" aria-labelledby="start"><h2 id="start">${home.start}</h2><ol class="steps">${steps}</ol></section>`;
}

function questions({ texts: { home } }: Drawn): Html {
  const list = home.questionList.map(
    ({ title, text }) => html`<details><summary>${title}</summary><p>${text}</p></details>`,
  );
  return html`<section class="in" aria-labelledby="questions"><h2 id="questions">${home.questions}</h2>${list}</section>`;
}

function closing(drawn: Drawn): Html {
  const { title, text } = drawn.texts.home.closing;
  return html`<section class="in closing" aria-labelledby="closing"><h2 id="closing">${title}</h2><p>${text}</p>${ways(drawn)}</section>`;
}

const factsOf = ({ texts, language }: Drawn): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'SoftwareApplication',
      name: texts.name,
      description: texts.home.description,
      url: `${SITE_ORIGIN}${siteAddress('home', language)}`,
      applicationCategory: 'EducationalApplication',
      operatingSystem: 'Web',
      inLanguage: texts.locale,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'CNY', name: texts.actions.trial },
    },
    {
      '@type': 'FAQPage',
      mainEntity: texts.home.questionList.map(({ title, text }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    },
  ],
});

/** The public home: explains the service to somebody who runs a school. */
export const renderHome = (drawn: Drawn): string => {
  const { title, description } = drawn.texts.home;
  const parts = [hero, news, roles, strengths, start, questions, closing];
  const body = html`${parts.map((part) => part(drawn))}`;
  return siteFrame({ page: 'home', title, description, data: factsOf(drawn), body }, drawn);
};

/** What somebody reads on a phone before the way in: what each role gets of it, in words. */
function rolesInWords({ texts }: Drawn): Html {
  const { roles: title, roleList } = texts.home;
  const rows = roleList.map((role) => html`<li><h3>${role.title}</h3><p>${role.text}</p></li>`);
  return html`<section class="in" aria-labelledby="roles"><h2 id="roles">${title}</h2><ul>${rows}</ul></section>`;
}

/** The home for phones: one column, wide buttons, one picture. */
export const renderPhoneHome = (drawn: Drawn): string => {
  const { title, description } = drawn.texts.home;
  const parts = [hero, rolesInWords, start, questions, closing];
  const body = html`<div class="narrow">${parts.map((part) => part(drawn))}</div>`;
  return siteFrame({ page: 'phone', title, description, data: factsOf(drawn), body }, drawn);
};
