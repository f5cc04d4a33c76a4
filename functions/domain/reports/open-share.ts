import {
  type Information,
  informations,
  noInformation,
} from '#functions/domain/schools/information.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { getItemsInOrder } from '#functions/platform/table.ts';
import { type Report, reports } from './report.ts';
import { opensShare, type ReportShare, reportOf, reportShares } from './report-share.ts';
import { type Version, versions } from './report-text.ts';

/** What an address shows: the version that is published now. */
export interface SharedReport {
  readonly school: School;
  readonly report: Report;
  readonly share: ReportShare;
  readonly version: Version;
}

export interface OpenedAddress {
  /** Undefined for an address that opens nothing, or no more. */
  readonly shared: SharedReport | undefined;
  /** The school that the address names, while it is one of ours; the secret may be wrong. */
  readonly school: { readonly name: string; readonly information: Information } | undefined;
}

/** Looks behind the address of a report. A revoked or renewed one is closed at once. */
export async function openAddress(token: string, now: Date): Promise<OpenedAddress> {
  const key = reportOf(token);
  const [report, share, [schoolItem, informationItem]] = await Promise.all([
    reports.get(key, { consistent: true }),
    reportShares.get(key, { consistent: true }),
    getItemsInOrder([schools.key(key.schoolId), informations.key(key.schoolId)]),
  ]);
  const school = schoolItem && schools.parse(schoolItem);
  const timeZone = school?.timeZone ?? 'UTC';
  const isRight = await opensShare(token, share, dayAt({ now, timeZone }));
  if (school?.state !== 'active' || school.edition === 'platform')
    return { shared: undefined, school: undefined };
  const information = informationItem
    ? informations.parse(informationItem)
    : noInformation(school.id);
  const toAsk = { name: school.name, information };
  // The page of a removed child closes with the report, as the child's page for parents does.
  if (!isRight || !share || report?.state !== 'published' || report.expires !== undefined)
    return { shared: undefined, school: toAsk };
  // Families open an address as soon as they have it.
  const version = await versions.get({ ...key, no: report.version }, { consistent: true });
  return { shared: version && { school, report, share, version }, school: toAsk };
}
