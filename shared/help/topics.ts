import { ROLE, type Role, SCHOOL_PEOPLE, STAFF } from '#shared/roles.ts';

const PRINCIPAL = [ROLE.principal];
const STUDENT = [ROLE.student];
const STAFF_AND_STUDENTS = [...STAFF, ROLE.student];

/** The topics of the help, in their order, with those whom each is for; others find them by searching. */
export const HELP_TOPICS = {
  'first-steps': PRINCIPAL,
  'sign-in': SCHOOL_PEOPLE,
  home: [...STAFF, ROLE.liveTeacher],
  child: STUDENT,
  students: STAFF,
  import: STAFF,
  cards: STAFF,
  classes: STAFF,
  calendar: STAFF,
  series: STAFF,
  leave: STAFF_AND_STUDENTS,
  records: STAFF,
  wall: STAFF,
  tools: STAFF,
  hours: STAFF,
  tasks: STAFF,
  review: STAFF,
  scratch: STAFF_AND_STUDENTS,
  gallery: SCHOOL_PEOPLE,
  reports: STAFF,
  evening: STAFF,
  families: STAFF_AND_STUDENTS,
  notices: SCHOOL_PEOPLE,
  leads: STAFF,
  forms: STAFF,
  certificates: STAFF_AND_STUDENTS,
  equipment: STAFF,
  documents: STAFF,
  statistics: STAFF,
  business: PRINCIPAL,
  storage: PRINCIPAL,
  teachers: PRINCIPAL,
  institution: STAFF,
  logs: STAFF,
  exports: PRINCIPAL,
  account: SCHOOL_PEOPLE,
  feedback: SCHOOL_PEOPLE,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type HelpTopicId = keyof typeof HELP_TOPICS;
export const HELP_TOPIC_IDS = Object.keys(HELP_TOPICS) as [HelpTopicId, ...HelpTopicId[]];
