import * as z from 'zod';
import { type KindValue, kinds, loadKind } from '#functions/domain/equipment/kind.ts';
import { loadCountedKinds, loadCounts } from '#functions/domain/equipment/kind-counts.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { readingOf } from '#functions/domain/people/account-names.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import { CODE } from '#shared/codes.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import { EQUIPMENT_LIMITS } from '#shared/equipment/limits.ts';
import { EquipmentKindId, newId } from '#shared/ids.ts';
import { toKindDto } from './kind-dto.ts';
import { showingPicture } from './kind-picture.ts';

type Add = UseCase<typeof equipment.endpoints.addKind>;
type NewKind = Parameters<Add>[1];

const MadeKind = z.object({ id: EquipmentKindId });

/** Of no kind whose name has letters. */
const FALLBACK = 'EQ';
const INITIALS = 4;

/** The first letters of a name as it is read: `JQR` for 机器人. */
export async function codeOf({ name, code }: Pick<NewKind, 'name' | 'code'>): Promise<string> {
  if (code) return code;
  const words = (await readingOf(name)).toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  const initials = words.map((word) => word.charAt(0)).join('');
  const made = initials.length > 1 ? initials : (words[0] ?? '');
  return made.slice(0, INITIALS) || FALLBACK;
}

/** The fields of a kind that people edit. */
export const kindValues = (input: Omit<NewKind, 'request_key' | 'code'>) => ({
  name: input.name,
  category: input.category,
  note: input.note,
  picture: input.picture,
  loanDays: input.loan_days,
  value: input.value,
});

async function requireRoom({ schoolId }: Actor): Promise<void> {
  const { kindsMax: count } = EQUIPMENT_LIMITS;
  if ((await loadCountedKinds(schoolId)).length < count) return;
  throw new CallError(CODE.wait, { reason: 'equipment.tooManyKinds', params: { count } });
}

async function make(
  actor: Actor,
  input: NewKind,
  recording: Recording<z.infer<typeof MadeKind>>,
  now: Date,
) {
  await requireRoom(actor);
  const { schoolId } = actor;
  const id = newId('equipmentKind', now.getTime());
  const code = await codeOf(input);
  const kind: KindValue = { id, schoolId, code, ...kindValues(input), created: now.toISOString() };
  const { writes } = await showingPicture(actor, '', kind.picture);
  await transact([
    ...recording({ id }, now),
    ...kinds.creating(kind, kind),
    ...writes,
    ...loggingOperation({ ...actor, now }, 'equipment.kind-add', {
      id,
      after: { name: kind.name, code },
    }),
  ]);
  return { ...kind, rev: 1 };
}

/** Adds a kind of equipment. */
export const addKind: Add = async (actor, input, deps) => {
  const now = deps.now();
  const kind = await once(requestOf(actor, 'equipment.kind-add', input), {
    made: MadeKind,
    find: ({ id }) => loadKind(actor.schoolId, id),
    make: (recording) => make(actor, input, recording, now),
  });
  const counts = await loadCounts(actor.schoolId, kind.id);
  return { kind: await toKindDto({ kind, counts }, now) };
};
