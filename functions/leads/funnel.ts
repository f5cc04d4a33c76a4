import { loadCost, loadFunnel, writingCost } from '#functions/domain/leads/lead-figures.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { changedMeanwhile } from '#functions/platform/errors.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import { LEAD_LIMITS } from '#shared/leads/limits.ts';
import { can } from '#shared/teachers/abilities.ts';
import { todayOf } from './written-lead.ts';

export const getFunnel: UseCase<typeof contract.endpoints.funnel> = async (actor, input, deps) => {
  const to = input.to ?? todayOf(actor, deps.now()).month;
  const from = monthOfDay(firstOfMonthFrom(`${to}-01`, 1 - input.months));
  const { items, truncated } = await loadFunnel(
    actor.schoolId,
    [from, to],
    LEAD_LIMITS.leadFigureRowsMax,
  );
  const seesMoney = can(actor.user, 'see-finances');
  const rows = items
    // What was moved or deleted leaves an item of zeros.
    .filter(({ leads, cost }) => leads > 0 || (seesMoney && cost > 0))
    .map((item) => ({ ...item, cost: seesMoney ? item.cost : null }));
  return { from, to, rows, truncated };
};

export const setCost: UseCase<typeof contract.endpoints.cost> = async (
  actor,
  { month, source, campaign, was, amount },
  deps,
) => {
  const { schoolId } = actor;
  const place = { month, source, campaign };
  const stale = new Error('the cost has changed');
  try {
    await transact([
      writingCost(schoolId, place, { was, amount }, stale),
      ...loggingOperation({ ...actor, now: deps.now() }, 'lead.cost', {
        month,
        source,
        campaign,
        before: { amount: was },
        after: { amount },
      }),
    ]);
  } catch (error) {
    if (error !== stale) throw error;
    const cost = await loadCost(schoolId, place);
    // A repeated request changes nothing.
    if (cost !== amount) throw changedMeanwhile({ cost });
  }
  return { cost: amount };
};
