import { toString as drawCode } from 'qrcode';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import type { Language } from '#shared/languages.ts';
import { type DrawnImage, drawnLine, drawnLines, drawnRichText } from './document-text.ts';
import { type DrawingFiles, FONTS } from './engine.ts';
import { message } from './messages.ts';
import type { ReportDocument } from './report-document.ts';
import {
  dayInWords,
  dimensionRows,
  isRated,
  periodInWords,
  RADAR_FROM,
  teacherInWords,
} from './report-words.ts';
import { type Box, SECONDS_MAX, type ShrunkPicture, shrinkPicture } from './shrink-picture.ts';
import { TEMPLATE } from './template.ts';

export type DocumentKind = 'poster' | 'paper';

const PORTRAIT: Box = { width: 240, height: 240 };
const WORK: Box = { width: 240, height: 180 };
/** Pixels of pictures: a poster is 750 wide, paper is printed. */
const PICTURE: Readonly<Record<DocumentKind, Box>> = {
  poster: { width: 700, height: 900 },
  paper: { width: 1100, height: 1100 },
};
/** Points within which a picture of the task stays. */
const TASK_PICTURE: Readonly<Record<DocumentKind, Box>> = {
  poster: { width: 330, height: 330 },
  paper: { width: 360, height: 260 },
};

const REGIONS: Readonly<Record<Language, readonly [string, string]>> = {
  zh: ['zh', 'CN'],
  cht: ['zh', 'TW'],
  en: ['en', 'GB'],
};

/** All pictures of a drawing together: a function has ten seconds, and reads them before and draws after. */
const PICTURES_MS = 5000;

/** Files that a drawing shows. A picture that cannot be read in time is left out, and the rest is drawn. */
class Pictures {
  readonly files = new Map<string, Uint8Array>();
  readonly #until: number;

  constructor(ms: number) {
    this.#until = Date.now() + ms;
  }

  async add(name: string, bytes: Uint8Array | null, box: Box): Promise<ShrunkPicture | undefined> {
    const left = Math.ceil((this.#until - Date.now()) / 1000);
    if (!bytes || left <= 0) return undefined;
    const shrunk = await shrinkPicture(bytes, box, 'jpeg', Math.min(left, SECONDS_MAX));
    if (shrunk) this.files.set(name, shrunk.bytes);
    return shrunk;
  }

  async name(name: string, bytes: Uint8Array | null, box: Box): Promise<string> {
    return (await this.add(name, bytes, box)) ? name : '';
  }
}

async function addGallery(pictures: Pictures, input: ReportDocument, box: Box) {
  const added = await mapConcurrently(input.pictures.slice(0, 9), 2, async (bytes, index) => {
    const file = `picture-${index}.jpg`;
    const shrunk = await pictures.add(file, bytes, box);
    return shrunk ? [{ file, ratio: shrunk.height / shrunk.width }] : [];
  });
  return added.flat();
}

async function addTask(
  pictures: Pictures,
  { task, taskPictures }: ReportDocument,
  kind: DocumentKind,
) {
  const found = new Map<string, DrawnImage>();
  for (const [key, bytes] of taskPictures) {
    const file = `task-${found.size}.jpg`;
    const shrunk = await pictures.add(file, bytes, PICTURE[kind]);
    if (!shrunk) continue;
    const most = TASK_PICTURE[kind];
    const scale = Math.min(most.width / shrunk.width, most.height / shrunk.height, 0.75);
    found.set(key, { type: 'image', file, height: Math.round(shrunk.height * scale) });
  }
  return drawnRichText(task, (key) => found.get(key));
}

/** What a report was written from; with a work its picture, as far as there is time. */
const addEvidence = (pictures: Pictures, { language, evidence }: ReportDocument) =>
  mapConcurrently(evidence, 2, async ({ kind, title, detail, date, score, picture }, index) => ({
    kind,
    label: message(language, `documents.kind.${kind}`),
    title: drawnLine(title),
    detail: drawnLine(detail),
    date: dayInWords(date, language),
    score: score === undefined ? '' : message(language, 'documents.score', { score }),
    picture: await pictures.name(`work-${index}.jpg`, picture ?? null, WORK),
  }));

function wordsOf(language: Language) {
  const say = (
    key:
      | 'kicker'
      | 'task'
      | 'pictures'
      | 'evidence'
      | 'evaluation'
      | 'dimensions'
      | 'scan'
      | 'pageOf',
  ) => message(language, `documents.${key}`);
  return {
    kicker: say('kicker'),
    task: say('task'),
    pictures: say('pictures'),
    evidence: say('evidence'),
    evaluation: say('evaluation'),
    dimensions: say('dimensions'),
    scan: say('scan'),
    pageOf: say('pageOf'),
  };
}

const initialOf = (name: string): string => Array.from(drawnLine(name))[0] ?? '';

function textsOf(input: ReportDocument) {
  const { language, school, child, teacher, phrase } = input;
  const [lang, region] = REGIONS[language];
  const name = drawnLine(input.name);
  return {
    lang,
    region,
    fonts: FONTS[language],
    words: wordsOf(language),
    name,
    title: [name, drawnLine(child.name)].filter(Boolean).join(' · '),
    period: periodInWords(input.period, language),
    footer: message(language, 'documents.by', {
      school: drawnLine(school.name),
      date: dayInWords(input.published, language),
    }),
    evaluation: drawnLines(input.evaluation),
    phrase: phrase && message(language, `documents.phrase.${phrase}`),
    dimensions: dimensionRows(input.dimensions, language),
    rated: isRated(input.dimensions),
    radar: Object.keys(input.dimensions).length >= RADAR_FROM,
    address: input.address,
    teacherName: teacherInWords(drawnLine(teacher.nick), language),
  };
}

const codeOf = (address: string): Promise<string> =>
  drawCode(address, { type: 'svg', errorCorrectionLevel: 'L', margin: 1 });

/** The files from which Typst draws a report: the layout, its data, and pictures that are small enough. */
export async function layOut(
  input: ReportDocument,
  kind: DocumentKind,
  picturesMs = PICTURES_MS,
): Promise<DrawingFiles> {
  const { school, child, teacher, address } = input;
  const pictures = new Pictures(picturesMs);
  const { teacherName, ...texts } = textsOf(input);
  const data = {
    ...texts,
    kind,
    school: {
      name: drawnLine(school.name),
      logo: await pictures.name('logo.jpg', school.logo, PORTRAIT),
    },
    child: {
      name: drawnLine(child.name),
      initial: initialOf(child.name),
      avatar: await pictures.name('child.jpg', child.avatar, PORTRAIT),
    },
    teacher: {
      nick: teacherName,
      class: drawnLine(teacher.className),
      initial: initialOf(teacher.nick),
      avatar: await pictures.name('teacher.jpg', teacher.avatar, PORTRAIT),
    },
    task: await addTask(pictures, input, kind),
    pictures: await addGallery(pictures, input, PICTURE[kind]),
    evidence: await addEvidence(pictures, input),
    qr: address ? 'code.svg' : '',
  };
  return new Map<string, Uint8Array | string>([
    ...pictures.files,
    ...(address ? [['code.svg', await codeOf(address)] as const] : []),
    ['data.json', JSON.stringify(data)],
    ['main.typ', TEMPLATE],
  ]);
}
