import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import { cursor, dateTime, page, pictureUrl, plainDay, rev } from '#shared/fields.ts';
import {
  CertificateId,
  LessonId,
  ReportId,
  SchoolNoticeId,
  StudentId,
  WorkId,
} from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { NoticeText } from '#shared/notices/fields.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { ATTENDANCE_STATES, EVALUATION_PHRASES } from '#shared/teaching/fields.ts';
import { WORK_KINDS } from '#shared/works/rules.ts';
import { PARENT_LIMITS } from './limits.ts';

const Token = () => Line().min(1).max(LIMITS.publicTokenMax);
/** Whose page: that of the address, or with `child` that of a sibling. */
const OfPage = () => z.object({ token: Token(), child: StudentId.optional() });

/** `token` is null before there is an address, and while staff have revoked it. */
const Code = () =>
  z.object({
    name: z.string(),
    token: z.string().nullable(),
    made: dateTime.nullable(),
    revoked: z.boolean(),
    /** What a renewal begins from; 0 before there is an address. */
    rev: z.number().int(),
  });

const show = post('parent/code', {
  summary:
    'The address of the page that shows a student to the family: the own one of a student, or for staff that of a student who was entrusted to them: 2003 for students whom the teacher has taken into the own class.',
  access: [...STAFF, ROLE.student],
  // Whoever finds a card would see the page for as long as it is open.
  notByCard: true,
  writes: 'no',
  budget: { read: 6, write: 0 },
  codes: [CODE.forbidden, CODE.notFound],
  input: () => z.object({ student_id: StudentId.optional() }),
  output: Code,
});

const make = post('parent/code_make', {
  summary:
    'Make the address, unless there is one or staff have revoked it; it is good until it is renewed or revoked. Principals are told when a teacher does it.',
  access: [...STAFF, ROLE.student],
  notByCard: true,
  writes: 'school',
  budget: { read: 9, write: 18 },
  codes: [CODE.forbidden, CODE.notFound, CODE.wait],
  input: () => z.object({ student_id: StudentId.optional() }),
  output: Code,
});

const renew = post('parent/code_renew', {
  summary:
    'Give the page another address; the old one is over at once. A request that is repeated with the same `rev` renews once.',
  access: STAFF,
  writes: 'school',
  budget: { read: 9, write: 18 },
  codes: [CODE.forbidden, CODE.notFound, CODE.wait],
  input: () => z.object({ student_id: StudentId, rev: rev(0) }),
  output: Code,
});

const revoke = post('parent/code_revoke', {
  summary: 'Close the page at once; it stays closed until staff give it another address.',
  access: STAFF,
  // An address that was passed on must be closed at any time.
  writes: 'session',
  budget: { read: 9, write: 18 },
  codes: [CODE.forbidden, CODE.notFound, CODE.wait],
  input: () => z.object({ student_id: StudentId }),
  output: Code,
});

/** The school as it publishes itself. */
const PageSchool = () =>
  z.object({
    name: z.string(),
    logo: pictureUrl,
    phone: z.string(),
    address: z.string(),
    hours: z.string(),
  });
export type PageSchool = z.infer<ReturnType<typeof PageSchool>>;

const Child = () => z.object({ id: StudentId, name: z.string(), avatar: pictureUrl });

const PageLesson = () =>
  z.object({
    id: LessonId,
    class_name: z.string(),
    course_name: z.string(),
    teacher_name: z.string(),
    room_name: z.string(),
    topic: z.string(),
    starts_at: dateTime,
    ends_at: dateTime,
    /** The child has asked for leave. */
    on_leave: z.boolean(),
    /** The child attends this lesson of another class. */
    guest: z.boolean(),
  });

const PageRecord = () =>
  z.object({
    id: LessonId,
    class_name: z.string(),
    teacher_name: z.string(),
    topic: z.string(),
    date: plainDay,
    start: z.string(),
    end: z.string(),
    state: z.enum(ATTENDANCE_STATES),
    phrase: z.enum(['', ...EVALUATION_PHRASES]),
    /** What the teacher wrote about the child. */
    comment: z.string(),
  });

const PageHours = () =>
  z.object({
    /** Empty for the general account, which pays for lessons of any kind. */
    course_name: z.string(),
    balance: z.number(),
    next_expiry: z.object({ date: plainDay, hours: z.number() }).nullable(),
    low: z.boolean(),
  });

const PageWork = () =>
  z.object({
    id: WorkId,
    title: z.string(),
    kind: z.enum(WORK_KINDS),
    thumbnail: pictureUrl,
    published: dateTime,
  });

const PageReport = () =>
  z.object({
    id: ReportId,
    name: z.string(),
    class_name: z.string(),
    published: dateTime,
    /** Its page was opened. */
    read: z.boolean(),
    /** What the address of its page ends in. */
    token: z.string(),
  });

const PageCertificate = () =>
  z.object({
    id: CertificateId,
    title: z.string(),
    course: z.string(),
    level: z.string(),
    date: plainDay,
    number: z.string(),
  });
export type PageCertificate = z.infer<ReturnType<typeof PageCertificate>>;

const PageNotice = () =>
  z.object({
    id: SchoolNoticeId,
    title: z.string(),
    /** How it begins. */
    summary: z.string(),
    published: dateTime,
    important: z.boolean(),
    edited: z.boolean(),
    by: z.string(),
    files: z.number().int(),
  });

const showPage = post('parent/page', {
  summary: `What a family sees of a child: notices of the school to the child, lessons of the next ${PARENT_LIMITS.daysAhead} days, attendance and remarks of late, hours that are left, its last published reports, its last certificates, and works that the child has published. Nothing in it is about other children, but for the first names of siblings. 2004 for an address that is not, or no more, good, with \`data.school\` to turn to.`,
  access: 'public',
  writes: 'no',
  budget: { read: 36, write: 0 },
  codes: [CODE.notFound],
  input: OfPage,
  output: () =>
    z.object({
      child: Child().extend({ classes: z.string() }),
      siblings: z.array(Child()),
      school: PageSchool(),
      time_zone: z.string(),
      /** The newest first. */
      notices: z.array(PageNotice()),
      lessons: z.array(PageLesson()),
      records: z.array(PageRecord()),
      hours: z.array(PageHours()),
      /** The latest first; none whose page is closed. */
      reports: z.array(PageReport()),
      /** The latest first; valid ones only. */
      certificates: z.array(PageCertificate()),
      works: page(PageWork()),
    }),
});

const listWorks = post('parent/works', {
  summary: 'Further published works of the page. A page may be short although more follow.',
  access: 'public',
  writes: 'no',
  budget: { read: 8, write: 0 },
  codes: [CODE.notFound],
  input: () => OfPage().extend({ cursor }),
  output: () => page(PageWork()),
});

const showWork = post('parent/work', {
  summary: 'A published work of the page, to be played.',
  access: 'public',
  writes: 'no',
  budget: { read: 6, write: 0 },
  codes: [CODE.notFound],
  input: () => OfPage().extend({ work_id: WorkId }),
  output: () =>
    PageWork().extend({
      description: z.string(),
      /** Signed; the file as it was published. */
      url: z.string(),
    }),
});

const showNotice = post('parent/notice', {
  summary:
    'A notice of the page, with signed addresses of its pictures and files. 2004 with `data.withdrawn` for one that was withdrawn.',
  access: 'public',
  writes: 'no',
  budget: { read: 14, write: 0 },
  codes: [CODE.notFound],
  input: () => OfPage().extend({ notice_id: SchoolNoticeId }),
  output: () => z.object({ notice: PageNotice(), text: NoticeText() }),
});

/** A page of one child for the family, which has no account. */
export const parents = group('parents', {
  show,
  make,
  renew,
  revoke,
  showPage,
  listWorks,
  showWork,
  showNotice,
});
