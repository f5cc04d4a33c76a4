import { pictureKeysOf } from '#functions/domain/report-documents/document-text.ts';
import { drawPdf, drawPoster } from '#functions/domain/report-documents/draw-report.ts';
import type { ReportDocument } from '#functions/domain/report-documents/report-document.ts';
import { shrinkPictures } from '#functions/domain/report-documents/shrink-picture.ts';
import type { SharedReport } from '#functions/domain/reports/open-share.ts';
import type { Version } from '#functions/domain/reports/report-text.ts';
import { toValues } from '#functions/domain/reports/values.ts';
import { readPicture, readPictures } from '#functions/domain/storage/read-pictures.ts';
import { env } from '#functions/platform/env.ts';
import { hashed } from '#functions/platform/hashed.ts';
import { objectName, reportsPrefix } from '#functions/platform/object-keys.ts';
import { headObject, putObject } from '#functions/platform/objects.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import type { Language } from '#shared/languages.ts';
import { DIMENSIONS, type Dimensions } from '#shared/reports/fields.ts';
import { SHARE_PREFIX } from '#shared/sharing/share-page.ts';

const TASK_PICTURES_MAX = 9;
const HASH_LENGTH = 12;

const THUMBNAIL = { width: 640, height: 640 };
const FACE = { width: 160, height: 160 };
/** Of a work, beside its words. */
const SMALL = { width: 320, height: 240 };

/** The pictures of a task that have a part of their own. */
export const taskPictureKeys = ({ content }: Version): string[] =>
  pictureKeysOf(content.task).slice(0, TASK_PICTURES_MAX);

/** The values of the dimensions that the school asked for; a dimension that it did not ask for is not drawn as 0. */
export const askedValues = ({ content, dimensions }: Version): Partial<Dimensions> => {
  const values = toValues(content.values);
  const asked = DIMENSIONS.filter((name) => dimensions.includes(name));
  return Object.fromEntries(asked.map((name) => [name, values[name]]));
};

interface Reader {
  readonly token: string;
  readonly language: Language;
}

async function toDocument(
  { school, version }: SharedReport,
  { token, language }: Reader,
): Promise<ReportDocument> {
  const { content } = version;
  const taskKeys = taskPictureKeys(version);
  const [pictures, task, works, [logo = null, child = null, teacher = null]] = await Promise.all([
    readPictures(content.pictures),
    readPictures(taskKeys),
    readPictures(content.evidence.map(({ work }) => work?.picture ?? '')),
    readPictures([school.logo, version.studentAvatar, version.teacherAvatar]),
  ]);
  return {
    language,
    school: { name: version.schoolName, logo },
    name: content.name,
    period: version,
    child: { name: version.studentName, avatar: child },
    task: content.task,
    taskPictures: new Map(
      taskKeys.flatMap((key, index) => {
        const bytes = task[index];
        return bytes ? [[key, bytes] as const] : [];
      }),
    ),
    pictures: pictures.flatMap((bytes) => bytes ?? []),
    evidence: content.evidence.map(({ kind, title, detail, date, score }, index) => ({
      kind,
      title,
      detail,
      date,
      score,
      picture: works[index] ?? null,
    })),
    evaluation: content.evaluation,
    phrase: content.phrase,
    dimensions: askedValues(version),
    teacher: {
      nick: version.teacherNick || version.teacherName,
      avatar: teacher,
      className: version.className,
    },
    published: dayAt({ now: new Date(version.at), timeZone: school.timeZone }),
    // The page and people's files are at one address.
    address: `${new URL(env('MEDIA_BASE_URL')).origin}${SHARE_PREFIX}${token}`,
  };
}

interface Drawing {
  /** What is drawn, and from what: a part of the object's key. */
  readonly name: string;
  readonly contentType: string;
  readonly draw: () => Promise<Uint8Array | undefined>;
}

function thumbnail(part: string, source: string, box: typeof FACE): Drawing | undefined {
  if (!source) return undefined;
  return {
    name: `${part}-${hashed(source).slice(0, HASH_LENGTH)}.webp`,
    contentType: 'image/webp',
    draw: async () => {
      const bytes = await readPicture(source);
      const [shrunk] = await shrinkPictures(bytes ? [bytes] : [], box);
      return shrunk?.bytes;
    },
  };
}

function document(kind: 'png' | 'pdf', shared: SharedReport, reader: Reader): Drawing {
  // With the code of its address in it, a document is another one after a renewal.
  const mark = hashed(reader.token).slice(0, HASH_LENGTH);
  const input = () => toDocument(shared, reader);
  const make = kind === 'png' ? drawPoster : drawPdf;
  return {
    name: `report-${reader.language}-${mark}.${kind}`,
    contentType: kind === 'png' ? 'image/png' : 'application/pdf',
    draw: async () => make(await input()),
  };
}

function drawingOf(part: string, shared: SharedReport, reader: Reader): Drawing | undefined {
  const { school, version } = shared;
  if (part === 'png' || part === 'pdf') return document(part, shared, reader);
  if (part === 'logo') return thumbnail(part, school.logo, FACE);
  if (part === 'child') return thumbnail(part, version.studentAvatar, FACE);
  if (part === 'teacher') return thumbnail(part, version.teacherAvatar, FACE);
  const at = Number(part.slice(1)) - 1;
  if (part.startsWith('e'))
    return thumbnail(part, version.content.evidence[at]?.work?.picture ?? '', SMALL);
  const keys = part.startsWith('p') ? version.content.pictures : taskPictureKeys(version);
  return thumbnail(part, keys[at] ?? '', THUMBNAIL);
}

/**
 * The object key of a part of a report's page: what is not there is drawn and kept, bound to the version. Two that ask
 * at once draw the same. Empty for a part that the report does not have.
 */
export async function keyOfPart(
  part: string,
  shared: SharedReport,
  reader: Reader,
): Promise<string> {
  const { report, version } = shared;
  if (part === 'video') return version.content.video;
  const drawing = drawingOf(part, shared, reader);
  if (!drawing) return '';
  const key = `${reportsPrefix(report.schoolId, report.id)}${version.no}/${drawing.name}`;
  const name = objectName(key);
  if (await headObject(name)) return key;
  const bytes = await drawing.draw();
  if (!bytes) return '';
  await putObject(name, bytes, drawing.contentType);
  return key;
}
