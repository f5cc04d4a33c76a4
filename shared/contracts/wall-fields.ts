import * as z from 'zod';
import { StudentId, WorkId } from '#shared/ids.ts';
import { dateTime, pictureUrl } from './fields.ts';

/** How an editor tells of itself: in front of the child, behind something else, left. */
export const SIGN_STATES = ['programming', 'away', 'closed'] as const;
export type SignState = (typeof SIGN_STATES)[number];

/** The same as staff see it; `offline` when it has told nothing for a while. */
const EDITOR_STATES = [...SIGN_STATES, 'offline'] as const;
export type EditorState = (typeof EDITOR_STATES)[number];

/**
 * How far a child's request for help is, in the order in which it goes on: asked, somebody is on the way,
 * settled by staff, taken back by the child. `none` before the first.
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
    /** The name of whoever answered it. */
    by: z.string(),
  });
export type HelpDto = z.infer<ReturnType<typeof HelpDto>>;

/** The child waits for somebody. */
export const waitsForHelp = ({ state }: Pick<HelpDto, 'state'>): boolean =>
  state === 'asked' || state === 'coming';

type HelpPlace = Pick<HelpDto, 'no' | 'state'>;

/** A later request, or the same one further on: what is repeated or arrives late is neither. */
export const isFurther = (a: HelpPlace, b: HelpPlace): boolean =>
  a.no === b.no ? HELP_STATES.indexOf(a.state) > HELP_STATES.indexOf(b.state) : a.no > b.no;

/** A student's editor on the wall. */
export const WallTile = () =>
  z.object({
    student_id: StudentId,
    state: z.enum(EDITOR_STATES),
    /** When it told of itself last. */
    seen: dateTime,
    /** When the child changed something last; empty for not yet. */
    changed: dateTime.or(z.literal('')),
    /** What was saved last; empty before the first save. */
    work_id: WorkId.or(z.literal('')),
    title: z.string(),
    saved: dateTime.or(z.literal('')),
    thumbnail: pictureUrl,
    help: HelpDto(),
  });
export type WallTile = z.infer<ReturnType<typeof WallTile>>;

/** Somebody who is in the class, or comes to the lesson as a guest. */
export const WallStudent = () =>
  z.object({
    student_id: StudentId,
    name: z.string(),
    avatar: pictureUrl,
    guest: z.boolean(),
    /** Has asked for leave: not expected. */
    on_leave: z.boolean(),
  });
export type WallStudent = z.infer<ReturnType<typeof WallStudent>>;
