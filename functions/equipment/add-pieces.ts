import * as z from 'zod';
import { type Kind, loadKind } from '#functions/domain/equipment/kind.ts';
import { loadNext, takingNumbers } from '#functions/domain/equipment/kind-counts.ts';
import { type PieceValue, pieceNumbers, pieces } from '#functions/domain/equipment/piece.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import type { Input } from '#shared/endpoint.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import { EquipmentId, newId } from '#shared/ids.ts';
import { comparable } from '#shared/search/comparable.ts';
import { pieceValues, requireRoom } from './piece-fields.ts';

type Add = typeof equipment.endpoints.add;

const Made = z.object({ added: z.array(z.object({ id: EquipmentId, number: z.string() })) });
type Made = z.infer<typeof Made>;

/** A piece is written with the entries of its lists: so many fit into one transaction. */
const TOGETHER = 10;
const DIGITS = 3;
/** Numbers that are tried beyond those that are needed: people may have typed some of them. */
const SPARE = 50;

const numberOf = ({ code }: Kind, no: number): string =>
  `${code}-${String(no).padStart(DIGITS, '0')}`;

interface Numbered {
  readonly no: number;
  readonly number: string;
}

/** The next numbers of a kind; `checked`, without those that people have typed. */
async function nextNumbers(
  kind: Kind,
  { seen, count, checked }: { seen: number; count: number; checked: boolean },
): Promise<Numbered[]> {
  const length = checked ? count + SPARE : count;
  const all = Array.from({ length }, (_, at) => ({
    no: seen + at,
    number: numberOf(kind, seen + at),
  }));
  if (!checked) return all;
  const ids = all.map(({ number }) => ({ schoolId: kind.schoolId, number }));
  const taken = await pieceNumbers.getMany(ids, { consistent: true });
  const free = all.filter((_, at) => taken[at] === undefined).slice(0, count);
  if (free.length < count) throw refuseField('number', 'taken');
  return free;
}

async function typedNumber(kind: Kind, seen: number, number: string): Promise<Numbered[]> {
  const { schoolId } = kind;
  if (comparable(number) === '') throw refuseField('number', 'invalid');
  if (await pieceNumbers.get({ schoolId, number }, { consistent: true }))
    throw refuseField('number', 'taken');
  return [{ no: seen, number }];
}

interface Part {
  readonly actor: Actor;
  readonly kind: Kind;
  readonly input: Input<Add>;
  readonly count: number;
  readonly now: Date;
}

function newPiece({ actor, kind, input, now }: Part, { no, number }: Numbered, at: number) {
  const piece: PieceValue = {
    // So that ids sort as numbers do.
    id: newId('equipment', now.getTime() + at),
    schoolId: actor.schoolId,
    kindId: kind.id,
    no,
    number,
    ...pieceValues(input),
    state: 'available',
    condition: 'fine',
    created: now.toISOString(),
    createdBy: actor.userId,
    steps: 0,
  };
  return piece;
}

async function makePart(part: Part, recording: Recording<Made>, checked: boolean): Promise<Made> {
  const { actor, kind, input, count, now } = part;
  const { schoolId } = actor;
  const seen = await loadNext(kind);
  const numbered = input.number
    ? await typedNumber(kind, seen, input.number)
    : await nextNumbers(kind, { seen, count, checked });
  const made = numbered.map((each, at) => newPiece(part, each, at));
  const added = made.map(({ id, number }) => ({ id, number }));
  const next = (numbered.at(-1)?.no ?? seen) + 1;
  await transact([
    ...recording({ added }, now),
    ...takingNumbers(kind, { seen, next, pieces: count }),
    ...made.flatMap((piece) => [
      ...pieces.creating(piece, piece),
      ...pieceNumbers
        .creating(piece, { schoolId, number: piece.number, pieceId: piece.id })
        // A number that somebody took meanwhile: another one is looked for.
        .map(({ refusal: _, ...write }) => write),
    ]),
    ...loggingOperation({ ...actor, now }, 'equipment.add', {
      name: kind.name,
      count,
      number: [added[0], ...(count > 1 ? [added.at(-1)] : [])].map((each) => each?.number),
    }),
  ]);
  return { added };
}

/** Looks which numbers people have typed only when the next ones could not be had. */
function makeFree(part: Part, recording: Recording<Made>): Promise<Made> {
  let tries = 0;
  return retryWrite(() => {
    tries += 1;
    return makePart(part, recording, tries > 1);
  });
}

const partsOf = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / TOGETHER) }, (_, at) =>
    Math.min(TOGETHER, count - at * TOGETHER),
  );

/** Adds pieces, some in each transaction: what broke off is completed by the same request. */
export const addPieces: UseCase<Add> = async (actor, input, deps) => {
  const now = deps.now();
  const kind = await loadKind(actor.schoolId, input.kind_id);
  await requireRoom(actor.schoolId, input.room_id);
  const added: Made['added'] = [];
  for (const [at, count] of partsOf(input.count).entries()) {
    const request_key = `${input.request_key}#${at}`;
    const part = { actor, kind, input, count, now };
    const made = await once(requestOf(actor, 'equipment.add', { ...input, request_key }), {
      made: Made,
      find: (before) => before,
      make: (recording) => makeFree(part, recording),
    });
    added.push(...made.added);
  }
  return { added };
};
