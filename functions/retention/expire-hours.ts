import { writeAllExpiries } from '#functions/domain/hours/write-expiries.ts';
import { NOBODY } from '#functions/domain/people/nobody.ts';
import { visitSchools } from './nightly-round.ts';

/**
 * Once a night, for all schools in turn: writes hours whose last day has passed to the ledgers, so that the figures of
 * what is still to be taught are right although nobody looks. Answers how many students had such hours.
 */
export const expireHours = (now: () => Date, until: Date): Promise<number> =>
  visitSchools({ place: 'HOURS', now, until }, ({ id, timeZone }, end) => {
    const writer = () => ({ userId: NOBODY.userId, name: '', now: now(), timeZone });
    return writeAllExpiries(id, writer, () => now() >= end);
  });
