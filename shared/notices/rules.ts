import { ROLE, type Role, type RoleGroup } from '#shared/roles.ts';

/** What notices are about. Those of the service get theirs from the key of their message. */
export const NOTICE_KINDS = [
  'school',
  'lessons',
  'makeups',
  'tasks',
  'works',
  'reports',
  'hours',
  'usage',
  'registrations',
  'office',
  'security',
  'service',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Nobody mutes what is about security, hours and money, or the school's data. */
const IMPORTANT_KINDS = ['security', 'hours', 'service'] as const satisfies NoticeKind[];
export const isImportant = (kind: NoticeKind): boolean =>
  IMPORTANT_KINDS.some((each) => each === kind);

/** What can be muted: then it does not ring the bell, and is in the list all the same. */
export const MUTABLE_KINDS = [
  'school',
  'lessons',
  'makeups',
  'tasks',
  'works',
  'reports',
  'usage',
  'registrations',
  'office',
] as const satisfies NoticeKind[];
export type MutableKind = (typeof MUTABLE_KINDS)[number];

/** Kinds by the first part of a message's key, e.g. `tasks.toldDone.title`. */
const KIND_OF_PART: Readonly<Record<string, NoticeKind>> = {
  calendar: 'lessons',
  certificates: 'office',
  documents: 'office',
  equipment: 'office',
  feedback: 'office',
  forms: 'office',
  hours: 'hours',
  leads: 'registrations',
  lessons: 'lessons',
  makeups: 'makeups',
  notices: 'school',
  registrations: 'registrations',
  reports: 'reports',
  sharing: 'reports',
  students: 'security',
  tasks: 'tasks',
  teaching: 'lessons',
  told: 'lessons',
  usage: 'usage',
  works: 'works',
};

/** What a message of the service is about. */
export const kindOfMessage = (key: string): NoticeKind =>
  KIND_OF_PART[key.split('.', 1)[0] ?? ''] ?? 'service';

const OF_STUDENTS: readonly NoticeKind[] = [
  'school',
  'lessons',
  'makeups',
  'tasks',
  'works',
  'reports',
  'office',
];
const OF_LIVE_TEACHERS: readonly NoticeKind[] = ['school', 'lessons', 'makeups', 'works', 'office'];
const OF_PRINCIPALS: readonly NoticeKind[] = ['usage', 'registrations', 'security'];

/** The kinds that a role is told of, for filters. */
export function kindsOf(role: Role): readonly NoticeKind[] {
  if (role === ROLE.student) return OF_STUDENTS;
  if (role === ROLE.liveTeacher) return OF_LIVE_TEACHERS;
  if (role === ROLE.principal) return NOTICE_KINDS;
  return NOTICE_KINDS.filter((kind) => !OF_PRINCIPALS.includes(kind));
}

/** The roles that a notice goes to; all of them are the whole school. */
export const NOTICE_ROLES = [
  'principal',
  'teacher',
  'live-teacher',
  'student',
] as const satisfies RoleGroup[];
export type NoticeRole = (typeof NOTICE_ROLES)[number];

export const NOTICE_STATES = ['draft', 'planned', 'published', 'withdrawn'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** Who of those to whom a notice goes are listed. */
export const READER_VIEWS = ['read', 'unread'] as const;
