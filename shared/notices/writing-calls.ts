import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import {
  cursor,
  empty,
  flag,
  integer,
  oneOf,
  optionalFlag,
  optionalWords,
  page,
  pageSize,
  requestKey,
  rev,
  words,
} from '#shared/fields.ts';
import { ClassId, NoticeTemplateId, SchoolNoticeId, UploadId, UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { idList } from '#shared/lists.ts';
import { STAFF } from '#shared/roles.ts';
import { optionalInstant } from '#shared/tasks/fields.ts';
import { NoticeReader, NoticeTemplate, NoticeText, noticeContent, SentNotice } from './fields.ts';
import { NOTICE_LIMITS } from './limits.ts';
import { NOTICE_ROLES, NOTICE_STATES, READER_VIEWS } from './rules.ts';

const refusals = [CODE.wait, CODE.notFound];
const OfNotice = () => z.object({ notice_id: SchoolNoticeId });
const Saved = () => z.object({ notice: SentNotice() });

const said = () => ({
  title: words(NOTICE_LIMITS.titleMax).min(1),
  content: noticeContent(),
  /** Finished uploads (`attachment`). */
  file_ids: idList(UploadId, 0, NOTICE_LIMITS.filesMax).default([]),
  /** Everybody of these roles; all of them are the whole school. */
  roles: idList(z.enum(NOTICE_ROLES), 0, NOTICE_ROLES.length).default([]),
  class_ids: idList(ClassId, 0, NOTICE_LIMITS.classesMax).default([]),
  user_ids: idList(UserId, 0, NOTICE_LIMITS.peopleMax).default([]),
  important: optionalFlag(),
});

export const sent = post('notice/sent', {
  summary:
    'Notices that staff have written: for a principal those of the school, for a teacher the own ones. The newest first; a page of a search may be short although more follow.',
  access: STAFF,
  writes: 'no',
  budget: { read: 16, write: 0 },
  input: () =>
    z.object({
      state: oneOf(['', ...NOTICE_STATES]).default(''),
      search: optionalWords(LIMITS.searchTextMax),
      cursor,
      limit: pageSize,
    }),
  output: () => page(SentNotice()),
});

export const details = post('notice/details', {
  summary: 'A notice with its text, for who may change it.',
  access: STAFF,
  writes: 'no',
  budget: { read: 16, write: 0 },
  codes: [CODE.notFound],
  input: OfNotice,
  output: () =>
    z.object({
      notice: SentNotice(),
      text: NoticeText(),
      people: z.array(z.object({ id: UserId, name: z.string() })),
    }),
});

export const add = post('notice/add', {
  summary:
    'Write a notice; it is a draft. `copy_of` and `template_id` let it show files of what it was made from. The same `request_key` answers the same notice.',
  access: STAFF,
  writes: 'school',
  budget: { read: 26, write: 84 },
  codes: refusals,
  input: () =>
    z.object({
      ...said(),
      copy_of: SchoolNoticeId.optional(),
      template_id: NoticeTemplateId.optional(),
      request_key: requestKey(),
    }),
  output: Saved,
});

export const edit = post('notice/edit', {
  summary:
    'Change a notice from `rev`; once it is published it goes to whom it went, and is marked as edited. -1 `common.changedMeanwhile` with `data.current`.',
  access: STAFF,
  writes: 'school',
  budget: { read: 28, write: 124 },
  codes: refusals,
  input: () => z.object({ ...said(), notice_id: SchoolNoticeId, rev: rev(0) }),
  output: Saved,
});

export const remove = post('notice/del', {
  summary: 'Delete a draft.',
  access: STAFF,
  writes: 'school',
  budget: { read: 4, write: 80 },
  codes: refusals,
  input: OfNotice,
  output: empty,
});

export const publish = post('notice/publish', {
  summary:
    'Publish a notice, now or at `at`. One entry is written for each role, class and person.',
  access: STAFF,
  writes: 'school',
  budget: { read: 40, write: 200 },
  codes: refusals,
  input: () => OfNotice().extend({ rev: rev(0), at: optionalInstant().default('') }),
  output: Saved,
});

export const withdraw = post('notice/withdraw', {
  summary: 'Take a notice back: nobody sees it any more. A planned one is a draft again.',
  access: STAFF,
  // What should not be read must be gone at any time.
  writes: 'session',
  budget: { read: 4, write: 200 },
  codes: refusals,
  input: OfNotice,
  output: Saved,
});

export const pin = post('notice/pin', {
  summary: `Put a published notice above the others, or back among them; a school has ${NOTICE_LIMITS.pinnedMax} at most.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 6, write: 20 },
  codes: refusals,
  input: () => OfNotice().extend({ pinned: flag() }),
  output: Saved,
});

export const remind = post('notice/remind', {
  summary: `Announce a notice once more to those who have not read it; once in ${NOTICE_LIMITS.remindHours} hours.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 6, write: 120 },
  codes: refusals,
  input: OfNotice,
  output: Saved,
});

export const reach = post('notice/reach', {
  summary:
    'To how many people a notice goes, as they are now, and how many have read it. A student of two of its classes counts twice.',
  access: STAFF,
  writes: 'no',
  // And half a unit for each 35 readers: 45 units for 3,000, when somebody looks.
  budget: { read: 8, write: 0 },
  codes: [CODE.notFound],
  input: OfNotice,
  output: () => z.object({ total: z.number().int(), read: z.number().int() }),
});

export const readers = post('notice/readers', {
  summary:
    'Those who have read a notice, or those to whom it goes and who have not. A page may be short although more follow.',
  access: STAFF,
  writes: 'no',
  budget: { read: 30, write: 0 },
  codes: [CODE.notFound],
  input: () =>
    OfNotice().extend({
      view: oneOf(READER_VIEWS),
      cursor,
      limit: integer(1, NOTICE_LIMITS.readersMax).default(LIMITS.pageSize),
    }),
  output: () => page(NoticeReader()),
});

export const templates = post('notice/templates', {
  summary: 'The templates of the school, the newest first.',
  access: STAFF,
  writes: 'no',
  budget: { read: 14, write: 0 },
  input: () => z.object({ cursor, limit: pageSize }),
  output: () => page(NoticeTemplate()),
});

export const template = post('notice/template', {
  summary: 'A template with its text, from which a notice begins.',
  access: STAFF,
  writes: 'no',
  budget: { read: 2, write: 0 },
  codes: [CODE.notFound],
  input: () => z.object({ template_id: NoticeTemplateId }),
  output: () => z.object({ template: NoticeTemplate(), text: NoticeText() }),
});

export const addTemplate = post('notice/template_add', {
  summary: 'Keep a notice as a template of the school.',
  access: STAFF,
  writes: 'school',
  budget: { read: 8, write: 14 },
  codes: refusals,
  input: () =>
    OfNotice().extend({
      name: words(NOTICE_LIMITS.templateNameMax).min(1),
      request_key: requestKey(),
    }),
  output: () => z.object({ template: NoticeTemplate() }),
});

export const removeTemplate = post('notice/template_del', {
  summary: 'Remove a template that the caller has made; a principal any.',
  access: STAFF,
  writes: 'school',
  budget: { read: 2, write: 12 },
  codes: refusals,
  input: () => z.object({ template_id: NoticeTemplateId }),
  output: empty,
});
