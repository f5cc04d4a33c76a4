import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import {
  cursor,
  flag,
  integer,
  oneOf,
  optionalDateTime,
  optionalFlag,
  optionalText,
  optionalWords,
  page,
  pageSize,
  requestKey,
  words,
} from '#shared/fields.ts';
import { ClassId, StudentId, UploadId, WorkId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { idList } from '#shared/lists.ts';
import { ROLE, SCHOOL_PEOPLE, SIGNED_IN, STAFF } from '#shared/roles.ts';
import { ListedVersion, PersonalMark, versionNumber, WorkDto, WorkVersion } from './fields.ts';
import { WORK_LIMITS } from './limits.ts';
import { VISIBILITIES, WORK_CATEGORIES, WORK_KINDS } from './rules.ts';
import {
  addComment,
  comments,
  filterWords,
  removeComment,
  tipOffs,
  visitorTipOff,
} from './talk-calls.ts';

const paging = { cursor, limit: pageSize };
const title = () => words(WORK_LIMITS.titleMax).min(1);
const Saved = () => z.object({ work: WorkDto(), version: WorkVersion() });

const categories = post('scratch/find_category', {
  summary: "Categories of works, named in the caller's language.",
  access: SIGNED_IN,
  writes: 'no',
  budget: { read: 1, write: 0 },
  input: () => z.object({}),
  output: () =>
    z.object({ list: z.array(z.object({ id: z.enum(WORK_CATEGORIES), label: z.string() })) }),
});

const list = post('scratch/get_scratch_all', {
  summary:
    'Works: own ones (`mine`; staff: of a student with `student_id`), removed own ones (`trash`), those of a class or the school, or public ones, which need no session. A page narrowed by `kind`, or by `category` elsewhere than in school and public, may be short although more follows.',
  access: 'public',
  session: true,
  writes: 'no',
  budget: { read: 2, write: 0 },
  codes: [CODE.notFound, CODE.forbidden, CODE.notLoggedIn],
  input: () =>
    z.object({
      scope: oneOf(['mine', 'trash', 'class', 'school', 'public']),
      class_id: ClassId.optional(),
      student_id: StudentId.optional(),
      category: oneOf(WORK_CATEGORIES).optional(),
      kind: oneOf(WORK_KINDS).optional(),
      order: oneOf(['new', 'likes']).default('new'),
      /** Part of a title, in school and public. */
      search: optionalWords(LIMITS.searchTextMax),
      ...paging,
    }),
  output: () => page(WorkDto()),
});

const save = post('scratch/publish_scratch', {
  summary:
    'Save a version: finishes the uploads and records it in one step. `base` is the version that it was made from (0 without `work_id`: a new work). -1 `works.stale` with `data.current` when the work has moved on; the upload can then be saved as a new work. The same `request_key` answers the same.',
  access: SIGNED_IN,
  writes: 'school',
  budget: { read: 12, write: 28 },
  codes: [CODE.wait, CODE.notFound],
  input: () =>
    z.object({
      work_id: WorkId.optional(),
      upload_id: UploadId,
      thumbnail_id: UploadId.optional(),
      base: versionNumber(0),
      title: title().optional(),
      kind: oneOf(WORK_KINDS),
      device: optionalWords(WORK_LIMITS.deviceMax),
      /** When the device made this snapshot, and sent it, by its own clock; the second may differ in a repetition. */
      made_at: optionalDateTime(),
      sent_at: optionalDateTime(),
      /** Somebody asked for it to be saved; 0 for what an editor saves by itself. */
      by_hand: optionalFlag(),
      /** A name for this version, which is then never thinned out. */
      note: words(WORK_LIMITS.versionNoteMax).default(''),
      request_key: requestKey(),
    }),
  output: Saved,
});

const publish = post('student/publish_works', {
  summary:
    "Name a work and say who may see its newest version. What a student wants to be `public` waits for staff (`pending`), and changes nothing that is public until then. Title and description are searched for personal data: of a student's the first try is refused with -1 `works.personal` and `data.personal`; with `anyway` it waits for staff, whoever should see it. Words that the school does not want are refused in both.",
  access: SCHOOL_PEOPLE,
  writes: 'school',
  budget: { read: 7, write: 60 },
  codes: [CODE.wait, CODE.notFound],
  input: () =>
    z.object({
      work_id: WorkId,
      rev: integer(0, WORK_LIMITS.versionsMax),
      title: title(),
      description: optionalText(WORK_LIMITS.descriptionMax),
      category: oneOf(WORK_CATEGORIES),
      visibility: oneOf(VISIBILITIES),
      /** For `class`; without any, a student's own classes. */
      class_ids: idList(ClassId, 0, WORK_LIMITS.classesMax).default([]),
      /** The student was shown what looks like personal data, and leaves it to staff. */
      anyway: optionalFlag(),
    }),
  output: () => z.object({ work: WorkDto() }),
});

const waiting = post('scratch/waiting', {
  summary: 'Works that wait to be shown, the longest waiting first, as they would be.',
  access: STAFF,
  writes: 'no',
  budget: { read: 3, write: 0 },
  input: () => z.object(paging),
  output: () => page(WorkDto()),
});

const approve = post('scratch/approve', {
  summary: 'Show a waiting work to those it is for, or not; the author is told.',
  access: STAFF,
  writes: 'school',
  budget: { read: 6, write: 60 },
  codes: [CODE.wait, CODE.notFound],
  input: () =>
    z.object({
      work_id: WorkId,
      rev: integer(0, WORK_LIMITS.versionsMax),
      approve: flag(),
      reason: optionalText(LIMITS.reasonMax),
    }),
  output: () => z.object({ work: WorkDto() }),
});

const remove = post('scratch/del_works', {
  summary: `Remove own works; staff: of the students they teach. They can be restored for ${LIMITS.trashDays} days. Answers which were removed.`,
  access: SIGNED_IN,
  writes: 'school',
  budget: { read: 6, write: 14 },
  codes: [CODE.wait, CODE.notFound],
  input: () => z.object({ work_ids: idList(WorkId, 1, WORK_LIMITS.perCall) }),
  output: () => z.object({ removed: z.array(WorkId), refused: z.array(WorkId) }),
});

const restore = post('scratch/restore_work', {
  summary: 'Bring back a removed work; it is private then.',
  access: SIGNED_IN,
  writes: 'school',
  budget: { read: 6, write: 14 },
  codes: [CODE.wait, CODE.notFound],
  input: () => z.object({ work_id: WorkId }),
  output: () => z.object({ work: WorkDto() }),
});

const emptyBin = post('scratch/empty_bin', {
  summary:
    'Delete removed works of the school for ever, those that were removed first by one step. Only what was removed before an instant, so that nothing goes that was not there when it was decided. Asked again until nothing is left.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 21, write: 90 },
  input: () => z.object({ before: z.iso.datetime() }),
  output: () =>
    z.object({
      /** Works that are gone now. */
      works: z.number().int(),
      /** There is more to delete. */
      left: z.boolean(),
    }),
});

const like = post('scratch/scratch_zan', {
  summary: 'Like a work, or take it back: once for each person.',
  access: SIGNED_IN,
  writes: 'school',
  budget: { read: 7, write: 24 },
  codes: [CODE.wait, CODE.notFound],
  input: () => z.object({ work_id: WorkId, like: flag() }),
  output: () => z.object({ likes: z.number().int(), liked: z.boolean() }),
});

const info = post('scratch/scratch_info', {
  summary:
    'A work and one of its versions with the address of its file. Without `version` the newest, for those who see what is published that one. `play` counts a play.',
  access: 'public',
  session: true,
  writes: 'session',
  budget: { read: 7, write: 4 },
  codes: [CODE.notFound, CODE.forbidden, CODE.notLoggedIn],
  input: () =>
    z.object({
      work_id: WorkId,
      version: versionNumber().optional(),
      play: optionalFlag(),
    }),
  output: () => Saved().extend({ school: z.string() }),
});

const versions = post('scratch/versions', {
  summary:
    "Versions of a work, the newest first, for its author and the author's teachers; or restore one, which only the author may, and which makes a new version of the old file from `base` (2003 while the school is past due).",
  access: SIGNED_IN,
  writes: 'session',
  budget: { read: 36, write: 14 },
  codes: [CODE.wait, CODE.notFound],
  input: () =>
    z.object({
      work_id: WorkId,
      action: oneOf(['list', 'restore']).default('list'),
      version: versionNumber().optional(),
      base: versionNumber(0).optional(),
      device: optionalWords(WORK_LIMITS.deviceMax),
      request_key: requestKey().optional(),
      ...paging,
    }),
  output: () => z.object({ versions: page(ListedVersion()), work: WorkDto() }),
});

/** Works of children: versions, visibility, comments. */
export const works = group('works', {
  categories,
  list,
  save,
  publish,
  waiting,
  approve,
  remove,
  restore,
  emptyBin,
  like,
  info,
  versions,
  addComment,
  comments,
  removeComment,
  tipOffs,
  visitorTipOff,
  filterWords,
});

/** `data` of the answer -1 to a student whose texts hold what looks like personal data. */
export const FoundPersonal = () => z.object({ personal: z.array(PersonalMark()).min(1) });

/** `data` of the answer -1 for an outdated save or edit: the current state. */
export const StaleWork = () => z.object({ current: Saved() });
