import type { User } from '#functions/domain/people/user.ts';
import { REPORT_LISTS, reports } from '#functions/domain/reports/report.ts';
import { hasAddress, reportShares, shareToken } from '#functions/domain/reports/report-share.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { ReportId } from '#shared/ids.ts';

/** Reports that are looked through: two years of monthly ones. Those whose pages are closed are left out. */
const READ = 24;

/** The last published reports of a child whose pages are open, each with the address of its page. */
export async function reportsOfLate({ schoolId, id }: User, today: string) {
  const { entries } = await pageOfList(schoolList(schoolId, REPORT_LISTS.shownOf(id)), {
    limit: READ,
    descending: true,
  });
  const rows = await reports.rowsOf(entries, (target) => ({
    schoolId,
    id: ReportId.parse(target),
  }));
  const shown = rows.flatMap((row) => (row?.shown && row.published ? [row] : []));
  const shares = await reportShares.getMany(shown.map((row) => ({ schoolId, id: row.id })));
  const lines = shown.map(async (row, at) => {
    const share = shares[at];
    if (!share || !hasAddress(share, today)) return [];
    const token = await shareToken(share);
    const { id: report, className, published, read, shown: of } = row;
    return [
      {
        id: report,
        name: of?.name ?? '',
        class_name: className,
        published,
        read: read !== '',
        token,
      },
    ];
  });
  return (await Promise.all(lines)).flat();
}
