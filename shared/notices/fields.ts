import * as z from 'zod';
import { dateTime, pictureUrl } from '#shared/fields.ts';
import {
  ClassId,
  NoticeId,
  NoticeTemplateId,
  SchoolNoticeId,
  UploadId,
  UserId,
} from '#shared/ids.ts';
import { richTextJson } from '#shared/rich-text/json.ts';
import { RichText } from '#shared/rich-text/rich-text.ts';
import { FILE_KINDS } from '#shared/uploads/rules.ts';
import { NOTICE_LIMITS } from './limits.ts';
import { NOTICE_KINDS, NOTICE_ROLES, NOTICE_STATES } from './rules.ts';

/** An instant, or empty. */
const Instant = () => z.string();

/** A notice in a person's mail: a message of the service, or what the school has written. */
export const Notice = () =>
  z.object({
    id: NoticeId,
    kind: z.enum(NOTICE_KINDS),
    title: z.string(),
    /** Of the school's own only how it begins. */
    body: z.string(),
    sent: dateTime,
    read: z.boolean(),
    /** It rings the bell of people who have muted its kind. */
    important: z.boolean(),
    /** Stands above the others. */
    pinned: z.boolean(),
    /** Changed since it was published. */
    edited: z.boolean(),
    /** Its author has reminded of it. */
    reminded: z.boolean(),
    /** Who has written it; empty for messages of the service. */
    by: z.string(),
    files: z.number().int(),
    /** Id of what it is about; empty where that is not known. */
    about: z.string(),
  });
export type Notice = z.infer<ReturnType<typeof Notice>>;

const NoticeFile = () =>
  z.object({
    id: UploadId,
    name: z.string(),
    bytes: z.number().int(),
    kind: z.enum(FILE_KINDS),
    /** Signed, for a few hours. */
    url: z.string(),
  });

/** What a notice says, with signed addresses. */
export const NoticeText = () => z.object({ content: RichText(), files: z.array(NoticeFile()) });
export type NoticeText = z.infer<ReturnType<typeof NoticeText>>;

/** A notice as those see it who have written it. */
export const SentNotice = () =>
  z.object({
    id: SchoolNoticeId,
    title: z.string(),
    state: z.enum(NOTICE_STATES),
    author_id: UserId,
    author: z.string(),
    roles: z.array(z.enum(NOTICE_ROLES)),
    class_ids: z.array(ClassId),
    /** The same by name, as far as they are still there. */
    classes: z.array(z.object({ id: ClassId, name: z.string() })),
    user_ids: z.array(UserId),
    important: z.boolean(),
    pinned: z.boolean(),
    files: z.number().int(),
    /** When it will be published. */
    at: Instant(),
    published: Instant(),
    edited: Instant(),
    reminded: Instant(),
    withdrawn: Instant(),
    created: dateTime,
    /** What an edit begins from. */
    rev: z.number().int(),
  });
export type SentNotice = z.infer<ReturnType<typeof SentNotice>>;

/** Somebody to whom a notice goes. */
export const NoticeReader = () =>
  z.object({
    id: UserId,
    name: z.string(),
    avatar: pictureUrl,
    role: z.number().int(),
    /** When it was read first; empty for who has not. */
    at: Instant(),
  });
export type NoticeReader = z.infer<ReturnType<typeof NoticeReader>>;

export const NoticeTemplate = () =>
  z.object({
    id: NoticeTemplateId,
    name: z.string(),
    title: z.string(),
    by_id: UserId,
    by: z.string(),
    at: dateTime,
  });
export type NoticeTemplate = z.infer<ReturnType<typeof NoticeTemplate>>;

export const noticeContent = () => richTextJson(NOTICE_LIMITS.contentBytes);
