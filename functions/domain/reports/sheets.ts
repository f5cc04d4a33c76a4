import { PEOPLE_LISTS } from '#functions/domain/people/user.ts';
import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { below, listed, namedBy, under } from '#functions/domain/sheets/walks.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { schoolList } from '#functions/platform/listing.ts';
import { getItems, queryAll } from '#functions/platform/table.ts';
import { CycleId, ReportId, type SchoolId, UserId } from '#shared/ids.ts';
import { CYCLE_LIST, cycles } from './cycle.ts';
import { REPORT_LISTS, reportPartition, reports } from './report.ts';
import { drafts, VERSION_PREFIX } from './report-text.ts';

const listOf = (schoolId: SchoolId, student: string): string =>
  schoolList(schoolId, REPORT_LISTS.ofStudent(UserId.parse(student)));

const idsOf = async (schoolId: SchoolId, student: string): Promise<ReportId[]> =>
  (await queryAll(inPartition(listOf(schoolId, student)))).map(({ target }) =>
    ReportId.parse(target),
  );

/** Reports for families, with their drafts and all published versions. */
export const REPORT_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.cycles',
    columns: ['id', 'name', 'kind', 'from', 'to', 'deadline', 'classIds', 'state', 'created'],
    walks: [listed(CYCLE_LIST, (schoolId, id) => cycles.key({ schoolId, id: CycleId.parse(id) }))],
  },
  {
    title: 'exports.sheet.reports',
    columns: [
      'id',
      'cycleId',
      'className',
      'studentName',
      'name',
      'kind',
      'state',
      'version',
      'values',
      'published',
      'read',
    ],
    walks: [
      below(PEOPLE_LISTS.students, (schoolId, student) =>
        namedBy(listOf(schoolId, student), (id) =>
          reports.key({ schoolId, id: ReportId.parse(id) }),
        ),
      ),
    ],
  },
  {
    title: 'exports.sheet.reportDrafts',
    columns: ['id', 'content', 'overruled', 'at', 'byName'],
    walks: [
      below(PEOPLE_LISTS.students, async (schoolId, student) => {
        const ids = await idsOf(schoolId, student);
        return getItems(ids.map((id) => drafts.key({ schoolId, id })));
      }),
    ],
  },
  {
    title: 'exports.sheet.reportVersions',
    columns: [
      'id',
      'no',
      'className',
      'studentName',
      'teacherName',
      'from',
      'to',
      'content',
      'overruled',
      'at',
      'byName',
    ],
    walks: [
      below(PEOPLE_LISTS.students, async (schoolId, student) => {
        const ids = await idsOf(schoolId, student);
        const found = ids.map((id) => under(reportPartition({ schoolId, id }), VERSION_PREFIX));
        return (await Promise.all(found)).flat();
      }),
    ],
  },
];
