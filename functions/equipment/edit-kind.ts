import { type Kind, kinds, loadKind } from '#functions/domain/equipment/kind.ts';
import { loadCounts } from '#functions/domain/equipment/kind-counts.ts';
import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import { beginEdit } from '#functions/platform/edit.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import { codeOf, kindValues } from './add-kind.ts';
import { toKindDto } from './kind-dto.ts';
import { showingPicture } from './kind-picture.ts';

const dtoOf = async (kind: Kind, now: Date) =>
  toKindDto({ kind, counts: await loadCounts(kind.schoolId, kind.id) }, now);

/** The values that a log tells. */
const told = ({ name, code, category, note, loanDays, value }: Omit<Kind, 'rev'>) => ({
  name,
  code,
  category,
  note,
  loanDays,
  value,
});

const isSameKind = (before: Kind, after: Omit<Kind, 'rev'>): boolean =>
  before.picture === after.picture && JSON.stringify(told(before)) === JSON.stringify(told(after));

/** Edits a kind of equipment. Pieces keep the numbers that they have. */
export const editKind: UseCase<typeof equipment.endpoints.editKind> = async (
  actor,
  { kind_id, rev, ...input },
  deps,
) => {
  const now = deps.now();
  const { schoolId } = actor;
  const before = await loadKind(schoolId, kind_id);
  const after = { ...before, ...kindValues(input), code: await codeOf(input) };
  // A repeated request changes nothing.
  if (isSameKind(before, after)) return { kind: await dtoOf(before, now) };
  const current = async () => dtoOf(await loadKind(schoolId, kind_id), now);
  const write = await beginEdit({ before, rev, current });
  const { writes, dropped } = await showingPicture(actor, before.picture, after.picture);
  await write([
    ...kinds.replacing(before, before, after),
    ...writes,
    ...loggingOperation({ ...actor, now }, 'equipment.kind-edit', {
      id: before.id,
      ...changedFields(told(before), told(after)),
    }),
  ]);
  await releaseUnused(actor, dropped, deps);
  return { kind: await dtoOf({ ...after, rev: before.rev + 1 }, now) };
};
