import { expect, test } from 'vitest';
import * as z from 'zod';
import { makeForm } from '#frontend/src/features/certificates/make/make-form.ts';
import { classForm } from '#frontend/src/features/classes/dialogs/class-form.ts';
import { kindSchema } from '#frontend/src/features/equipment/kinds/kind-values.ts';
import { ConvertForm } from '#frontend/src/features/leads/actions/convert-form.ts';
import { LeadForm } from '#frontend/src/features/leads/edit/lead-form.ts';
import { lessonForm } from '#frontend/src/features/lessons/dialogs/lesson-form.ts';
import { bulkForm } from '#frontend/src/features/lessons/plans/bulk-form.ts';
import { seriesForm } from '#frontend/src/features/lessons/plans/series-form.ts';
import { rulesForm } from '#frontend/src/features/lessons/settings/rules-form.ts';
import { RegistrationForm } from '#frontend/src/features/registrations/registration-form.ts';
import { cycleForm } from '#frontend/src/features/reports/cycles/cycle-form.ts';
import { publishSchema } from '#frontend/src/features/works/publish/publish-values.ts';
import { rulesOf } from '#frontend/src/ui/form/field-rules.ts';
import { CALLS } from '#shared/registry.ts';

interface Described {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
  readonly maxLength?: number;
  readonly type?: string;
  readonly pattern?: string;
}

/** The fields of a schema by their paths, as zod itself describes them. */
function fieldsOf(described: Described, path: readonly string[] = []): [string, Described][] {
  const inner = Object.entries(described.properties ?? {}).flatMap(([name, field]) =>
    fieldsOf(field, [...path, name]),
  );
  const items = described.items ? fieldsOf(described.items, [...path, '0']) : [];
  const shapes = (described.anyOf ?? []).flatMap((shape) => fieldsOf(shape, path));
  return [
    ...(path.length > 0 ? [[path.join('.'), described] as [string, Described]] : []),
    ...inner,
    ...items,
    ...shapes,
  ];
}

const toDescription = (schema: z.ZodType): Described =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;

const FORMS: readonly (readonly [string, z.ZodType])[] = [
  ...CALLS.map(({ endpoint }) => [endpoint.path, endpoint.input] as const),
  ['registration', RegistrationForm],
  ['certificates', makeForm],
  ['class', classForm],
  ['kind of equipment', kindSchema],
  ['conversion of a lead', ConvertForm],
  ['lead', LeadForm],
  ['lesson', lessonForm],
  ['change of lessons', bulkForm],
  ['series', seriesForm],
  ['rules of the calendar', rulesForm],
  ['cycle of reports', cycleForm],
  ['publishing', publishSchema],
];

test.each(FORMS)('%s: limits of fields are those of the schema', (_, schema) => {
  for (const [path, { maxLength }] of fieldsOf(toDescription(schema)))
    if (maxLength !== undefined) expect.soft(rulesOf(schema, path).maxLength, path).toBe(maxLength);
});

/** The texts of a call, without those that have the form of an id, a number or a day. */
const textsOf = (schema: z.ZodType) =>
  Object.entries(toDescription(schema).properties ?? {}).flatMap(([name, { type, pattern }]) => {
    const field = schema instanceof z.ZodObject ? schema.shape[name] : undefined;
    return field instanceof z.ZodType && type === 'string' && !pattern ? [{ name, field }] : [];
  });

const faultsOf = (field: z.ZodType, value: string): string[] =>
  (field.safeParse(value).error?.issues ?? []).map(({ code }) => code);

test.each(CALLS.map(({ endpoint }) => [endpoint.path, endpoint.input] as const))(
  '%s: an input takes what the server takes, and not one sign more',
  (_, schema) => {
    for (const { name, field } of textsOf(schema)) {
      const { maxLength, required } = rulesOf(schema, name);
      // An emoji, or a rare character of a name, counts once.
      expect.soft(faultsOf(field, '').length > 0, `${name}, empty`).toBe(required);
      if (maxLength === undefined) continue;
      for (const sign of ['字', '😀', '𠮷'])
        expect.soft(faultsOf(field, sign.repeat(maxLength)), name).not.toContain('too_big');
      expect.soft(faultsOf(field, '9'.repeat(maxLength + 1)).length, name).toBeGreaterThan(0);
    }
  },
);
