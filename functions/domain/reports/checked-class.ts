import { loadMemberIds } from '#functions/domain/classes/class-membership.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { ClassId, UserId } from '#shared/ids.ts';
import type { ReportFinding } from '#shared/reports/fields.ts';
import { markOf } from './content.ts';
import type { Cycle } from './cycle.ts';
import {
  emptyParts,
  type Forms,
  formsOf,
  otherNames,
  sameText,
  silentFalls,
  withReasons,
} from './findings.ts';
import { findLast } from './last-report.ts';
import { type PhotoCheck, photoCheck } from './photos.ts';
import type { ListedReport } from './report.ts';
import type { Content, Overruled } from './report-text.ts';
import { rowsOfClass } from './rows-of-class.ts';

/** A class whose reports are checked: what is read once for all of them. */
export interface Checked {
  readonly cycle: Cycle;
  readonly classId: ClassId;
  readonly people: ReadonlyMap<UserId, User>;
  readonly forms: readonly Forms[];
  readonly rows: readonly ListedReport[];
  readonly photos: PhotoCheck;
}

export async function loadChecked(cycle: Cycle, classId: ClassId): Promise<Checked> {
  const { schoolId } = cycle;
  const [memberIds, rows] = await Promise.all([
    loadMemberIds(schoolId, classId),
    rowsOfClass(cycle, classId, { consistent: true }),
  ]);
  const ids = [...new Set<UserId>([...memberIds, ...rows.map(({ studentId }) => studentId)])];
  const found = await users.getMany(ids.map((userId) => ({ schoolId, userId })));
  const known = found.filter((user) => user !== undefined);
  const people = new Map(known.map((user) => [user.id, user]));
  return {
    cycle,
    classId,
    rows,
    people,
    forms: await Promise.all(known.map(formsOf)),
    photos: photoCheck({ cycle, classId, people }),
  };
}

interface Text {
  readonly report: Pick<ListedReport, 'id' | 'studentId'>;
  readonly content: Content;
  readonly overruled: readonly Overruled[];
}

/** What is to be looked at before a report is published, and what was overruled of it. */
export async function findingsOf(
  { cycle, people, forms, rows, photos }: Checked,
  { report, content, overruled }: Text,
): Promise<ReportFinding[]> {
  const { template } = cycle;
  const child = people.get(report.studentId);
  const own = forms.find(({ id }) => id === report.studentId);
  if (!child || !own) return [];
  const last = await findLast(cycle, child.id);
  const others = forms.filter((each) => each !== own);
  return withReasons(
    [
      ...otherNames(content, own, others),
      ...emptyParts(content, template),
      ...(template.sections.includes('dimensions')
        ? silentFalls(content, last?.shown?.values ?? '')
        : []),
      ...sameText(markOf(content.evaluation, child), rows),
      ...(await photos(content, child)),
    ],
    overruled,
  );
}
