/** Groups in which a school is told what takes its space. */
export const STORED_GROUPS = [
  'works',
  'covers',
  'files',
  'lessons',
  'reports',
  'pictures',
  'documents',
] as const;
export type StoredGroup = (typeof STORED_GROUPS)[number];

/** What is counted of each group: bytes and files that were stored, and that were removed. */
export const STORED_MEASURES = ['in', 'out', 'put', 'cut'] as const;
export type StoredMeasure = (typeof STORED_MEASURES)[number];

/** Kinds of files whose sending is counted as a school's traffic. */
export const TRAFFIC_KINDS = ['projects', 'videos', 'pictures', 'files'] as const;
export type TrafficKind = (typeof TRAFFIC_KINDS)[number];

/** To whom a school's files are sent: its people, and those who open one of its public pages. */
export const TRAFFIC_READERS = [
  'students',
  'staff',
  'reports',
  'works',
  'parents',
  'school',
] as const;
export type TrafficReader = (typeof TRAFFIC_READERS)[number];

/** The same, with what was sent by addresses that do not say it. */
export const SHOWN_READERS = [...TRAFFIC_READERS, 'others'] as const;
export type ShownReader = (typeof SHOWN_READERS)[number];

/** Shares of a quota in percent at which a school's principals are told, the lowest first. */
const WARNED_PERCENTS = [80, 95] as const;
export type WarnedPercent = (typeof WARNED_PERCENTS)[number];

/** The highest share of a quota that is reached; 0 for none, and where there is no quota. */
export const percentReached = (used: number, quota: number): WarnedPercent | 0 =>
  quota > 0 ? (WARNED_PERCENTS.findLast((each) => used * 100 >= quota * each) ?? 0) : 0;
