import type { ReportShare } from '#shared/reports/fields.ts';

/** Whether the family has opened the version that is published, or only earlier ones: reads are of all versions. */
export function readingOf({
  first_read,
  reads,
}: Pick<ReportShare, 'first_read' | 'reads'>): 'never' | 'earlier' | 'opened' {
  if (first_read) return 'opened';
  return reads > 0 ? 'earlier' : 'never';
}
