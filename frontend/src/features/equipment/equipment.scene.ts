import { makeOverdue, makePieces } from '#tests/factories/equipment.ts';
import type { Person } from '#tests/factories/person.ts';

/** Some pieces of a new kind. */
export const addPieces = (as: Person, count: number) => makePieces(as, count);

/** A piece that should have come back. */
export const addOverdue = (as: Person) => makeOverdue(as);
