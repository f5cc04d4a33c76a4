import { type Certificate, certificates } from '#functions/domain/certificates/certificate.ts';
import { type Report, reports } from '#functions/domain/reports/report.ts';
import { type MessageKey, message } from '#functions/domain/sheets/messages.ts';
import { certificateOfKey, reportOfKey } from '#functions/platform/object-keys.ts';
import type { ListedObject } from '#functions/platform/objects.ts';
import type { SchoolId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import { pathPart } from './path-part.ts';

/** A report or certificate, of which posters and documents are drawn. */
interface Subject {
  readonly id: string;
  readonly folder: MessageKey;
  readonly studentName: string;
  readonly day: string;
  readonly name: string;
  readonly at: string;
}

const ofReport = ({ id, studentName, day, name, published, written }: Report): Subject => ({
  id,
  folder: 'exports.folder.reports',
  studentName,
  day,
  name,
  at: published || written,
});

const ofCertificate = ({ id, studentName, date, title, made }: Certificate): Subject => ({
  id,
  folder: 'exports.folder.certificates',
  studentName,
  day: date,
  name: title,
  at: made,
});

/** Whose it is, of which day, its name and version, and the end of its key. */
function pathOf({ folder, studentName, day, name, id }: Subject, key: string, language: Language) {
  const [version = '', end = ''] = key.split('/').slice(-2);
  const place = `${message(language, folder)}/${pathPart(studentName)}`;
  // Two children of one name have theirs in one folder.
  return `${place}/${day} ${pathPart(name)} ${id.slice(-6)} ${version} ${pathPart(end)}`;
}

/** What the objects were drawn of, by id. */
async function loadSubjects(
  schoolId: SchoolId,
  objects: readonly ListedObject[],
): Promise<ReadonlyMap<string, Subject>> {
  const keysOf = <T>(idOf: (key: string) => T | undefined) =>
    [...new Set(objects.flatMap(({ key }) => idOf(key) ?? []))].map((id) => ({ schoolId, id }));
  const [foundReports, foundCertificates] = await Promise.all([
    reports.getMany(keysOf(reportOfKey)),
    certificates.getMany(keysOf(certificateOfKey)),
  ]);
  const subjects = [
    ...foundReports.flatMap((report) => (report ? [ofReport(report)] : [])),
    ...foundCertificates.flatMap((each) => (each ? [ofCertificate(each)] : [])),
  ];
  return new Map(subjects.map((subject) => [subject.id, subject]));
}

interface Drawn {
  readonly path: string;
  readonly at: Date;
}

/** Where posters and documents of reports and certificates lie in an archive, by their keys. */
export async function nameDrawn(
  schoolId: SchoolId,
  objects: readonly ListedObject[],
  language: Language,
): Promise<ReadonlyMap<string, Drawn>> {
  const subjects = await loadSubjects(schoolId, objects);
  return new Map(
    objects.flatMap(({ key }): [string, Drawn][] => {
      const subject = subjects.get(reportOfKey(key) ?? certificateOfKey(key) ?? '');
      if (!subject) return [];
      return [[key, { path: pathOf(subject, key, language), at: new Date(subject.at) }]];
    }),
  );
}
