import { ROLE, type Role } from '#shared/roles.ts';

/** Where a piece of equipment is in its life. */
export const PIECE_STATES = ['available', 'lent', 'repair', 'lost', 'retired'] as const;
export type PieceState = (typeof PIECE_STATES)[number];

/** How a piece is; `incomplete` when something of it is missing. */
export const CONDITIONS = ['fine', 'worn', 'incomplete', 'damaged'] as const;

/** How a piece is when it is lent, and when it comes back: a damaged one goes to be repaired. */
export const LENT_CONDITIONS = ['fine', 'worn', 'incomplete'] as const;
export const RETURN_CONDITIONS = ['fine', 'damaged', 'incomplete'] as const;

/** What happens to a piece after it was lent, or without that. */
export const PIECE_STEPS = [
  'return',
  'extend',
  'repair',
  'repaired',
  'lost',
  'restore',
  'retire',
] as const;
export type PieceStep = (typeof PIECE_STEPS)[number];

/** Lines of a piece's history. */
export const HISTORY_STEPS = ['lend', ...PIECE_STEPS] as const;
export type HistoryStep = (typeof HISTORY_STEPS)[number];

/** In which states of a piece a step is possible. */
const STATES_OF_STEP: Readonly<Record<HistoryStep, readonly PieceState[]>> = {
  lend: ['available'],
  return: ['lent'],
  extend: ['lent'],
  repair: ['available'],
  repaired: ['repair'],
  lost: ['available', 'lent', 'repair'],
  restore: ['lost', 'retired'],
  retire: ['available', 'repair', 'lost'],
};

/** What only a principal decides. */
const OF_PRINCIPALS: readonly HistoryStep[] = ['restore', 'retire'];

export const mayTakeStep = (role: Role, step: HistoryStep): boolean =>
  role === ROLE.principal || !OF_PRINCIPALS.includes(step);

export const isStepOf = (state: PieceState, step: HistoryStep): boolean =>
  STATES_OF_STEP[step].includes(state);

/** What a person can do with a piece now. */
export const stepsFor = (role: Role, state: PieceState): HistoryStep[] =>
  HISTORY_STEPS.filter((step) => isStepOf(state, step) && mayTakeStep(role, step));

/** To whom a piece can be lent. */
export const HOLDER_KINDS = ['student', 'staff', 'class'] as const;
export type HolderKind = (typeof HOLDER_KINDS)[number];

/** Where a stock-taking found a piece that should not be there, or did not find one. */
export const STOCK_PARTS = ['seen', 'found', 'missing'] as const;
export type StockPart = (typeof STOCK_PARTS)[number];

/** The label of a piece opens its page; a scanner takes the id out of it. */
const IN_ADDRESS = /\/equipment\/(eqp-[0-9a-z]{26})(?:[/?#]|$)/;

/** What a scanned or typed text means: the id of a piece, or else its number. */
export function readLabel(text: string): string {
  const trimmed = text.trim();
  return IN_ADDRESS.exec(trimmed)?.[1] ?? trimmed;
}
