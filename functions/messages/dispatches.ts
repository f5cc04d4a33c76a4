import * as z from 'zod';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { entity } from '#functions/platform/entity.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { ClassId, SchoolId, StudentId, UserId } from '#shared/ids.ts';

/** How long a repeated request is recognised. */
const KEPT_SECONDS = 7 * 86_400;

const NamedStudent = () => z.object({ id: StudentId, name: z.string() });

/**
 * A message to a class as it was requested: a repeated request that continues it sends the same text to the
 * same numbers, even if the class has changed.
 */
const Dispatch = () =>
  z.object({
    schoolId: SchoolId,
    by: UserId,
    request: z.string(),
    classId: ClassId,
    /** Hash of the request, to tell a repeated request from another one with the same key. */
    wished: z.string(),
    text: z.string(),
    /** Every number once, with its students. */
    numbers: z.array(z.object({ phone: z.string(), students: z.array(NamedStudent()) })),
    without: z.array(NamedStudent()),
    expires: z.number().int(),
  });
export type Dispatch = z.infer<ReturnType<typeof Dispatch>>;
export type DispatchId = Pick<Dispatch, 'schoolId' | 'by' | 'request'>;

export const dispatchPartition = ({ schoolId, by, request }: DispatchId): string =>
  `${schoolPrefix(schoolId)}MESSAGE#${by}#${request}`;

export const dispatches = entity({
  type: 'dispatch',
  version: 1,
  schema: Dispatch,
  key: (id: DispatchId) => ({ pk: dispatchPartition(id), sk: 'DISPATCH' }),
});

export const idOfDispatch = ({ schoolId, userId }: Actor, request: string): DispatchId => ({
  schoolId,
  by: userId,
  request,
});

export const expiryOf = (now: Date): number => epochSeconds(now) + KEPT_SECONDS;
