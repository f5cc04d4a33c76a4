import { toClock } from '#functions/domain/lessons/school-time.ts';
import { richTextHtml } from '#functions/platform/rich-text-html.ts';
import type { SchoolPageCard } from '#shared/pages/school-page.ts';
import { DRAWN_PATHS } from '#shared/site/drawn-documents.ts';
import { type Html, html } from '#shared/site/html.ts';
import { inLanguage, LOCALES, NOTHING, type Say } from './page-frame.ts';
import type { PageView } from './page-view.ts';
import { qrSvg } from './qr-svg.ts';

/** Where somebody asks for a trial lesson; the form knows the school, and what was chosen. */
export const bookingAddress = (
  { id, language }: Pick<PageView, 'id' | 'language'>,
  chosen: Readonly<Record<string, string>> = {},
): string => {
  const given = Object.entries(chosen).filter(([, value]) => value);
  return `${DRAWN_PATHS.join}?${new URLSearchParams([['school', id], ...given, ['lang', language]])}`;
};

const section = (id: string, title: string, body: Html | readonly Html[]): Html =>
  html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${body}</section>`;

const face = (name: string, picture: string): Html =>
  html`<span class="face" aria-hidden="true">${Array.from(name)[0] ?? ''}${picture ? html`<img src="${picture}" alt="" width="64" height="64" loading="lazy">` : NOTHING}</span>`;

function about({ about: text, pictures }: PageView, say: Say): Html {
  const told = richTextHtml(text, (key) => pictures.get(key));
  return told.length > 0
    ? section('about', say('pages.about'), html`<div class="text">${told}</div>`)
    : NOTHING;
}

const dayOf = (date: string, { language }: PageView): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

function lessons(view: PageView, say: Say): Html {
  const rows = view.lessons.map(({ id, courseId, date, start, end, course, ages, places }) => {
    const [day, time] = [dayOf(date, view), `${toClock(start)}–${toClock(end)}`];
    const left = places === 1 ? say('pages.place') : say('pages.places', { count: places });
    const label = say('pages.bookLesson', { day, time: toClock(start), course });
    return html`<li><div><b>${day} <i>${time}</i></b><span>${course}${ages && html` · ${say('pages.ages', { ages })}`}</span><small>${left}</small></div><a class="button small" href="${bookingAddress(view, { lesson: id, course: courseId })}" aria-label="${label}">${say('pages.bookThis')}</a></li>`;
  });
  const list =
    rows.length > 0
      ? html`<ul class="lessons">${rows}</ul>`
      : html`<p>${say('pages.noLessons')}</p><p><a class="button" href="${bookingAddress(view)}">${say('pages.book')}</a></p>`;
  return section('lessons', say('pages.lessons'), list);
}

function courses(view: PageView, say: Say): Html {
  const cards = view.courses.map(
    ({ id, name, ages, text }) =>
      html`<li><h3>${name}</h3>${ages ? html`<p class="ages">${say('pages.ages', { ages })}</p>` : NOTHING}${text ? html`<p>${text}</p>` : NOTHING}<a href="${bookingAddress(view, { course: id })}">${say('pages.bookCourse', { course: name })}</a></li>`,
  );
  return cards.length > 0
    ? section('courses', say('pages.courses'), html`<ul class="cards">${cards}</ul>`)
    : NOTHING;
}

function teachers(view: PageView, say: Say): Html {
  const people = view.teachers.map(
    ({ name, line, avatar }) =>
      html`<li>${face(name, avatar)}<div><b>${name}</b>${line ? html`<span>${line}</span>` : NOTHING}</div></li>`,
  );
  return people.length > 0
    ? section('teachers', say('pages.teachers'), html`<ul class="people">${people}</ul>`)
    : NOTHING;
}

function works(view: PageView, say: Say): Html {
  const tiles = view.works.map(
    ({ id, title, picture }) =>
      html`<li><a href="/works/${id}">${picture ? html`<img src="${picture}" alt="" width="480" height="360" loading="lazy">` : html`<span class="blank" aria-hidden="true">▶</span>`}<b>${title}</b></a></li>`,
  );
  return tiles.length > 0
    ? section('works', say('pages.works'), html`<ul class="tiles">${tiles}</ul>`)
    : NOTHING;
}

function photos(view: PageView, say: Say): Html {
  const tiles = view.photos.map(
    ({ url, alt }, index) =>
      html`<li><img src="${url}" alt="${alt || say('pages.photo', { index: index + 1 })}" width="480" height="360" loading="lazy"></li>`,
  );
  return tiles.length > 0
    ? section('photos', say('pages.photos'), html`<ul class="tiles">${tiles}</ul>`)
    : NOTHING;
}

const mapAddress = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

function contact({ contact: of, address }: PageView, say: Say): Html {
  const fact = (label: string, value: Html | string): Html =>
    value ? html`<div><dt>${label}</dt><dd>${value}</dd></div>` : NOTHING;
  const { latitude, longitude, map } = of;
  const onMap =
    latitude !== null && longitude !== null
      ? html`<p><a href="${mapAddress(latitude, longitude)}" target="_blank" rel="noopener noreferrer">${say('pages.map')}</a></p>`
      : NOTHING;
  const facts = [
    fact(say('pages.address'), of.address),
    fact(say('pages.hours'), of.hours),
    fact(say('pages.person'), of.contact),
    fact(say('pages.phone'), of.phone && html`<a href="tel:${of.phone}">${of.phone}</a>`),
    fact(say('pages.email'), of.email && html`<a href="mailto:${of.email}">${of.email}</a>`),
  ];
  const picture = map
    ? html`<img class="map" src="${map}" alt="${say('pages.mapPicture')}" loading="lazy">`
    : NOTHING;
  const scan = html`<figure>${qrSvg(address, say('pages.scan'))}<figcaption>${say('pages.scan')}</figcaption></figure>`;
  return section(
    'contact',
    say('pages.contact'),
    html`<div class="contact"><div><dl>${facts}</dl>${onMap}${picture}</div>${scan}</div>`,
  );
}

const PARTS: Readonly<Record<SchoolPageCard, (view: PageView, say: Say) => Html>> = {
  about,
  lessons,
  courses,
  teachers,
  works,
  photos,
  contact,
};

/** The parts that the school shows, in their order. */
export const pageParts = (view: PageView): Html[] =>
  view.cards.map((card) => PARTS[card](view, inLanguage(view.language)));
