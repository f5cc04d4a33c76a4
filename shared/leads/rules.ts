/** The way of a family that asks for lessons, as the columns of the board stand. */
export const LEAD_STATES = [
  'new',
  'contacted',
  'trial_booked',
  'trial_done',
  'enrolled',
  'lost',
] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** What still needs somebody to do something. */
export const isOpenLead = (state: LeadState): boolean => state !== 'enrolled' && state !== 'lost';

/** States that staff choose; the others come with a booked trial lesson and with the new student. */
export const CHOSEN_LEAD_STATES = ['new', 'contacted', 'trial_done', 'lost'] as const;

export const LOST_REASONS = [
  'price',
  'time',
  'distance',
  'other_school',
  'not_interested',
  'unreachable',
  'other',
] as const;
export type LostReason = (typeof LOST_REASONS)[number];

export const LEAD_SOURCES = [
  'walk_in',
  'referral',
  'web',
  'event',
  'advertisement',
  'other',
] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

export const FOLLOW_UP_KINDS = ['call', 'message', 'visit', 'trial', 'note'] as const;
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number];

/** `cancelled`: the lesson does not take place, so another one is to be booked. */
export const TRIAL_STATES = ['booked', 'cancelled', 'present', 'absent'] as const;

/** Steps of the funnel that a lead has reached, whatever became of it later. */
export const LEAD_STAGES = ['contacted', 'trial_booked', 'trial_done', 'enrolled'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

/** A trial is no condition of enrolling: who enrols without one has not reached it. */
const STAGES_OF: Readonly<Record<LeadState, readonly LeadStage[]>> = {
  new: [],
  contacted: ['contacted'],
  trial_booked: ['contacted', 'trial_booked'],
  trial_done: ['contacted', 'trial_booked', 'trial_done'],
  enrolled: ['contacted', 'enrolled'],
  lost: [],
};

/** What a lead has reached once it is in this state, in the order of the funnel. */
export const stagesWith = (reached: readonly LeadStage[], state: LeadState): LeadStage[] =>
  LEAD_STAGES.filter((stage) => reached.includes(stage) || STAGES_OF[state].includes(stage));

/** Counts of the leads that came in a month from a source: all, those that reached a stage, and those lost now. */
export const FUNNEL_FIGURES = ['leads', ...LEAD_STAGES, 'lost'] as const;
export type FunnelFigure = (typeof FUNNEL_FIGURES)[number];
export type FunnelSums = Readonly<Record<FunnelFigure, number>>;

export const NO_SUMS: FunnelSums = {
  leads: 0,
  contacted: 0,
  trial_booked: 0,
  trial_done: 0,
  enrolled: 0,
  lost: 0,
};

/** What one lead adds to the figures. */
export const sumsOf = ({
  reached,
  state,
}: {
  readonly reached: readonly LeadStage[];
  readonly state: LeadState;
}): FunnelSums => {
  const has = (stage: LeadStage) => (reached.includes(stage) ? 1 : 0);
  return {
    leads: 1,
    contacted: has('contacted'),
    trial_booked: has('trial_booked'),
    trial_done: has('trial_done'),
    enrolled: has('enrolled'),
    lost: state === 'lost' ? 1 : 0,
  };
};

interface FunnelRow extends FunnelSums {
  /** In the smallest unit of the currency; null for who may not see finances. */
  readonly cost: number | null;
}

export interface FunnelTotal<K extends string = string> extends FunnelRow {
  readonly key: K;
}

const plus = (a: FunnelRow, b: FunnelRow): FunnelRow => ({
  leads: a.leads + b.leads,
  contacted: a.contacted + b.contacted,
  trial_booked: a.trial_booked + b.trial_booked,
  trial_done: a.trial_done + b.trial_done,
  enrolled: a.enrolled + b.enrolled,
  lost: a.lost + b.lost,
  cost: a.cost === null || b.cost === null ? null : a.cost + b.cost,
});

/** Rows added up by what they have in common, in the order in which it first occurs. */
export function totalsBy<R extends FunnelRow>(
  rows: readonly R[],
  keyOf: (row: R) => string,
): FunnelTotal[] {
  const sums = new Map<string, FunnelRow>();
  for (const row of rows) {
    const before = sums.get(keyOf(row));
    sums.set(keyOf(row), before ? plus(before, row) : row);
  }
  return [...sums].map(([key, { leads, cost, lost, ...stages }]) => ({
    key,
    leads,
    contacted: stages.contacted,
    trial_booked: stages.trial_booked,
    trial_done: stages.trial_done,
    enrolled: stages.enrolled,
    lost,
    cost,
  }));
}

/** A part in percent; null of nothing. */
export const rate = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100);

/** Money for each of a number; null where nothing was spent or nobody came. */
export const costOf = (cost: number | null, count: number): number | null =>
  cost === null || cost === 0 || count === 0 ? null : Math.round(cost / count);
