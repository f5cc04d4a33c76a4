import { NOUN_OPERATIONS } from './operations.generated.ts';

/** What the operation log of a school tells: each kind of change, export and refused attempt, in words. */
export const OPERATIONS = NOUN_OPERATIONS;
export type Operation = keyof typeof OPERATIONS;

export const OPERATION_NAMES = Object.keys(OPERATIONS) as [Operation, ...Operation[]];
