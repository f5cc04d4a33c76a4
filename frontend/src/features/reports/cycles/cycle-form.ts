import * as z from 'zod';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { DAY_MS, isDay } from '#shared/days.ts';
import type { ReportKind, ReportTemplate } from '#shared/reports/fields.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { type KindChoice, ownIdOf } from '../kinds/kind-choices.ts';
import { hasTooMuch, templatePayload } from '../kinds/TemplateFields.tsx';
import type { Cycle } from '../queries.ts';
import { listOf } from '../writing/report-values.ts';

/** Named like the fields of the call, so that errors of the server land on their field. */
export interface CycleValues {
  kind: KindChoice;
  name: string;
  from: string;
  to: string;
  deadline: string;
  remind: readonly number[];
  all_classes: boolean;
  class_ids: readonly ClassRef[];
  /** Null for a new cycle, which begins with that of its kind. */
  template: ReportTemplate | null;
}
export type CycleControl = FieldControl<CycleValues, 'reports'>;

/** Days before the deadline at which the school can be reminded. */
export const REMINDERS = [7, 3, 1] as const;

const rule = (name: string) => ({ params: { rule: name } });
const day = () => z.string().refine(isDay, rule('day'));

const fields = z.object({
  kind: z.custom<KindChoice>((kind) => typeof kind === 'string'),
  name: z.string().trim().min(1).max(REPORT_LIMITS.cycleNameMax),
  from: day(),
  to: day(),
  deadline: z.string().refine((text) => text === '' || isDay(text), rule('day')),
  remind: z.custom<readonly number[]>(Array.isArray),
  all_classes: z.boolean(),
  class_ids: z.custom<readonly ClassRef[]>(
    (chosen) => Array.isArray(chosen) && chosen.length <= REPORT_LIMITS.cycleClassesMax,
    rule('too_many'),
  ),
  template: z.custom<ReportTemplate | null>(
    (template) => template === null || !hasTooMuch(template as ReportTemplate),
    rule('too_many'),
  ),
});

const isShort = ({ from, to }: CycleValues): boolean =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS < REPORT_LIMITS.cycleDaysMax;

export const cycleForm = fields
  .refine(({ from, to }) => from <= to, { path: ['to'], ...rule('before') })
  .refine(isShort, { path: ['to'], ...rule('too_long') })
  .refine(({ all_classes, class_ids }) => all_classes || class_ids.length > 0, {
    path: ['class_ids'],
    ...rule('none'),
  }) as z.ZodType<CycleValues, CycleValues>;

interface Begun {
  /** `YYYY-MM-DD` of the school's clock. */
  readonly today: string;
  readonly isPrincipal: boolean;
}

/** This month, to be written within a week after its end. */
export function newCycle({ today, isPrincipal }: Begun): CycleValues {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const iso = (...parts: [number, number, number]) =>
    new Date(Date.UTC(...parts)).toISOString().slice(0, 10);
  return {
    kind: 'month',
    name: '',
    from: iso(year, month - 1, 1),
    to: iso(year, month, 0),
    deadline: iso(year, month, 5),
    remind: [3, 1],
    all_classes: isPrincipal,
    class_ids: [],
    template: null,
  };
}

/** `ended` names classes of which nothing more is known: they have ended without a report. */
export const valuesOfCycle = (
  cycle: Cycle,
  classes: readonly ClassRef[],
  ended: string,
): CycleValues => {
  const { kind, name, from, to, deadline, remind, all_classes, class_ids, template } = cycle;
  const named = new Map(classes.map((each) => [each.id, each]));
  return {
    kind,
    name,
    from,
    to,
    deadline,
    remind,
    all_classes,
    class_ids: class_ids.map((id) => named.get(id) ?? { id, name: ended }),
    template,
  };
};

const kindPayload = (choice: KindChoice) => {
  const own_id = ownIdOf(choice);
  return own_id ? { kind: 'own' as const, own_id } : { kind: choice as ReportKind };
};

/** As the calls take it. Form encoding has no empty list. */
export const cyclePayload = ({
  class_ids,
  remind,
  all_classes,
  deadline,
  template,
  kind,
  ...values
}: CycleValues) => ({
  ...values,
  ...kindPayload(kind),
  ...(template && { template: templatePayload(template) }),
  name: values.name.trim(),
  deadline,
  remind: deadline ? listOf(remind) : ('' as const),
  all_classes,
  class_ids: all_classes || class_ids.length === 0 ? [] : class_ids.map(({ id }) => id),
});
