import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import {
  type OwnKind,
  ownKind,
  type ReportKinds,
  reportKinds,
  templateOf,
} from '#functions/domain/reports/report-kinds.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { beginEdit } from '#functions/platform/edit.ts';
import { CallError, missingField, refuseField } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { newId, type ReportKindId } from '#shared/ids.ts';
import type { reports } from '#shared/reports/contract.ts';
import type { Kinds } from '#shared/reports/cycle-calls.ts';
import { REPORT_KINDS } from '#shared/reports/fields.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';

type Calls = typeof reports.endpoints;
type Stored = Omit<ReportKinds, 'rev' | 'schoolId'>;

const toAnswer = (found: (Stored & { readonly rev: number }) | undefined): Kinds => ({
  list: REPORT_KINDS.map((kind) => ({ kind, template: templateOf(found, kind) })),
  own: found?.own ?? [],
  rev: found?.rev ?? 0,
});

export const listKinds: UseCase<Calls['kinds']> = async ({ schoolId }) =>
  toAnswer(await reportKinds.get(schoolId));

interface Change {
  readonly rev: number;
  readonly now: Date;
  /** What it is called, for the log of operations. */
  readonly nameOf: (before: Stored) => string;
  readonly change: (before: Stored) => Stored;
}

const NONE: Stored = { templates: {}, own: [] };
const isSameKind = (one: Stored, other: Stored): boolean =>
  JSON.stringify([one.templates, one.own]) === JSON.stringify([other.templates, other.own]);

/** Changes the kinds of a school. -1 with what is there when somebody else has since `rev`, unless both say the same. */
async function changeKinds(actor: Actor, { rev, now, nameOf, change }: Change): Promise<Kinds> {
  const { schoolId } = actor;
  const load = () => reportKinds.get(schoolId, { consistent: true });
  const found = await load();
  const { templates, own } = change(found ?? NONE);
  if (isSameKind({ templates, own }, found ?? NONE)) return toAnswer(found);
  const current = async () => toAnswer(await load());
  const write = await beginEdit({ before: found, rev, current });
  await write([
    ...reportKinds.writing(schoolId, found, { schoolId, templates, own }),
    ...loggingOperation({ ...actor, now }, 'report.kind', { kind: nameOf(found ?? NONE) }),
  ]);
  return toAnswer({ templates, own, rev: rev + 1 });
}

/** A kind that is added twice, by a repeated request, is there once. */
function withOwn(own: readonly OwnKind[], saved: OwnKind, isNew: boolean): OwnKind[] {
  const namesake = own.find(({ name, id }) => name === saved.name && id !== saved.id);
  const isRepeated = isNew && JSON.stringify(namesake?.template) === JSON.stringify(saved.template);
  if (isRepeated) return [...own];
  if (namesake) throw new CallError(CODE.exists, { reason: 'reports.kindExists' });
  if (!isNew) return own.map((each) => (each.id === saved.id ? saved : each));
  if (own.length >= REPORT_LIMITS.ownKindsMax)
    throw refuseField('own_name', 'tooMany', { max: REPORT_LIMITS.ownKindsMax });
  return [...own, saved];
}

export const saveKind: UseCase<Calls['kindsSave']> = async (actor, input, deps) => {
  const { kind, rev, own_id, own_name: name, ...template } = input;
  if (own_id && name === undefined) throw missingField('own_name');
  const now = deps.now();
  const save = (before: Stored): Stored => {
    if (name === undefined)
      return { ...before, templates: { ...before.templates, [kind]: template } };
    if (own_id) ownKind(before, own_id);
    const id: ReportKindId = own_id ?? newId('reportKind', now.getTime());
    return { ...before, own: withOwn(before.own, { id, name, template }, !own_id) };
  };
  return changeKinds(actor, { rev, now, nameOf: () => name ?? kind, change: save });
};

export const removeKind: UseCase<Calls['kindsRemove']> = async (actor, { own_id, rev }, deps) =>
  changeKinds(actor, {
    rev,
    now: deps.now(),
    nameOf: ({ own }) => own.find(({ id }) => id === own_id)?.name ?? '',
    change: (before) => ({ ...before, own: before.own.filter(({ id }) => id !== own_id) }),
  });
