import * as z from 'zod';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { CODE } from '#shared/codes.ts';
import type { Payload } from '#shared/endpoint.ts';
import type { lessons } from '#shared/lessons/contract.ts';
import { Alternative, Clash, LessonDto } from '#shared/lessons/fields.ts';
import type { Slot } from '../board/slot.ts';

type Calls = typeof lessons.endpoints;
type Added = Payload<Calls['add']> & Slot;
type Edited = Payload<Calls['update']> & Slot;

/** A lesson that the user wants to add, or a change of one. */
export type LessonDraft =
  | { readonly call: 'add'; readonly name: string; readonly payload: Added }
  | {
      readonly call: 'update' | 'move';
      readonly name: string;
      /** The lesson before the change. */
      readonly lesson: LessonDto;
      readonly payload: Edited;
      /** Drawn with the mouse or a finger, where it is easily done by mistake: it can be undone. */
      readonly dragged?: true;
    };

/** The user's decision about an obstacle: another time or room, or to save in spite of it. */
export type Decision = Partial<Pick<Edited, 'date' | 'start' | 'end' | 'room_id' | 'override'>> & {
  readonly on_holiday?: string;
};

/** A move cannot change the room: with another room it becomes an update. */
export function withDecision(draft: LessonDraft, decision: Decision): LessonDraft {
  if (draft.call === 'add') return { ...draft, payload: { ...draft.payload, ...decision } };
  const call = decision.room_id === undefined ? draft.call : 'update';
  return { ...draft, call, payload: { ...draft.payload, ...decision } };
}

const ClashData = () =>
  z.object({ clashes: z.array(Clash()), alternatives: z.array(Alternative()) });
type ClashData = z.infer<ReturnType<typeof ClashData>>;
const HolidayData = () => z.object({ holiday: z.string() });

/** What keeps a draft from being saved, and the user can decide. */
export type Obstacle =
  | ({ readonly kind: 'clash'; readonly draft: LessonDraft } & ClashData)
  | { readonly kind: 'holiday'; readonly draft: LessonDraft; readonly holiday: string }
  | { readonly kind: 'conflict'; readonly draft: LessonDraft; readonly current: LessonDto };

/** Null for all other errors. */
export function obstacleOf(error: unknown, draft: LessonDraft): Obstacle | null {
  if (!(error instanceof ApiError) || error.code !== CODE.wait) return null;
  const clash = ClashData().safeParse(error.data);
  if (clash.success) return { kind: 'clash', draft, ...clash.data };
  const holiday = HolidayData().safeParse(error.data);
  if (holiday.success) return { kind: 'holiday', draft, ...holiday.data };
  const current = conflictingRecord(error, LessonDto());
  return current && { kind: 'conflict', draft, current };
}
