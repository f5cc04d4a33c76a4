import {
  type LogReading,
  loginsOfPerson,
  monthsOfLog,
  pageOfLog,
} from '#functions/domain/logs/read-log.ts';
import type { School } from '#functions/domain/schools/school.ts';
import type { Item } from '#functions/platform/table.ts';
import type { Input } from '#shared/endpoint.ts';
import type { logs } from '#shared/logs/contract.ts';
import { deviceOf } from '#shared/logs/devices.ts';
import { spanOf } from './asked-log.ts';

/** The filters of both logs. */
export type Filters = Partial<Omit<Input<typeof logs.endpoints.sheet>, 'kind' | 'school'>>;

type Paging = Pick<LogReading, 'limit' | 'from' | 'most'>;
export type FindEntries = (paging: Paging) => ReturnType<typeof pageOfLog>;

type Keeps = (entry: Item) => boolean;

/** Only filters that are set cost reading on. */
function keepsAll(conditions: readonly (Keeps | false | undefined)[]): Keeps | undefined {
  const set = conditions.flatMap((each) => each || []);
  return set.length > 0 ? (entry) => set.every((holds) => holds(entry)) : undefined;
}

/** Sign-ins; those of a person lie together, so that nobody else's are read. */
export function findLogins(school: School, filters: Filters, now: Date): FindEntries {
  const { person, result, device } = filters;
  const span = spanOf(filters, school, now);
  const parts = person
    ? loginsOfPerson(school.id, person, span)
    : monthsOfLog(school.id, 'LOGINS', span);
  const keeps = keepsAll([
    result && ((entry) => entry['result'] === result),
    device && ((entry) => deviceOf(String(entry['agent'])).system === device),
  ]);
  return (paging) => pageOfLog({ ...paging, parts, keeps });
}

/** Operations; those of a person or of a kind are looked for among all, some hundred at a time. */
export function findOperations(school: School, filters: Filters, now: Date): FindEntries {
  const { person, action } = filters;
  const parts = monthsOfLog(school.id, 'OPERATIONS', spanOf(filters, school, now));
  const keeps = keepsAll([
    person && ((entry) => entry['userId'] === person),
    action && ((entry) => entry['action'] === action),
  ]);
  return (paging) => pageOfLog({ ...paging, parts, keeps });
}
