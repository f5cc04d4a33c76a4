import type { ReportId, StudentId } from '#shared/ids.ts';
import type { Checked } from '../queries.ts';

type Finding = Checked['findings'][number];

interface Found {
  readonly report_id: ReportId;
  readonly student_id: StudentId;
  readonly student_name: string;
  readonly finding: Finding;
}

/** The same finding in the reports of several children. */
export interface FindingGroup extends Pick<Finding, 'kind' | 'subject' | 'media'> {
  readonly found: readonly Found[];
}

/** What nobody has overruled yet, what is the same for several children together. */
export function groupFindings(checked: readonly Checked[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const { findings, ...report } of checked)
    for (const finding of findings) {
      if (finding.reason) continue;
      const { kind, subject, media } = finding;
      const key = `${kind} ${subject}`;
      const { report_id, student_id, student_name } = report;
      const before = groups.get(key)?.found ?? [];
      const found = [...before, { report_id, student_id, student_name, finding }];
      groups.set(key, { kind, subject, media, found });
    }
  return [...groups.values()];
}

/** What was checked, with what is known better of some reports. */
export function withChecked<D extends { readonly list: readonly Checked[] }>(
  data: D,
  better: readonly Checked[],
): D {
  const known = new Map(better.map((report) => [report.report_id, report]));
  return { ...data, list: data.list.map((report) => known.get(report.report_id) ?? report) };
}
