import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { personPartition } from '#functions/platform/keys.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';

/** A request that has been carried out, by the key that its sender gave it. */
const RequestRecord = () =>
  z.object({
    /** Hash of the request. */
    content: z.string(),
    /** What it made, for the same answer again. */
    result: z.record(z.string(), z.unknown()),
    expires: z.number().int(),
  });

export interface RequestId {
  /** The sender; undefined for a public call. */
  readonly person: { readonly schoolId: SchoolId; readonly userId: UserId } | undefined;
  /** The same key in two calls names two requests. */
  readonly call: string;
  readonly key: string;
}

const partitionOf = ({ person }: RequestId): string =>
  person ? personPartition(person.schoolId, person.userId) : 'PUBLIC';

export const requestRecords = entity({
  type: 'request-record',
  version: 1,
  schema: RequestRecord,
  key: (id: RequestId) => ({
    pk: `${partitionOf(id)}#REQUEST#${id.call}#${id.key}`,
    sk: 'REQUEST',
  }),
});
