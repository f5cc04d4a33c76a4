import { toString as drawCode } from 'qrcode';
import { drawnLine, drawnLines } from '#functions/domain/report-documents/document-text.ts';
import { type DrawingFiles, FONTS } from '#functions/domain/report-documents/engine.ts';
import { type Box, filledText, PAPER } from '#shared/certificates/design.ts';
import { frameSvg } from '#shared/certificates/frames.ts';
import type { CertificateDocument } from './certificate-document.ts';
import { fittingPictures } from './fitting-pictures.ts';
import { TEMPLATE } from './template.ts';

const LANGS = {
  simplified: { lang: 'zh', region: 'CN', fonts: FONTS.zh },
  traditional: { lang: 'zh', region: 'TW', fonts: FONTS.cht },
} as const;

/** What no line breaks within: Chinese characters stand alone. */
const WORDS = /\p{Script=Han}|[^\s\p{Script=Han}\u{200B}]+/gu;

/** The word that needs the widest line, about. */
const longestWord = (lines: readonly string[]): string =>
  lines
    .flatMap((line) => line.match(WORDS) ?? [])
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');

function textBox(box: Box, document: CertificateDocument) {
  const lines = drawnLines(filledText(box.text, document.values));
  const { lang, region, fonts } = LANGS[box.font];
  const { x, y, width, height, size, weight, colour, align } = box;
  const place = { kind: 'text' as const, x, y, width, height };
  return {
    ...place,
    size,
    weight,
    colour,
    align,
    lang,
    region,
    fonts,
    lines,
    word: longestWord(lines),
  };
}

/** Files by their content, so that what all certificates show is there once. */
class Files {
  readonly files = new Map<string, Uint8Array | string>();
  readonly #names = new Map<string, string>();

  name(content: string, ending: string, bytes: Uint8Array | string): string {
    const known = this.#names.get(content);
    if (known) return known;
    const name = `file-${this.#names.size}.${ending}`;
    this.#names.set(content, name);
    this.files.set(name, bytes);
    return name;
  }
}

const codeOf = (address: string): Promise<string> =>
  drawCode(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 1 });

async function toBox(
  box: Box,
  document: CertificateDocument,
  files: Files,
  fitting: ReadonlyMap<string, Uint8Array>,
) {
  if (box.kind === 'text') {
    const text = textBox(box, document);
    return text.lines.length > 0 ? [text] : [];
  }
  const { kind, x, y, width, height } = box;
  const place = { kind, x, y, width, height };
  if (kind === 'code') {
    const { address } = document;
    return [{ ...place, file: files.name(address, 'svg', await codeOf(address)) }];
  }
  const bytes = fitting.get(box.picture);
  return bytes ? [{ ...place, file: files.name(box.picture, endingOf(bytes), bytes) }] : [];
}

/** A picture that is a seal here and a background elsewhere is a JPEG. */
const endingOf = (bytes: Uint8Array): string => (bytes[0] === 0x89 ? 'png' : 'jpg');

async function toPage(
  document: CertificateDocument,
  files: Files,
  fitting: ReadonlyMap<string, Uint8Array>,
) {
  const { orientation, frame, tone, background, boxes } = document.design;
  const photo = fitting.get(background);
  const drawn = `${frame} ${tone} ${orientation}`;
  const back = photo
    ? files.name(background, endingOf(photo), photo)
    : files.name(drawn, 'svg', frameSvg(frame, tone, orientation));
  const found = await Promise.all(boxes.map((box) => toBox(box, document, files, fitting)));
  return { ...PAPER[orientation], back, boxes: found.flat() };
}

/** The files from which Typst draws certificates, a page each. */
export async function layOut(documents: readonly CertificateDocument[]): Promise<DrawingFiles> {
  const files = new Files();
  const fitting = await fittingPictures(documents);
  const pages = [];
  for (const document of documents) pages.push(await toPage(document, files, fitting));
  const [first] = documents;
  const name = documents.length === 1 ? first?.values.student : '';
  const title = [first?.values.title ?? '', name ?? ''].map(drawnLine).filter(Boolean).join(' · ');
  const data = { title, author: drawnLine(first?.values.school ?? ''), pages };
  return new Map([...files.files, ['data.json', JSON.stringify(data)], ['main.typ', TEMPLATE]]);
}
