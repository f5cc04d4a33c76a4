import { queryOf } from '#frontend/src/lib/query.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { logs } from '#shared/logs/contract.ts';
import { SYSTEMS } from '#shared/logs/devices.ts';
import { LOG_LIMITS } from '#shared/logs/limits.ts';
import { LOGIN_RESULTS } from '#shared/logs/logins.ts';
import { OPERATION_NAMES } from '#shared/operations.ts';

const { loginLog, operationLog, ownLog } = logs.endpoints;

/** The filters, as parameters of the address. */
export const FILTER = {
  school: 'school',
  from: 'from',
  to: 'to',
  person: 'person',
  result: 'result',
  device: 'device',
  action: 'action',
} as const;
const COMMON = [FILTER.school, FILTER.from, FILTER.to, FILTER.person];

type Filters = Readonly<Record<string, string>>;

const days = ({ [FILTER.from]: from, [FILTER.to]: to }: Filters) => ({ from, to });
const whose = ({ [FILTER.school]: school, [FILTER.person]: person }: Filters) => ({
  school,
  person,
});
const kinds = (filters: Filters) => ({
  result: LOGIN_RESULTS.find((each) => each === filters[FILTER.result]),
  device: SYSTEMS.find((each) => each === filters[FILTER.device]),
});

export const toLoginQuery = (filters: Filters) => ({
  ...days(filters),
  ...whose(filters),
  ...kinds(filters),
});
export const toOperationQuery = (filters: Filters) => ({
  ...days(filters),
  ...whose(filters),
  action: OPERATION_NAMES.find((each) => each === filters[FILTER.action]),
});

const pageOf = (limit: number, cursor: string | undefined) => ({
  limit: Math.min(limit, LOG_LIMITS.pageMax),
  cursor,
});

export const useLogins = () =>
  useCursorList({
    name: 'sign-ins',
    filters: [...COMMON, FILTER.result, FILTER.device],
    ask: ({ filters, limit, cursor }) =>
      queryOf(loginLog, { ...toLoginQuery(filters), ...pageOf(limit, cursor) }),
  });

export const useOwnLogins = () =>
  useCursorList({
    name: 'own-sign-ins',
    filters: [FILTER.from, FILTER.to, FILTER.result, FILTER.device],
    ask: ({ filters, limit, cursor }) =>
      queryOf(ownLog, { ...days(filters), ...kinds(filters), ...pageOf(limit, cursor) }),
  });

export const useOperations = () =>
  useCursorList({
    name: 'operations',
    filters: [...COMMON, FILTER.action],
    ask: ({ filters, limit, cursor }) =>
      queryOf(operationLog, { ...toOperationQuery(filters), ...pageOf(limit, cursor) }),
  });
