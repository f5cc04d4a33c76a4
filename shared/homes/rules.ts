import { addDays } from '#shared/days.ts';
import type { UserId } from '#shared/ids.ts';
import { ROLE, type Role } from '#shared/roles.ts';

/** How much the cards of a home show, and the call of a home reads. */
export const HOME_SHOWS = {
  notices: 5,
  /** Of a student or a live teacher, who have no calendar of their own. */
  nextLessons: 5,
  /** The calendar has all of them. */
  todaysLessons: 6,
  noticesOfStudents: 3,
  /** Past lessons of a student. */
  records: 4,
  /** The student's newest works. */
  works: 3,
  /** The newest works of the school. */
  newWorks: 3,
  /** More missed lessons than a student has in a term. */
  makeups: 50,
  /** Works that staff have to decide on: the longest waiting of each kind. */
  worksToDo: 3,
  /** Newest tasks of a teacher: about as many as are open at a time. */
  tasks: 10,
  /** Past lessons of a live teacher without a record. */
  missing: 5,
} as const;

/** In its last minutes before, a lesson is as good as now. */
export const LESSON_SOON_MS = 600_000;

/** Two weeks ahead. */
const AHEAD_DAYS = 14;

/** Days of the user's next lessons. Today at the school is at most one day away from today in UTC. */
export function nextLessonDays(now: Date) {
  const from = addDays(now.toISOString().slice(0, 10), -1);
  return { from, to: addDays(from, AHEAD_DAYS) };
}

/** The person whose home it is, and when it is read. */
export interface HomeOwner {
  readonly id: UserId;
  readonly now: Date;
}

const own = ({ id }: HomeOwner) => ({ user_id: id });
const nothing = () => ({});

/**
 * What a home shows, in parts, each with the payload of the call that it is the answer of. Cards ask with the
 * same payloads.
 */
export const HOME_PAYLOADS = {
  // Around every screen.
  menu: own,
  site: nothing,
  unread: own,
  reminder: own,
  person: nothing,
  // Of several homes.
  notices: ({ id }: HomeOwner) => ({ user_id: id, limit: HOME_SHOWS.notices }),
  editions: nothing,
  lessons: ({ now }: HomeOwner) => nextLessonDays(now),
  // Of students.
  noticesOfStudent: ({ id }: HomeOwner) => ({ user_id: id, limit: HOME_SHOWS.noticesOfStudents }),
  firstPassword: nothing,
  profile: ({ id }: HomeOwner) => ({ student_id: id }),
  lessonsOfStudent: ({ now }: HomeOwner) => nextLessonDays(now),
  records: () => ({ limit: HOME_SHOWS.records }),
  makeups: () => ({ limit: HOME_SHOWS.makeups }),
  tasks: nothing,
  works: () => ({ scope: 'mine' as const, limit: HOME_SHOWS.works }),
  hours: nothing,
  // Of staff.
  subscription: own,
  today: nothing,
  missingCount: () => ({ limit: 1 }),
  missing: () => ({ limit: HOME_SHOWS.missing }),
  toReview: () => ({
    scope: 'mine' as const,
    state: 'released' as const,
    limit: HOME_SHOWS.tasks,
  }),
  waitingWorks: () => ({ limit: HOME_SHOWS.worksToDo }),
  reportedWorks: () => ({ action: 'list' as const, limit: HOME_SHOWS.worksToDo }),
  lowHours: () => ({ filter: 'low' as const }),
  overdueEquipment: nothing,
  figures: nothing,
  dueLeads: nothing,
  // Of operators.
  contact: nothing,
  version: nothing,
} as const;
export type HomePart = keyof typeof HOME_PAYLOADS;
export const ALL_HOME_PARTS = Object.keys(HOME_PAYLOADS) as readonly HomePart[];

const SHELL = ['menu', 'site', 'unread', 'person'] as const;

/** The parts of each home. */
export const HOME_PARTS = {
  student: [
    ...SHELL,
    'reminder',
    'firstPassword',
    'noticesOfStudent',
    'profile',
    'lessonsOfStudent',
    'records',
    'makeups',
    'tasks',
    'works',
    'hours',
  ],
  staff: [
    ...SHELL,
    'reminder',
    'subscription',
    'notices',
    'editions',
    'today',
    'missingCount',
    'toReview',
    'waitingWorks',
    'reportedWorks',
    'lowHours',
    'overdueEquipment',
    'figures',
    'dueLeads',
  ],
  live: [...SHELL, 'reminder', 'notices', 'lessons', 'missing'],
  platform: [...SHELL, 'notices', 'editions', 'contact', 'version'],
} as const satisfies Record<string, readonly HomePart[]>;
export type HomeName = keyof typeof HOME_PARTS;

/** Whose home each is. */
export const HOME_OF_ROLE: Readonly<Record<Role, HomeName>> = {
  [ROLE.principal]: 'staff',
  [ROLE.teacher]: 'staff',
  [ROLE.student]: 'student',
  [ROLE.liveTeacher]: 'live',
  [ROLE.platform]: 'platform',
};
