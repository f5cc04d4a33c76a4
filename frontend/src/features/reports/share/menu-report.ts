import type { ReportLine } from '../queries.ts';

/** What the menu needs to know of a report. */
export type MenuReport = Pick<
  ReportLine,
  | 'id'
  | 'cycle_id'
  | 'class_id'
  | 'student_id'
  | 'student_name'
  | 'state'
  | 'version'
  | 'draft'
  | 'word'
>;

/** A draft, or a version that was withdrawn. */
export const canBePublished = ({ draft, state }: Pick<MenuReport, 'draft' | 'state'>): boolean =>
  draft || state === 'withdrawn';
