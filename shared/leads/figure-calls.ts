import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import { integer, oneOf, optionalWords } from '#shared/fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { STAFF } from '#shared/roles.ts';
import { LEAD_LIMITS } from './limits.ts';
import { FUNNEL_FIGURES, type FunnelFigure, LEAD_SOURCES } from './rules.ts';

const month = () => Line().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

const sums = () => {
  const shape = Object.fromEntries(FUNNEL_FIGURES.map((name) => [name, z.number().int()]));
  return z.object(shape as Record<FunnelFigure, z.ZodNumber>);
};

/** Leads that came in one month from one source, and for one campaign. */
export const FunnelRow = () =>
  z.object({
    month: z.string(),
    source: z.enum(LEAD_SOURCES),
    /** Empty for none. */
    campaign: z.string(),
    ...sums().shape,
    /** What was spent, in the smallest unit of the school's currency; null for who may not see finances. */
    cost: z.number().int().nullable(),
  });
export type FunnelRow = z.infer<ReturnType<typeof FunnelRow>>;

const funnel = post('consult/funnel', {
  summary:
    'What became of the leads of some months, by month, source and campaign: a lead counts in the month in which it came in, by the clock of the school, and for every step that it has reached since.',
  access: STAFF,
  writes: 'no',
  budget: { read: 24, write: 0 },
  input: () =>
    z.object({
      /** The last month; the current one by default. */
      to: month().optional(),
      months: integer(1, LEAD_LIMITS.funnelMonthsMax).default(6),
    }),
  output: () =>
    z.object({
      from: z.string(),
      to: z.string(),
      rows: z.array(FunnelRow()),
      /** There are more rows than one answer holds: the latest months are complete. */
      truncated: z.boolean(),
    }),
});

const cost = post('consult/cost', {
  summary:
    'What a source, or one campaign of it, has cost in a month. `was` is what the edit began from: -1 with `data.current` when somebody else has typed another amount.',
  access: STAFF,
  abilities: ['see-finances'],
  writes: 'school',
  budget: { read: 1, write: 4 },
  codes: [CODE.wait],
  input: () =>
    z.object({
      month: month(),
      source: oneOf(LEAD_SOURCES),
      campaign: optionalWords(LEAD_LIMITS.leadTextMax),
      was: integer(0, LIMITS.moneyMax).default(0),
      amount: integer(0, LIMITS.moneyMax),
    }),
  output: () => z.object({ cost: z.number().int() }),
});

export const leadFigures = { funnel, cost };
