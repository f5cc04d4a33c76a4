import * as z from 'zod';
import { dateTime, pictureUrl } from '#shared/fields.ts';
import { StudentId, WorkId } from '#shared/ids.ts';
import { WALL_LIMITS } from './limits.ts';

/** What an editor reports: in the foreground, in the background, or closed. */
export const SIGN_STATES = ['programming', 'away', 'closed'] as const;
export type SignState = (typeof SIGN_STATES)[number];

/** The same as staff see it; `offline` when nothing was reported for a while. */
const EDITOR_STATES = [...SIGN_STATES, 'offline'] as const;
export type EditorState = (typeof EDITOR_STATES)[number];

/**
 * States of a child's request for help, in their order: asked, staff on the way, settled by staff, withdrawn by
 * the child. `none` before the first request.
 */
export const HELP_STATES = ['none', 'asked', 'coming', 'settled', 'withdrawn'] as const;
export type HelpState = (typeof HELP_STATES)[number];

export const HelpDto = () =>
  z.object({
    /** Requests are counted; 0 before the first. */
    no: z.number().int(),
    state: z.enum(HELP_STATES),
    /** When it was asked for; empty before the first. */
    since: dateTime.or(z.literal('')),
    /** The name of the member of staff who answered it. */
    by: z.string(),
  });
export type HelpDto = z.infer<ReturnType<typeof HelpDto>>;

/** The child is waiting for help. */
export const waitsForHelp = ({ state }: Pick<HelpDto, 'state'>): boolean =>
  state === 'asked' || state === 'coming';

type HelpPlace = Pick<HelpDto, 'no' | 'state'>;

/** True for a newer request, or a later state of the same one; false for repeated or late reports. */
export const isFurther = (a: HelpPlace, b: HelpPlace): boolean =>
  a.no === b.no ? HELP_STATES.indexOf(a.state) > HELP_STATES.indexOf(b.state) : a.no > b.no;

/** A student's editor on the wall. */
export const WallTile = () =>
  z.object({
    student_id: StudentId,
    state: z.enum(EDITOR_STATES),
    /** When it last reported. */
    seen: dateTime,
    /** When the child last changed something; empty if never. */
    changed: dateTime.or(z.literal('')),
    /** Seconds since the child last changed something, or came to the editor. */
    idle: z.number().int(),
    /** Errors of the running project that the last report told of. */
    errors: z.number().int(),
    /** The project has no blocks yet. */
    empty: z.boolean(),
    /** The last save; empty before the first one. */
    work_id: WorkId.or(z.literal('')),
    title: z.string(),
    saved: dateTime.or(z.literal('')),
    thumbnail: pictureUrl,
    help: HelpDto(),
  });
export type WallTile = z.infer<ReturnType<typeof WallTile>>;

/** Why a teacher may want to look at an editor. */
export type WallMark = 'errors' | 'empty' | 'idle';

/** The marks of an editor that a child is working in, the most telling first; none while the child is elsewhere. */
export function marksOf({
  state,
  idle,
  errors,
  empty,
}: Pick<WallTile, 'state' | 'idle' | 'errors' | 'empty'>): WallMark[] {
  if (state !== 'programming') return [];
  const marks: readonly (readonly [WallMark, boolean])[] = [
    ['errors', errors > 0],
    ['empty', empty && idle >= WALL_LIMITS.emptySeconds],
    ['idle', idle >= WALL_LIMITS.idleSeconds],
  ];
  return marks.flatMap(([mark, isOn]) => (isOn ? [mark] : []));
}

/** A student of the class, or a guest of the lesson. */
export const WallStudent = () =>
  z.object({
    student_id: StudentId,
    name: z.string(),
    avatar: pictureUrl,
    guest: z.boolean(),
    /** On leave: not expected. */
    on_leave: z.boolean(),
  });
export type WallStudent = z.infer<ReturnType<typeof WallStudent>>;
