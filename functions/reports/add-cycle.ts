import * as z from 'zod';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { type CycleValue, cycles } from '#functions/domain/reports/cycle.ts';
import { toCycleDto } from '#functions/domain/reports/dtos.ts';
import { nextReminder } from '#functions/domain/reports/reminder-times.ts';
import { ownKind, reportKinds, templateOf } from '#functions/domain/reports/report-kinds.ts';
import { loadCycle } from '#functions/domain/reports/scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, requestOf } from '#functions/request/once.ts';
import type { Input } from '#shared/endpoint.ts';
import { CycleId, newId } from '#shared/ids.ts';
import type { reports } from '#shared/reports/contract.ts';
import { checkCycle } from './cycle-access.ts';

type Calls = typeof reports.endpoints;

async function newCycle(
  { schoolId, userId, school }: Actor,
  { kind, name, from, to, deadline, own_id, ...input }: Input<Calls['cycleAdd']>,
  now: Date,
): Promise<CycleValue> {
  const kinds = await reportKinds.get(schoolId);
  const own = own_id && ownKind(kinds, own_id);
  const remind = input.remind ?? [];
  const state = 'open' as const;
  return {
    id: newId('cycle', now.getTime()),
    schoolId,
    kind: own ? 'own' : kind,
    kindName: own?.name ?? '',
    name,
    from,
    to,
    deadline,
    remind,
    all: input.all_classes,
    classIds: input.all_classes ? [] : input.class_ids,
    template: input.template ?? own?.template ?? templateOf(kinds, kind),
    state,
    by: userId,
    created: now.toISOString(),
    edits: 1,
    nextReminder: nextReminder({ state, deadline, remind }, school.timeZone, now),
    remindedTo: '',
  };
}

export const addCycle: UseCase<Calls['cycleAdd']> = async (actor, input, deps) => {
  const { schoolId } = actor;
  const id = await once(requestOf(actor, 'report.cycle-add', input), {
    made: z.object({ id: CycleId }),
    find: ({ id: made }) => made,
    make: async (recording) => {
      const now = deps.now();
      const cycle = await newCycle(actor, input, now);
      await checkCycle(actor, cycle);
      await transact([
        ...recording({ id: cycle.id }, now),
        ...cycles.creating(cycle, cycle),
        ...loggingOperation({ ...actor, now }, 'report.cycle-add', {
          id: cycle.id,
          name: cycle.name,
        }),
      ]);
      return cycle.id;
    },
  });
  return { cycle: toCycleDto(actor, await loadCycle({ schoolId }, id), undefined) };
};
