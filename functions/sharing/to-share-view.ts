import {
  dayInWords,
  dimensionRows,
  periodInWords,
} from '#functions/domain/report-documents/report-words.ts';
import type { SharedReport } from '#functions/domain/reports/open-share.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import type { Language } from '#shared/languages.ts';
import { askedValues, taskPictureKeys } from './parts.ts';
import type { ShareView } from './share-view.ts';

/** What the page says of a report: all of it as it was when this version was published. */
export function toShareView(
  { school, share, version }: SharedReport,
  { token, language }: { readonly token: string; readonly language: Language },
): ShareView {
  const { content } = version;
  const published = dayAt({ now: new Date(version.at), timeZone: school.timeZone });
  return {
    language,
    token,
    school: { name: version.schoolName, hasLogo: school.logo !== '' },
    name: content.name,
    period: periodInWords(version, language),
    published: dayInWords(published, language),
    child: { name: version.studentName, hasAvatar: version.studentAvatar !== '' },
    task: content.task,
    taskPictures: taskPictureKeys(version),
    pictures: content.pictures.length,
    hasVideo: content.video !== '',
    evidence: content.evidence.map(({ kind, title, detail, date, score, work }) => ({
      kind,
      title,
      detail,
      date,
      score,
      hasPicture: Boolean(work?.picture),
      work: work?.kind,
    })),
    evaluation: content.evaluation,
    phrase: content.phrase,
    dimensions: dimensionRows(askedValues(version), language),
    teacher: {
      nick: version.teacherNick || version.teacherName,
      className: version.className,
      hasAvatar: version.teacherAvatar !== '',
    },
    answered: share.word !== undefined,
  };
}
