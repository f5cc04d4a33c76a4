import { queryOf } from '#frontend/src/lib/query.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { certificates } from '#shared/certificates/contract.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { CERTIFICATE_STATES } from '#shared/certificates/states.ts';

/** Names of the filters in the address. */
export const FILTER = {
  class: 'class',
  student: 'student',
  batch: 'batch',
  state: 'state',
  from: 'from',
  to: 'to',
} as const;

/** Certificates that the caller may see, by the day on them. */
export const useCertificateList = () =>
  useCursorList({
    name: 'certificates',
    filters: Object.values(FILTER),
    ask: ({ search, filters, limit, cursor }) =>
      queryOf(certificates.endpoints.list, {
        class_id: filters[FILTER.class],
        student_id: filters[FILTER.student],
        batch_id: filters[FILTER.batch],
        state: CERTIFICATE_STATES.find((each) => each === filters[FILTER.state]),
        from: filters[FILTER.from],
        to: filters[FILTER.to],
        search: search || undefined,
        // A page of the browser may be longer.
        limit: Math.min(limit, CERTIFICATE_LIMITS.pageMax),
        cursor,
      }),
  });
export type Certificates = ReturnType<typeof useCertificateList>;
