import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { CallError } from '#functions/platform/errors.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { CODE } from '#shared/codes.ts';
import { EquipmentKindId, SchoolId } from '#shared/ids.ts';

/** A kind of equipment, such as a robot kit. */
const Kind = () =>
  z.object({
    id: EquipmentKindId,
    schoolId: SchoolId,
    name: z.string(),
    /** The letters before the numbers of its pieces. */
    code: z.string(),
    category: z.string(),
    note: z.string(),
    /** Object key of its picture; empty for none. */
    picture: z.string(),
    loanDays: z.number().int(),
    /** What a new piece costs, in the smallest unit of the school's currency. */
    value: z.number().int(),
    created: z.iso.datetime(),
  });
export type KindValue = z.infer<ReturnType<typeof Kind>>;
export type Kind = Stored<KindValue>;

/** The kinds of a school lie together, with the counts of their pieces: there are few, and they are read together. */
export const kindsPartition = (schoolId: SchoolId): string =>
  `${schoolPrefix(schoolId)}EQUIPMENT#KINDS`;

export const KIND_PREFIX = 'KIND#';

export const kinds = entity({
  type: 'equipment-kind',
  version: 1,
  schema: Kind,
  key: ({ schoolId, id }: Pick<KindValue, 'schoolId' | 'id'>) => ({
    pk: kindsPartition(schoolId),
    sk: `${KIND_PREFIX}${id}`,
  }),
});

const noSuchKind = (): CallError => new CallError(CODE.notFound, { reason: 'equipment.noKind' });

export async function loadKind(schoolId: SchoolId, id: EquipmentKindId): Promise<Kind> {
  const found = await kinds.get({ schoolId, id }, { consistent: true });
  if (!found) throw noSuchKind();
  return found;
}

/** The names of some kinds. */
export async function loadKindNames(
  schoolId: SchoolId,
  ids: Iterable<EquipmentKindId>,
): Promise<ReadonlyMap<EquipmentKindId, string>> {
  const found = await kinds.getMany([...new Set(ids)].map((id) => ({ schoolId, id })));
  return new Map(found.flatMap((kind) => (kind ? [[kind.id, kind.name]] : [])));
}
