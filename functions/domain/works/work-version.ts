import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { SchoolId, UserId, WorkId } from '#shared/ids.ts';
import { VERSION_LABELS } from '#shared/works/rules.ts';
import { type WorkKey, workPartition } from './work.ts';

/** A saved version. It never changes but for its label, and counts as a use of its objects. */
const WorkVersion = () =>
  z.object({
    schoolId: SchoolId,
    workId: WorkId,
    no: z.number().int().min(1),
    /** The version that it was made from; 0 for none. */
    base: z.number().int().min(0),
    /** When it came, by the server's clock. */
    at: z.iso.datetime(),
    /** When the device made it, by the server's clock, as far as the device says. */
    madeAt: z.iso.datetime().optional(),
    by: UserId,
    /** Somebody asked for it, or an editor saved it by itself; absent where that is not known. */
    byHand: z.boolean().optional(),
    device: z.string(),
    label: z.enum(VERSION_LABELS),
    note: z.string(),
    /** Another version was restored from it, so that it stays. */
    pinned: z.boolean().default(false),
    /** The request that saved it, to answer its repetition; not of a first version, which has a record. */
    request: z.object({ key: z.string(), content: z.string() }).optional(),
    /** Key of the file's object, its size, type, and how it was named. */
    key: z.string(),
    bytes: z.number().int(),
    contentType: z.string(),
    name: z.string(),
    /** Key of the thumbnail's object; empty for none. */
    thumbnail: z.string(),
  });
export type WorkVersion = z.infer<ReturnType<typeof WorkVersion>>;
type VersionKey = Pick<WorkVersion, 'schoolId' | 'workId' | 'no'>;

export const VERSION_PREFIX = 'VERSION#';

export const workVersions = entity({
  type: 'work-version',
  version: 1,
  schema: WorkVersion,
  key: ({ schoolId, workId, no }: VersionKey) => ({
    pk: workPartition({ schoolId, id: workId }),
    sk: `${VERSION_PREFIX}${String(no).padStart(7, '0')}`,
  }),
});

export const versionOf = ({ schoolId, id }: WorkKey, no: number) =>
  workVersions.get({ schoolId, workId: id, no }, { consistent: true });
