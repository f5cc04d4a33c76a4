import type { School } from '#functions/domain/schools/school.ts';
import type { StoredObject } from '#functions/domain/storage/stored-object.ts';
import { liveDeps } from '#functions/platform/deps.ts';
import { objectName } from '#functions/platform/object-keys.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { UserId } from '#shared/ids.ts';
import { newObject, recordingObjects } from '../builders/object.ts';

/** A file of the demo school on its way into the store. */
export type KeptObject = Pick<StoredObject, 'key' | 'kind' | 'contentType'> & {
  readonly body: Buffer;
};

interface Keeping {
  readonly school: School;
  readonly owner: UserId;
  readonly at: string;
  /** How many items show the files once the transaction is done. */
  readonly uses?: number;
}

/** Puts files into the store, and answers the writes of their records and space for the caller's transaction. */
export async function keepingObjects(
  files: readonly KeptObject[],
  { school, owner, at, uses = 1 }: Keeping,
): Promise<TransactWrite[]> {
  if (files.length === 0) return [];
  const { putObject } = liveDeps.objects;
  await Promise.all(
    files.map(({ key, body, contentType }) => putObject(objectName(key), body, contentType)),
  );
  const payer = { schoolId: school.id, userId: owner, school };
  const objects = files.map(({ body, ...object }) =>
    newObject(payer, { ...object, bytes: body.length, at, uses }),
  );
  return recordingObjects(payer, objects, new Date(at));
}
