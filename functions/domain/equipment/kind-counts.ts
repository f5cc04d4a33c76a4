import { addingNumbers } from '#functions/platform/adding-numbers.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { getItem, type Item, queryAll, type TransactWrite } from '#functions/platform/table.ts';
import { PIECE_STATES, type PieceState } from '#shared/equipment/rules.ts';
import type { EquipmentKindId, SchoolId } from '#shared/ids.ts';
import { KIND_PREFIX, type Kind, kinds, kindsPartition } from './kind.ts';

/** Counted in the transactions that change pieces. Beside the kind, whose revision they leave alone. */
const COUNT_PREFIX = 'COUNT#';
const TYPE = 'equipment-counts';

export type StateCounts = Readonly<Record<PieceState, number>>;

const keyOf = (schoolId: SchoolId, id: EquipmentKindId) => ({
  pk: kindsPartition(schoolId),
  sk: `${COUNT_PREFIX}${id}`,
});

const toCounts = (item: Item | undefined): StateCounts => {
  const of = (state: PieceState) => Number(item?.[state] ?? 0);
  const [available, lent, repair, lost, retired] = PIECE_STATES.map(of);
  return {
    available: available ?? 0,
    lent: lent ?? 0,
    repair: repair ?? 0,
    lost: lost ?? 0,
    retired: retired ?? 0,
  };
};

/** Moves one piece from a state to another; absent for a piece that is new, or deleted. */
export function countingPiece(
  { schoolId, kindId }: { readonly schoolId: SchoolId; readonly kindId: EquipmentKindId },
  from: PieceState | undefined,
  to: PieceState | undefined,
): TransactWrite[] {
  if (from === to) return [];
  const changes = [...(from ? [[from, -1] as const] : []), ...(to ? [[to, 1] as const] : [])];
  const { sums, names, values } = addingNumbers(changes);
  return [
    {
      Update: {
        Key: keyOf(schoolId, kindId),
        UpdateExpression: `ADD ${sums}`,
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: values,
      },
    },
  ];
}

/** Numbers go on by their letters: kinds with the same letters share them. */
const nextKey = ({ schoolId, code }: Pick<Kind, 'schoolId' | 'code'>) => ({
  pk: kindsPartition(schoolId),
  sk: `NEXT#${code}`,
});

/** The next number behind the letters of a kind. */
export const loadNext = async (kind: Pick<Kind, 'schoolId' | 'code'>): Promise<number> =>
  Number((await getItem({ Key: nextKey(kind), ConsistentRead: true }))?.['next'] ?? 1);

/** Gives the numbers from `seen` to before `next` to new pieces; fails when somebody else took one meanwhile. */
export const takingNumbers = (
  kind: Pick<Kind, 'schoolId' | 'id' | 'code'>,
  { seen, next, pieces }: { readonly seen: number; readonly next: number; readonly pieces: number },
): TransactWrite[] => [
  {
    Update: {
      Key: nextKey(kind),
      UpdateExpression: 'SET #next = :next, #type = :type',
      ConditionExpression: seen === 1 ? 'attribute_not_exists(#next)' : '#next = :seen',
      ExpressionAttributeNames: { '#next': 'next', '#type': 'type' },
      ExpressionAttributeValues: {
        ':next': next,
        ':type': TYPE,
        ...(seen > 1 && { ':seen': seen }),
      },
    },
  },
  {
    Update: {
      Key: keyOf(kind.schoolId, kind.id),
      UpdateExpression: 'SET #type = :type ADD available :pieces',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':pieces': pieces, ':type': TYPE },
    },
  },
];

/** Removes the counts of a kind; refused while it has pieces of any state. */
export const endingCounts = (
  { schoolId, id }: Pick<Kind, 'schoolId' | 'id'>,
  refusal: Error,
): TransactWrite => ({
  Delete: {
    Key: keyOf(schoolId, id),
    ConditionExpression: PIECE_STATES.map(
      (_, at) => `(attribute_not_exists(#n${at}) OR #n${at} = :none)`,
    ).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(
      PIECE_STATES.map((state, at) => [`#n${at}`, state]),
    ),
    ExpressionAttributeValues: { ':none': 0 },
  },
  refusal,
});

export interface CountedKind {
  readonly kind: Kind;
  readonly counts: StateCounts;
}

/** All kinds of a school in the order of making, with their counts. */
export async function loadCountedKinds(
  schoolId: SchoolId,
  { consistent = false } = {},
): Promise<CountedKind[]> {
  const items = await queryAll({
    ...inPartition(kindsPartition(schoolId)),
    ConsistentRead: consistent,
  });
  const counts = new Map(items.map((item) => [String(item['sk']), item]));
  return items
    .filter(({ sk }) => String(sk).startsWith(KIND_PREFIX))
    .map((item) => {
      const kind = kinds.parse(item);
      return { kind, counts: toCounts(counts.get(`${COUNT_PREFIX}${kind.id}`)) };
    });
}

export const loadCounts = async (schoolId: SchoolId, id: EquipmentKindId): Promise<StateCounts> =>
  toCounts(await getItem({ Key: keyOf(schoolId, id), ConsistentRead: true }));
