import * as z from 'zod';
import { CLASS_STATES } from '#shared/classes/fields.ts';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import { ClassId, cursor, page } from '#shared/fields.ts';
import {
  AnsweredPeriod,
  PeriodInput,
  Statistics,
  statisticsPageSize,
  Totals,
} from '#shared/figures/statistics-fields.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

const statistics = post('school/statistics', {
  summary:
    'Kept figures of the school over a period: students who joined and left, and who signed in. 1001 when `to` lies before `from` or more than 366 days behind it.',
  access: [ROLE.principal],
  writes: 'no',
  budget: { read: 3, write: 0 },
  input: PeriodInput,
  output: () =>
    Statistics('school').extend({
      /** Students of the school now. */
      students: z.number().int(),
    }),
});

/** A class, and its figures over the period added up. */
export const ClassStatistics = () =>
  z.object({
    id: ClassId,
    name: z.string(),
    state: z.enum(CLASS_STATES),
    /** Students in the class now. */
    size: z.number().int(),
    totals: Totals('class'),
  });
export type ClassStatistics = z.infer<ReturnType<typeof ClassStatistics>>;

const classStatistics = post('school/statistics_class', {
  summary:
    'The same for each class, open ones first, by name; a teacher gets the classes that he or she teaches or assists.',
  access: STAFF,
  writes: 'no',
  budget: { read: 9, write: 0 },
  codes: [CODE.forbidden],
  input: () => PeriodInput().extend({ cursor, limit: statisticsPageSize }),
  output: () => page(ClassStatistics()).extend(AnsweredPeriod().shape),
});

/** Figures of the school and its classes. */
export const schoolStatistics = { statistics, classStatistics };
