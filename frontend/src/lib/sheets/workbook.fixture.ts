import { deflateRawSync } from 'node:zlib';

/** Workbooks as other programs write them, made by hand: what a library writes is too clean. */

interface Part {
  readonly name: string;
  readonly content: Buffer;
  /** What the archive says that it unpacks to; the truth when absent. */
  readonly saidSize?: number;
}

const number = (size: 2 | 4, value: number): Buffer => {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntLE(value, 0, size);
  return bytes;
};

export function zip(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, saidSize = content.length } of parts) {
    const packed = deflateRawSync(content);
    const common = Buffer.concat([
      ...[20, 0, 8, 0, 0].map((value) => number(2, value)),
      ...[0, packed.length, saidSize].map((value) => number(4, value)),
      ...[Buffer.byteLength(name), 0].map((value) => number(2, value)),
    ]);
    const local = Buffer.concat([number(4, 0x04034b50), common, Buffer.from(name), packed]);
    central.push(
      Buffer.concat([
        ...[number(4, 0x02014b50), number(2, 20), common],
        ...[0, 0, 0].map((value) => number(2, value)),
        ...[0, offset].map((value) => number(4, value)),
        Buffer.from(name),
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(central);
  const end = [number(4, 0x06054b50), number(4, 0), number(2, parts.length)];
  const tail = [number(2, parts.length), number(4, list.length), number(4, offset), number(2, 0)];
  return Buffer.concat([...locals, list, ...end, ...tail]);
}

export const blobOf = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)]);

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** One text cell. */
export const cell = (place: string, text: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
export const row = (at: number, cells: string, attributes = ''): string =>
  `<row r="${at}" ${attributes}>${cells}</row>`;

/** The parts of a workbook of such sheets; `before` stands in front of the rows of each. */
export function workbookParts(sheets: readonly string[], before = ''): Part[] {
  const part = (name: string, text: string): Part => ({ name, content: Buffer.from(text) });
  const listed = sheets.map((_, at) => `<sheet name="S${at}" sheetId="${at + 1}" r:id="r${at}"/>`);
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>`,
    ...sheets.map(
      (_, at) =>
        `<Override PartName="/xl/worksheets/s${at}.xml" ContentType="${CONTENT}.worksheet+xml"/>`,
    ),
  ];
  const relations = sheets.map(
    (_, at) =>
      `<Relationship Id="r${at}" Type="${OFFICE}/worksheet" Target="worksheets/s${at}.xml"/>`,
  );
  return [
    part('[Content_Types].xml', `<Types xmlns="${TYPES}">${types.join('')}</Types>`),
    part(
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}">${relations.join('')}</Relationships>`,
    ),
    ...sheets.map((rows, at) =>
      part(
        `xl/worksheets/s${at}.xml`,
        `<worksheet xmlns="${SPREADSHEET}">${before}<sheetData>${rows}</sheetData></worksheet>`,
      ),
    ),
  ];
}

export const workbook = (...sheets: readonly string[]): Blob => blobOf(zip(workbookParts(sheets)));
