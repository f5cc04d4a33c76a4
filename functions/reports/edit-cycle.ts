import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { type Cycle, type CycleValue, cycles } from '#functions/domain/reports/cycle.ts';
import { loadCycleFigures, removingFigures } from '#functions/domain/reports/cycle-figures.ts';
import { toCycleDto } from '#functions/domain/reports/dtos.ts';
import { nextReminder } from '#functions/domain/reports/reminder-times.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, changedMeanwhile } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import type { CycleId } from '#shared/ids.ts';
import type { reports } from '#shared/reports/contract.ts';
import { checkCycle, loadEditedCycle } from './cycle-access.ts';

type Calls = typeof reports.endpoints;

const dtoOf = async (actor: Actor, cycle: Cycle) =>
  toCycleDto(actor, cycle, await loadCycleFigures(cycle));

function edited(before: Cycle, input: Input<Calls['cycleEdit']>): CycleValue {
  const { rev: _, ...value } = before;
  const all = input.all_classes ?? value.all;
  return {
    ...value,
    name: input.name ?? value.name,
    from: input.from ?? value.from,
    to: input.to ?? value.to,
    deadline: input.deadline ?? value.deadline,
    remind: input.remind ?? value.remind,
    template: input.template ?? value.template,
    all,
    classIds: all ? [] : (input.class_ids ?? value.classIds),
    edits: value.edits + 1,
  };
}

const SETTINGS = [
  'name',
  'from',
  'to',
  'deadline',
  'remind',
  'template',
  'all',
  'classIds',
] as const;
const isSameCycle = (one: CycleValue, other: CycleValue): boolean =>
  SETTINGS.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

/** Writes a cycle with the time of its next reminder. */
async function write(actor: Actor, before: Cycle, after: CycleValue, now: Date): Promise<Cycle> {
  const { id } = before;
  const times = {
    nextReminder: nextReminder(after, actor.school.timeZone, now),
    remindedTo: '',
  };
  await transact([
    ...cycles.replacing(before, before, { ...after, ...times }),
    ...loggingOperation({ ...actor, now }, 'report.cycle-edit', { id, name: after.name }),
  ]);
  return { ...after, ...times, rev: before.rev + 1 };
}

export const editCycle: UseCase<Calls['cycleEdit']> = async (actor, input, deps) => {
  const cycle = await retryWrite(async () => {
    const before = await loadEditedCycle(actor, input.cycle_id);
    const after = edited(before, input);
    if (isSameCycle(before, after)) return before;
    if (before.edits !== input.rev) throw changedMeanwhile(await dtoOf(actor, before));
    const added = after.classIds.filter((id) => !before.classIds.includes(id));
    await checkCycle(actor, after, added);
    return write(actor, before, after, deps.now());
  });
  return { cycle: await dtoOf(actor, cycle) };
};

export const closeCycle: UseCase<Calls['cycleClose']> = async (
  actor,
  { cycle_id, closed },
  deps,
) => {
  const cycle = await retryWrite(async () => {
    const before = await loadEditedCycle(actor, cycle_id);
    const { rev: _, ...value } = before;
    const state = closed ? ('closed' as const) : ('open' as const);
    if (value.state === state) return before;
    return write(actor, before, { ...value, state, edits: value.edits + 1 }, deps.now());
  });
  return { cycle: await dtoOf(actor, cycle) };
};

async function requireEmpty(cycle: Cycle): Promise<void> {
  const { drafts, published, withdrawn } = await loadCycleFigures(cycle, { consistent: true });
  if (drafts + published + withdrawn > 0)
    throw new CallError(CODE.wait, { reason: 'reports.notEmpty' });
}

async function remove(actor: Actor, id: CycleId, now: Date): Promise<void> {
  const before = await loadEditedCycle(actor, id);
  await requireEmpty(before);
  await transact([
    ...cycles.removing(before, before),
    ...removingFigures(before),
    ...loggingOperation({ ...actor, now }, 'report.cycle-remove', { id, name: before.name }),
  ]);
}

export const removeCycle: UseCase<Calls['cycleRemove']> = async (actor, { cycle_id }, deps) => {
  await retryWrite(() => remove(actor, cycle_id, deps.now()));
  return null;
};
