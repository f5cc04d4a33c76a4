import type { Plan } from '../queries.ts';

type Known = Pick<Plan, 'state' | 'rows'>;

const isSettled = (newer: readonly Known[], id: string): boolean =>
  newer.some(({ rows }) =>
    rows.some(({ report_id, state }) => report_id === id && state !== 'failed'),
  );

/** The plan that waits or is carried out, of the newest first. */
export const unfinishedPlan = <P extends Known>(plans: readonly P[]): P | undefined =>
  plans.find(({ state }) => state === 'waiting' || state === 'running');

/** The last plan that has ended with failures which no newer plan has settled. */
export const failedPlan = <P extends Known>(plans: readonly P[]): P | undefined =>
  plans.find(
    ({ state, rows }, at) =>
      (state === 'done' || state === 'cancelled') &&
      rows.some((row) => row.state === 'failed' && !isSettled(plans.slice(0, at), row.report_id)),
  );
