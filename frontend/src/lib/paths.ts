import { VERIFY_PREFIX } from '#shared/certificates/number.ts';
import type { Starter } from '#shared/certificates/starters.ts';
import type {
  CertificateTemplateId,
  ClassId,
  CourseId,
  CycleId,
  DocumentId,
  EquipmentId,
  EquipmentKindId,
  FeedbackId,
  FormId,
  LeadId,
  LessonId,
  ReportId,
  SchoolId,
  SchoolNoticeId,
  StudentId,
  TaskId,
  UserId,
  WorkId,
} from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { SCHOOL_PAGE_PREFIX } from '#shared/pages/school-page.ts';
import { SHARED_WORK_PREFIX } from '#shared/sharing/share-page.ts';
import { DRAWN_PATHS, SCHOOL_SEARCH } from '#shared/site/drawn-documents.ts';
import { chosenAddress } from '#shared/site/pages.ts';
import { type Search, screen, withSearch } from './screen-address.ts';

/** Used in a path instead of an id, for an item that does not exist yet. */
export const NEW = 'new';

/** Search parameters of the screens of hours, which links set and the screens read. */
export const HOURS_SEARCH = { account: 'account', state: 'state', course: 'course' } as const;

/** Search parameters of the calendar that links set: `plan` opens the dialog of a new lesson, `lesson` a planned one. */
export const CALENDAR_SEARCH = { plan: 'plan', lesson: 'lesson' } as const;

/** Search parameters of the help: a topic, or the pattern of the screen from which it was opened. */
export const HELP_SEARCH = { topic: 'topic', screen: 'screen' } as const;

/** Search parameters of the library: the part of it, and the folder that is open. */
export const DOCUMENTS_SEARCH = { part: 'part', folder: 'folder', file: 'file' } as const;
/** Search parameters of the equipment: the tab, the stock-taking in it, and filters that links set. */
export const EQUIPMENT_SEARCH = {
  tab: 'tab',
  stock: 'stock',
  kind: 'kind',
  state: 'state',
} as const;

/** Search parameters of the screens of reports: the cycle, the class in it, and how it is written. */
export const REPORTS_SEARCH = {
  cycle: 'cycle',
  class: 'class',
  view: 'view',
  /** The dialog that checks and publishes is open. */
  check: 'check',
} as const;

const { signIn } = DRAWN_PATHS;

/** Parts of the screen where staff look after works. */
export type WorksTab = 'waiting' | 'reports' | 'students' | 'own' | 'words';
const worksTab = screen(
  '/worksMan/:tab',
  (tab: WorksTab, search: { student?: UserId | '' } = {}) => [{ tab }, search],
);

/** The path of every screen. No other module writes paths out. */
export const paths = {
  ...MENU_PATHS,
  ...DRAWN_PATHS,

  /** `from` is where to go afterwards; `school` is whose name and logo are shown. */
  signInWith: (search: { from?: string; school?: string | undefined }) =>
    withSearch(signIn, search),
  /** The form of a school where families ask for a trial lesson. */
  joinSchool: (school: SchoolId) => withSearch(DRAWN_PATHS.join, { [SCHOOL_SEARCH]: school }),
  signInHeader: '/loginHeader',
  card: screen('/card/:token', (token: string) => [{ token }]),
  error: '/error',

  /** The help for visitors, who are not signed in. */
  helpDocs: '/helpDocs',
  /** The help at what it says of a screen, given by its pattern. */
  helpFor: (screen: string | undefined) =>
    withSearch(MENU_PATHS.help, { [HELP_SEARCH.screen]: screen }),
  lead: screen('/consult/lead/:id', (id: LeadId) => [{ id }]),
  /** The leads that are to be followed up today, or since earlier. */
  dueLeads: withSearch(MENU_PATHS.leads, { view: 'list', due: 'today' }),

  student: screen('/student/:id', (id: StudentId, search: { tab?: 'figures' } = {}) => [
    { id },
    search,
  ]),

  parentHome: screen('/home/mobile/index', (school: SchoolId) => [{}, { school }]),
  /** The page of a student for the family; `child` is a sibling of the one whose address it is. */
  family: screen('/parent/:token', (token: string, child?: StudentId) => [{ token }, { child }]),
  familyWork: screen(
    '/parent/:token/works/:work',
    (token: string, work: WorkId, child?: StudentId) => [{ token, work }, { child }],
  ),
  /** The page of a school for everybody: of the server, not of this application. */
  introduction: (id: SchoolId, query = '') => `${SCHOOL_PAGE_PREFIX}${id}${query}`,
  /** The pages that tell of the service: documents of their own, without this application. */
  siteHome: (language: Language) => chosenAddress('home', language),
  siteAbout: (language: Language) => chosenAddress('about', language),

  schoolExport: '/eduinfo/export',

  /** `page` is where the person was, `request` the one that failed there. */
  addFeedback: screen(
    '/feedback/add',
    (search: { page?: string | undefined; request?: string | undefined } = {}) => [{}, search],
  ),
  seeFeedback: screen('/feedback/see/:id', (id: FeedbackId) => [{ id }]),
  /** A folder of the library; `file` is open in it. */
  folder: (folder: DocumentId | '', search: Search = {}) =>
    withSearch(MENU_PATHS.documents, { [DOCUMENTS_SEARCH.folder]: folder, ...search }),

  classRoom: screen(
    '/classMan/classRoom/:id',
    /** Further parameters are those of the period that the statistics are of. */
    (id: ClassId, search: { tab?: 'statistics' } & Search = {}) => [{ id }, search],
  ),
  classCalendar: (id: ClassId) =>
    withSearch(MENU_PATHS.calendar, { show: 'class', id, view: 'month' }),
  /** The calendar, with the dialog that plans a lesson. */
  planLesson: withSearch(MENU_PATHS.calendar, { [CALENDAR_SEARCH.plan]: 'lesson' }),

  teacherCalendar: (id: UserId) => withSearch(MENU_PATHS.calendar, { show: 'teacher', id }),
  /** The day of a lesson, with the lesson open. */
  lessonInCalendar: (lesson: LessonId, id: ClassId, date: string) =>
    withSearch(MENU_PATHS.calendar, {
      show: 'class',
      id,
      view: 'day',
      date,
      [CALENDAR_SEARCH.lesson]: lesson,
    }),
  /** The list of teachers, with those of a name. */
  teacherNamed: (q: string) => withSearch(MENU_PATHS.teachers, { q }),

  lesson: screen('/recordDetail/:id', (id: LessonId) => [{ id }]),
  wall: screen('/classWall/:id', (id: LessonId) => [{ id }]),
  missingRecords: withSearch(MENU_PATHS.records, { view: 'missing' }),
  recordsOf: screen(
    '/classRecord/list/:type/:info',
    (type: 'class' | 'teacher' | 'student', id: string) => [{ type, info: id }],
  ),
  /** The attendance register of a class. */
  classRegister: screen('/classRecord/register/:id', (id: ClassId) => [{ id }]),

  makeups: '/studyMan/makeups',
  lowHours: withSearch(MENU_PATHS.hours, { [HOURS_SEARCH.state]: 'low' }),
  owedHours: withSearch(MENU_PATHS.hours, { [HOURS_SEARCH.state]: 'owed' }),
  /** Students with hours of a kind of course, or of the general account. */
  hoursOfCourse: (course: CourseId | 'general') =>
    withSearch(MENU_PATHS.hours, { [HOURS_SEARCH.course]: course }),
  studentHours: screen(
    '/studyMan/student/:id',
    /** With the account that is open there. */
    (id: StudentId, course?: CourseId | null) => [{ id }, { [HOURS_SEARCH.account]: course }],
  ),

  task: screen('/taskMan/see/:id', (id: TaskId) => [{ id }]),
  editTask: screen('/taskMan/edit/:id', (id: TaskId | typeof NEW) => [{ id }]),
  /** A task with the answers of its students. */
  answers: screen('/taskMan/detail/:id', (id: TaskId) => [{ id }]),
  /** The answer of a student, or the one that has waited longest for a review. */
  review: screen(
    '/taskMan/see/view/:taskId/:id',
    (
      taskId: TaskId,
      id: string,
      search: { class?: string | undefined; state?: 'working' } = {},
    ) => [{ taskId, id }, search],
  ),
  /** The classes of a cycle. */
  cycle: (id: CycleId) => withSearch(MENU_PATHS.reports, { [REPORTS_SEARCH.cycle]: id }),
  /** The reports of a class in a cycle; `view` is how they are written. */
  classReports: (cycle: CycleId, id: ClassId, view?: string) =>
    withSearch(MENU_PATHS.reports, {
      [REPORTS_SEARCH.cycle]: cycle,
      [REPORTS_SEARCH.class]: id,
      [REPORTS_SEARCH.view]: view,
    }),
  /** The same, with the dialog in which they are checked and published. */
  checkReports: (cycle: CycleId, id: ClassId) =>
    withSearch(MENU_PATHS.reports, {
      [REPORTS_SEARCH.cycle]: cycle,
      [REPORTS_SEARCH.class]: id,
      [REPORTS_SEARCH.check]: '1',
    }),
  studentReports: screen('/report/student/:id', (id: StudentId) => [{ id }]),
  /** Without a cycle and a class the page asks for them. */
  writeReport: screen(
    '/report/student/create/:id',
    (id: StudentId, search: { cycle?: CycleId; class?: ClassId } = {}) => [{ id }, search],
  ),
  /** With a cycle and a class the way back is the check of that class. */
  editReport: screen(
    '/report/student/edit/:id/:report',
    (id: StudentId, report: ReportId, search: { cycle?: CycleId; class?: ClassId } = {}) => [
      { id, report },
      search,
    ],
  ),
  reportAnalysis: screen('/report/analysis', (cycle?: CycleId) => [
    {},
    { [REPORTS_SEARCH.cycle]: cycle },
  ]),
  /** The page of a report that a family opens: of the server, not of this application. */
  sharedReport: (token: string) => `/r/${token}`,
  /** A work of that page, by its place among the evidence, to be played. */
  sharedWork: screen(`${SHARED_WORK_PREFIX}:token/:at`, (token: string, at: string) => [
    { token, at },
  ]),
  /** A report's preview on its own address; for staff also that of an earlier version, or of the draft. */
  reportDialog: screen(
    '/reportDialog',
    (id: ReportId, { version, draft }: { version?: number; draft?: boolean } = {}) => [
      {},
      { id, version: version && String(version), draft: draft && '1' },
    ],
  ),
  /** A form with its answers, or their figures. */
  form: screen('/collection/:id', (id: FormId, search: { tab?: 'figures' | 'share' } = {}) => [
    { id },
    search,
  ]),
  /** `copy` is the form that a new one begins from. */
  editForm: screen('/collection/edit/:id', (id: FormId | typeof NEW, copy?: FormId) => [
    { id },
    { copy },
  ]),
  /** The public page of a form; with the address of a child's page it is answered for that child. */
  publicForm: screen('/collectionDialog', (form: string, child?: string) => [{}, { form, child }]),
  ownTask: (id: TaskId) => withSearch(MENU_PATHS.ownTasks, { id }),

  /** A template of certificates; a new one begins with one of ours, in a script. */
  certificateTemplate: screen(
    '/cert/template/:id',
    (
      id: CertificateTemplateId | typeof NEW,
      search: { from?: Starter; script?: Language } = {},
    ) => [{ id }, search],
  ),
  /** Where anybody checks the number of a certificate: typed, or from the code on it. */
  verifyCertificate: VERIFY_PREFIX.slice(0, -1),
  verifiedCertificate: screen(`${VERIFY_PREFIX}:code`, (code: string) => [{ code }]),

  /** The rows behind a figure of the business analysis; the search says of which months, course and channel. */
  businessRows: screen('/businessAnalysis/:figure', (figure: string, search: Search = {}) => [
    { figure },
    search,
  ]),
  classReport: screen('/eduReporter/class/:id', (id: ClassId, search: Search = {}) => [
    { id },
    search,
  ]),
  recordReport: screen('/eduReporter/record/:id', (id: LessonId) => [{ id }]),
  /** The records of the teaching report, with filters. */
  recordReports: (search: Search) =>
    withSearch(MENU_PATHS.teachingReport, { view: 'record', ...search }),
  /** The teaching report by teacher or class; the search says of which months. */
  teachingBy: (view: 'teacher' | 'class', search: Search) =>
    withSearch(MENU_PATHS.teachingReport, { view, ...search }),

  /** A notice of the school, as those read it to whom it goes. */
  notice: screen('/mail/:id', (id: SchoolNoticeId) => [{ id }]),
  /** The same for its author, with those who have read it. */
  sentNotice: screen('/notice/see/:id', (id: SchoolNoticeId) => [{ id }]),
  editNotice: screen('/notice/edit/:id', (id: SchoolNoticeId | typeof NEW) => [{ id }]),
  /** What the label of a piece opens. */
  equipmentPiece: screen('/equipment/:id', (id: EquipmentId) => [{ id }]),
  equipmentOfKind: (id: EquipmentKindId) =>
    withSearch(MENU_PATHS.equipment, { [EQUIPMENT_SEARCH.kind]: id }),
  overdueEquipment: withSearch(MENU_PATHS.equipment, { [EQUIPMENT_SEARCH.state]: 'overdue' }),

  work: screen('/workContent', (id: WorkId) => [{}, { id }]),
  /** The public page of a published work. */
  publicWork: screen('/works/:id', (id: WorkId) => [{ id }]),
  worksTab,
  studentWorks: (student: UserId | '') => worksTab('students', { student }),
  /** In the editor; a project that the server does not have yet has an id of this device. */
  project: screen(
    '/scratch/:id',
    (id: string, search: { task?: string | null; template?: TaskId; copy?: WorkId } = {}) => [
      { id },
      search,
    ],
  ),
} as const;

/** The whole address of a path, for codes and links that are opened elsewhere. */
export const absolute = (path: string): string => location.origin + path;
