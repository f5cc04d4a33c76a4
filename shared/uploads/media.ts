import type { UserId } from '#shared/ids.ts';
import type { TrafficReader } from '#shared/usage/rules.ts';
import { UPLOAD_LIMITS } from './limits.ts';

const OF_WORK = /^schools\/[^/]+\/works\//;

/**
 * Seconds of a period of signed addresses, by the key of the object. An address is the same for a period, and
 * valid until the end of the next: for one to two periods.
 */
export const addressPeriod = (key: string): number =>
  OF_WORK.test(key) ? UPLOAD_LIMITS.fileUrlSeconds : UPLOAD_LIMITS.mediaUrlSeconds;

/** The parameter of an address that says who reads the file: a person, or a group of readers. */
export const READER = 'by';

const OPERATOR = 'opr-';
/** Operators belong to no school that is a customer. */
export const isOperator = (person: UserId): boolean => person.startsWith(OPERATOR);

const STUDENT = 'stu-';
export const readerGroupOf = (person: UserId): TrafficReader =>
  person.startsWith(STUDENT) ? 'students' : 'staff';
