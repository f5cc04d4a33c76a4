import { type MessageKey, message } from '#functions/domain/report-documents/messages.ts';
import {
  dayInWords,
  RADAR_FROM,
  teacherInWords,
} from '#functions/domain/report-documents/report-words.ts';
import { richTextHtml } from '#functions/platform/rich-text-html.ts';
import type { MessageParams } from '#shared/i18n/messages.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { DIMENSION_MAX } from '#shared/reports/fields.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { SHARE_PREFIX, SHARED_WORK_PREFIX } from '#shared/sharing/share-page.ts';
import { SHARE_SCRIPT } from '#shared/sharing/share-script.ts';
import { Html, html } from '#shared/site/html.ts';
import type { WorkKind } from '#shared/works/rules.ts';
import { PAGE_STYLE } from './page-style.ts';
import { radarSvg } from './radar-svg.ts';
import type { ShareView } from './share-view.ts';

const TAGS: Readonly<Record<Language, string>> = { zh: 'zh-CN', cht: 'zh-TW', en: 'en' };
const NAMES: Readonly<Record<Language, string>> = { zh: '简体', cht: '繁體', en: 'English' };

type Say = (key: MessageKey, params?: MessageParams) => string;
const inLanguage =
  (language: Language): Say =>
  (key, params) =>
    message(language, key, params);

const NOTHING = new Html('');
const section = (title: string, body: Html | readonly Html[]): Html =>
  html`<section><h2>${title}</h2>${body}</section>`;

interface Frame {
  readonly language: Language;
  readonly token: string;
  readonly title: string;
  readonly school: Html;
  readonly head: Html;
  readonly body: Html;
  readonly script: Html;
}

/** The same frame for the report and for an address that does not open one. */
function frame({ language, token, title, school, head, body, script }: Frame): string {
  const say = inLanguage(language);
  const links = LANGUAGES.map((each) =>
    each === language
      ? html`<a aria-current="true" lang="${TAGS[each]}">${NAMES[each]}</a>`
      : html`<a href="?lang=${each}" lang="${TAGS[each]}">${NAMES[each]}</a>`,
  );
  return html`<!doctype html><html lang="${TAGS[language]}" data-lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow,noarchive"><meta name="referrer" content="no-referrer"><meta name="format-detection" content="telephone=no"><link rel="icon" href="/icons/icon-192.png" type="image/png"><title>${title}</title><style>${new Html(PAGE_STYLE)}</style></head><body data-token="${token}"><header><div class="in"><div class="top">${school}<nav aria-label="${say('documents.share.language')}">${links}</nav></div>${head}</div></header><main><div class="in">${body}</div></main>${script}</body></html>`
    .markup;
}

const face = (person: { readonly name: string; readonly picture: string | undefined }): Html =>
  html`<span class="face" aria-hidden="true">${Array.from(person.name)[0] ?? ''}${
    person.picture ? html`<img src="${person.picture}" alt="" width="72" height="72">` : NOTHING
  }</span>`;

function gallery({ pictures }: ShareView, address: (part: string) => string, say: Say): Html {
  const all = Array.from({ length: pictures }, (_, index) => index + 1);
  const images = all.map(
    (index) =>
      html`<img src="${address(`p${index}`)}" alt="${say('documents.share.picture', { index, count: pictures })}" width="640" height="480"${
        index === 1 ? html` fetchpriority="high"` : html` loading="lazy"`
      }>`,
  );
  if (pictures === 1) return html`<div class="reel">${images}</div>`;
  const dots = all.map((index) => (index === 1 ? html`<i class="on"></i>` : html`<i></i>`));
  return html`<div class="reel" tabindex="0" role="group" aria-label="${say('documents.pictures')}">${images}</div><div class="controls" hidden><button type="button" class="previous" aria-label="${say('documents.share.previous')}">‹</button><span class="dots" aria-hidden="true">${dots}</span><button type="button" class="next" aria-label="${say('documents.share.next')}">›</button><button type="button" class="rest" data-rest="${say('documents.share.rest')}" data-play="${say('documents.share.play')}"></button></div>`;
}

/** Nothing of it moves. */
const isStill = (kind: WorkKind): boolean => kind === 'picture' || kind === 'pdf';

/** What the report was written from; a work is played on a page of the application. */
function journey(
  { evidence, language, token }: ShareView,
  address: (part: string) => string,
  say: Say,
): Html {
  const rows = evidence.map(
    ({ kind, title, detail, date, score, hasPicture, work }, index) =>
      html`<li><small>${dayInWords(date, language)} ${say(`documents.kind.${kind}`)}</small><div class="piece"><div><b>${title}</b>${
        score !== undefined && html`<span class="score">${say('documents.score', { score })}</span>`
      }${detail && html`<small>${detail}</small>`}${
        work !== undefined &&
        html`<a class="play" href="${SHARED_WORK_PREFIX}${token}/${index + 1}" aria-label="${say(isStill(work) ? 'documents.share.openWorkOf' : 'documents.share.playWorkOf', { title })}">${say(isStill(work) ? 'documents.share.openWork' : 'documents.share.playWork')}</a>`
      }</div>${
        hasPicture &&
        html`<img src="${address(`e${index + 1}`)}" alt="" width="120" height="90" loading="lazy">`
      }</div></li>`,
  );
  return html`<ol class="path">${rows}</ol>`;
}

function strengths({ dimensions }: ShareView, say: Say): Html {
  const rows = dimensions
    .filter(({ value }) => value > 0)
    .map(
      ({ name, value, words }) =>
        html`<tr><th scope="row">${name}</th><td><span class="dot" role="img" aria-label="${say('documents.outOf', { value, max: DIMENSION_MAX })}">${'●'.repeat(value)}${'○'.repeat(DIMENSION_MAX - value)}</span> ${words}</td></tr>`,
    );
  return html`<div class="card">${dimensions.length < RADAR_FROM ? NOTHING : radarSvg(dimensions)}<table>${rows}</table></div>`;
}

const wordForm = (say: Say): Html =>
  html`<section><h2>${say('documents.share.wordTitle')}</h2><form hidden data-sent="${say('documents.share.sent')}" data-failed="${say('documents.share.failed')}"><label><input type="radio" name="kind" value="thanks" checked>${say('documents.share.thanks')}</label><label><input type="radio" name="kind" value="question">${say('documents.share.question')}</label><textarea name="text" required maxlength="${REPORT_LIMITS.familyWordsMax}" aria-label="${say('documents.share.wordTitle')}" placeholder="${say('documents.share.placeholder', { max: REPORT_LIMITS.familyWordsMax })}"></textarea><button type="submit">${say('documents.share.send')}</button></form><p class="said" role="status"></p></section>`;

function content(view: ShareView, address: (part: string) => string, say: Say): Html[] {
  const { teacher, phrase, evaluation } = view;
  const pictureOf = (key: string): string | undefined => {
    const index = view.taskPictures.indexOf(key);
    return index < 0 ? undefined : address(`t${index + 1}`);
  };
  const task = richTextHtml(view.task, pictureOf);
  const isRated = view.dimensions.some(({ value }) => value > 0);
  return [
    task.length > 0 ? section(say('documents.task'), task) : NOTHING,
    view.pictures > 0 ? section(say('documents.pictures'), gallery(view, address, say)) : NOTHING,
    view.hasVideo
      ? section(
          say('documents.video'),
          html`<video controls preload="none" playsinline src="${address('video')}"></video>`,
        )
      : NOTHING,
    view.evidence.length > 0
      ? section(say('documents.evidence'), journey(view, address, say))
      : NOTHING,
    isRated ? section(say('documents.dimensions'), strengths(view, say)) : NOTHING,
    evaluation || phrase
      ? section(
          say('documents.evaluation'),
          html`<div class="words">${phrase && html`<span class="phrase">${say(`documents.phrase.${phrase}`)}</span>`}${evaluation && html`<p>${evaluation}</p>`}</div>`,
        )
      : NOTHING,
    html`<div class="teacher">${face({ name: teacher.nick, picture: teacher.hasAvatar ? address('teacher') : undefined })}<div><b>${teacherInWords(teacher.nick, view.language)}</b><small>${teacher.className}</small></div></div>`,
  ];
}

/** The page of a report for the family: a whole document, in the reader's language, with nothing of anybody else. */
export function renderSharePage(view: ShareView): string {
  const { language, token, school, child } = view;
  const say = inLanguage(language);
  const address = (part: string): string => `${SHARE_PREFIX}${token}.${part}?lang=${language}`;
  const head = html`<div class="who">${face({ name: child.name, picture: child.hasAvatar ? address('child') : undefined })}<div><p class="kicker">${say('documents.kicker')}</p><p class="child">${child.name}</p></div></div><h1>${view.name}</h1><p class="period">${view.period}</p>`;
  // The file behind the address is named after its content.
  const file = `${child.name} ${view.name}`;
  const save = html`<div class="save"><a href="${address('png')}" download="${file}.png">${say('documents.share.poster')}</a><a href="${address('pdf')}" download="${file}.pdf">${say('documents.share.pdf')}</a></div>`;
  const foot = html`<footer><p>${say('documents.by', { school: school.name, date: view.published })}</p><p>${say('documents.share.private')}</p></footer>`;
  return frame({
    language,
    token,
    title: `${view.name} · ${child.name}`,
    school: html`<span class="school">${school.hasLogo && html`<img src="${address('logo')}" alt="" width="32" height="32">`}${school.name}</span>`,
    head,
    body: html`${content(view, address, say)}${save}${view.answered ? NOTHING : wordForm(say)}${foot}`,
    script: html`<script>${new Html(SHARE_SCRIPT)}</script>`,
  });
}

export interface ClosedView {
  readonly language: Language;
  /** Whom to ask for another address, where the school is known. */
  readonly school: { readonly name: string; readonly phone: string } | undefined;
}

/** The page of an address that opens nothing (any more). */
export function renderClosedPage({ language, school }: ClosedView): string {
  const say = inLanguage(language);
  const ask =
    school &&
    html`<p>${say('documents.share.closedSchool', { school: school.name })}</p>${school.phone && html`<p>${say('documents.share.phone', { phone: school.phone })}</p>`}`;
  return frame({
    language,
    token: '',
    title: say('documents.share.closedTitle'),
    school: html`<span class="school">${school?.name ?? ''}</span>`,
    head: html`<h1>${say('documents.share.closedTitle')}</h1>`,
    body: html`<p>${say('documents.share.closed')}</p>${ask ?? NOTHING}`,
    script: NOTHING,
  });
}
