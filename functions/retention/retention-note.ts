import * as z from 'zod';
import type { School } from '#functions/domain/schools/school.ts';
import { entity } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { SchoolId } from '#shared/ids.ts';

/** What a school was told of the erasure of its data. */
const RetentionNote = () =>
  z.object({
    schoolId: SchoolId,
    /** The due date that it was told of: a school that was renewed is told anew. */
    end: z.iso.datetime(),
    /** When it was first told, and of how many days last. */
    told: z.iso.datetime(),
    days: z.number().int(),
    /** Principals whose phones are still to be written to. */
    waiting: z.array(z.object({ phone: z.string(), name: z.string() })),
    /** E-mail addresses that are still to be written to. */
    mails: z.array(z.string()).default([]),
  });
export type RetentionNote = z.infer<ReturnType<typeof RetentionNote>>;

export const retentionNotes = entity({
  type: 'retention-note',
  version: 1,
  schema: RetentionNote,
  key: (schoolId: SchoolId) => ({ pk: `${schoolPrefix(schoolId)}SCHOOL`, sk: 'RETENTION' }),
});

/** Whether a school had been told of this due date by an instant. */
export async function wasTold({ id, subscription }: School, by: Date): Promise<boolean> {
  const note = await retentionNotes.get(id, { consistent: true });
  return note?.end === subscription.end && Date.parse(note.told) <= by.getTime();
}
