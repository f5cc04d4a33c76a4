import * as z from 'zod';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { overtakenBy } from '#frontend/src/ui/form/overtaken.ts';
import { CODE } from '#shared/codes.ts';
import type { Payload } from '#shared/contracts/endpoint.ts';
import { Alternative, Clash, LessonDto } from '#shared/contracts/lesson-fields.ts';
import type { lessons } from '#shared/contracts/lessons.ts';
import type { Slot } from '../board/slot.ts';

type Calls = typeof lessons.endpoints;
type Added = Payload<Calls['add']> & Slot;
type Edited = Payload<Calls['update']> & Slot;

/** A lesson as somebody wants it: a new one, or one that shall change. */
export type Wish =
  | { readonly call: 'add'; readonly name: string; readonly payload: Added }
  | {
      readonly call: 'update' | 'move';
      readonly name: string;
      /** What the change began from. */
      readonly lesson: LessonDto;
      readonly payload: Edited;
    };

/** What is agreed after something stood in the way: another time, or that it be done nevertheless. */
export type Agreed = Partial<Pick<Edited, 'date' | 'start' | 'end' | 'room_id' | 'override'>> & {
  readonly on_holiday?: string;
};

/** Dragging says nothing of rooms: with another one it becomes an edit. */
export function withAgreed(wish: Wish, agreed: Agreed): Wish {
  if (wish.call === 'add') return { ...wish, payload: { ...wish.payload, ...agreed } };
  const call = agreed.room_id === undefined ? wish.call : 'update';
  return { ...wish, call, payload: { ...wish.payload, ...agreed } };
}

const ClashData = () =>
  z.object({ clashes: z.array(Clash()), alternatives: z.array(Alternative()) });
type ClashData = z.infer<ReturnType<typeof ClashData>>;
const HolidayData = () => z.object({ holiday: z.string() });

/** What stands in a wish's way and a person can decide. */
export type Obstacle =
  | ({ readonly kind: 'clash'; readonly wish: Wish } & ClashData)
  | { readonly kind: 'holiday'; readonly wish: Wish; readonly holiday: string }
  | { readonly kind: 'overtaken'; readonly wish: Wish; readonly current: LessonDto };

/** Null for what nobody here can decide. */
export function obstacleOf(error: unknown, wish: Wish): Obstacle | null {
  if (!(error instanceof ApiError) || error.code !== CODE.wait) return null;
  const clash = ClashData().safeParse(error.data);
  if (clash.success) return { kind: 'clash', wish, ...clash.data };
  const holiday = HolidayData().safeParse(error.data);
  if (holiday.success) return { kind: 'holiday', wish, ...holiday.data };
  const current = overtakenBy(error, LessonDto());
  return current && { kind: 'overtaken', wish, current };
}
