import * as z from 'zod';
import { dateTime, integer } from '#shared/fields.ts';
import { AbuseReportId, ClassId, CommentId, UserId, WorkId } from '#shared/ids.ts';
import { PERSONAL_KINDS } from '#shared/personal-data/kinds.ts';
import { WORK_LIMITS } from './limits.ts';
import {
  ABUSE_REPORT_REASONS,
  VERSION_LABELS,
  VISIBILITIES,
  WORK_CATEGORIES,
  WORK_KINDS,
  WORK_TEXTS,
} from './rules.ts';

/** What looks like personal data in a text of a work, from `start` to before `end`. */
export const PersonalMark = () =>
  z.object({
    field: z.enum(WORK_TEXTS),
    kind: z.enum(PERSONAL_KINDS),
    start: z.number().int().min(0),
    end: z.number().int().min(1),
  });
export type PersonalMark = z.infer<ReturnType<typeof PersonalMark>>;

/** A work in a gallery or in a list of own works. */
export const WorkDto = () =>
  z.object({
    id: WorkId,
    title: z.string(),
    kind: z.enum(WORK_KINDS),
    category: z.enum(WORK_CATEGORIES),
    description: z.string(),
    /** Empty for callers of another school, or of none. */
    owner_id: UserId.or(z.literal('')),
    /** The name; on public pages never the full one. */
    author: z.string(),
    author_avatar: z.string(),
    visibility: z.enum(VISIBILITIES),
    /** Waiting to be approved for the public; until then it is visible as before. */
    pending: z.boolean(),
    /**
     * For who manages or approves it: to whom the author has published it last, or wants to (`pending`). Null if
     * it never was.
     */
    chosen: z.object({ visibility: z.enum(VISIBILITIES), class_ids: z.array(ClassId) }).nullable(),
    /** For those: what looks like personal data in title and description. */
    personal: z.array(PersonalMark()),
    class_ids: z.array(ClassId),
    /** Signed, or empty. */
    thumbnail: z.string(),
    /** Number of the newest version; of the published one for those who see only that. */
    version: z.number().int(),
    bytes: z.number().int(),
    saved_at: dateTime,
    created: dateTime,
    likes: z.number().int(),
    liked: z.boolean(),
    comments: z.number().int(),
    plays: z.number().int(),
    /** The task that it was made for, or empty. */
    task_id: z.string(),
    mine: z.boolean(),
    /** The caller manages it: the author and the author's teachers. */
    managed: z.boolean(),
    /** For those: the version that others see, 0 for none. */
    shown_version: z.number().int(),
    /** For those: when and why staff refused to make it public. */
    declined: z.object({ at: dateTime, reason: z.string() }).nullable(),
    /** For those: unpublished by staff after a report, until staff publish it again. */
    blocked: z.boolean(),
    /** The caller belongs to the work's school: may like, comment and report. */
    own_school: z.boolean(),
    /** When it was removed, or empty. */
    removed: z.string(),
    /** Revision that an edit of title, text or visibility begins from; saves and likes do not change it. */
    rev: z.number().int(),
  });
export type WorkDto = z.infer<ReturnType<typeof WorkDto>>;

export const WorkVersion = () =>
  z.object({
    no: z.number().int(),
    at: dateTime,
    bytes: z.number().int(),
    /** Who saved it; empty on public pages. */
    by: z.string(),
    device: z.string(),
    label: z.enum(VERSION_LABELS),
    note: z.string(),
    /** As its file was named. */
    name: z.string(),
    content_type: z.string(),
    thumbnail: z.string(),
    /** Signed, for a few hours. */
    url: z.string(),
  });
export type WorkVersion = z.infer<ReturnType<typeof WorkVersion>>;

/** A version among the others of its work. */
export const ListedVersion = () =>
  WorkVersion().extend({
    /** Somebody asked for it to be saved, or an editor saved it by itself; null where that is not known. */
    by_hand: z.boolean().nullable(),
    /** Deadlines that it stands for, the earliest first: of tasks that nothing was handed in for by then. */
    deadlines: z.array(dateTime),
  });
export type ListedVersion = z.infer<ReturnType<typeof ListedVersion>>;

export const CommentDto = () =>
  z.object({
    id: CommentId,
    author: z.string(),
    author_avatar: z.string(),
    text: z.string(),
    at: dateTime,
    /** The caller may delete it. */
    removable: z.boolean(),
  });
export type CommentDto = z.infer<ReturnType<typeof CommentDto>>;

export const AbuseReportDto = () =>
  z.object({
    id: AbuseReportId,
    work_id: WorkId,
    title: z.string(),
    thumbnail: z.string(),
    author: z.string(),
    comment_id: CommentId.or(z.literal('')),
    /** What the comment said when it was reported. */
    comment: z.string(),
    reason: z.enum(ABUSE_REPORT_REASONS),
    text: z.string(),
    /** Empty for somebody who is not of the school, or not any more. */
    reporter: z.string(),
    /** Somebody who is not of the school: of another one, or without a session. */
    outside: z.boolean(),
    at: dateTime,
    state: z.enum(['open', 'removed', 'kept']),
    note: z.string(),
    settled: z.string(),
  });
export type AbuseReportDto = z.infer<ReturnType<typeof AbuseReportDto>>;

export const versionNumber = (min = 1) => integer(min, WORK_LIMITS.versionsMax);
