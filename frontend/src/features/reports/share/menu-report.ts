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

/** Whether there is something to publish: a draft, or a withdrawn version. */
export const canBePublished = ({ draft, state }: Pick<MenuReport, 'draft' | 'state'>): boolean =>
  draft || state === 'withdrawn';
