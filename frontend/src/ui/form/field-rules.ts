import * as z from 'zod';
import { fieldLimits } from '#shared/field-limits.ts';

/** What an input may know of its field before anybody types; the schema judges all the same. */
export interface FieldRules {
  /** An empty field is refused. */
  readonly required: boolean;
  /** In code points, as the schemas count. */
  readonly maxLength?: number | undefined;
  /** The keyboard of phones. */
  readonly inputMode?: 'decimal' | 'numeric' | undefined;
}

type Schema = z.core.$ZodType;
type Limits = Pick<FieldRules, 'maxLength' | 'inputMode'>;

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** The schemas around which a schema is put, each of which looks at the same value. */
function within(schema: Schema): readonly Schema[] {
  const def = defOf(schema);
  if (def.type === 'union') return def.options;
  if (def.type === 'pipe') return [def.in, def.out];
  // What may be left out, or null, or has a default.
  return 'innerType' in def ? [def.innerType] : [];
}

/** The schemas of a field, such as `guardians.0.phone`: several, where a form is one of some shapes. */
function schemasAt(schema: Schema, [name, ...rest]: readonly string[]): readonly Schema[] {
  if (name === undefined) return [schema];
  const def = defOf(schema);
  if (def.type === 'array') return schemasAt(def.element, rest);
  if (def.type !== 'object')
    return within(schema).flatMap((each) => schemasAt(each, [name, ...rest]));
  const field = def.shape[name];
  return field ? schemasAt(field, rest) : [];
}

const checksOf = (schema: Schema): readonly z.core.$ZodChecks['_zod']['def'][] =>
  (defOf(schema).checks ?? []).map((check) => (check as z.core.$ZodChecks)._zod.def);

function limitsOfText(schema: Schema): Limits {
  const lengths = checksOf(schema).flatMap((check) => {
    if (check.check === 'max_length') return check.maximum;
    return check.check === 'length_equals' ? check.length : [];
  });
  return { maxLength: lengths.length > 0 ? Math.min(...lengths) : undefined };
}

function limitsOfNumber(schema: Schema): Limits {
  const checks = checksOf(schema);
  const ends = (kind: 'greater_than' | 'less_than') =>
    checks.flatMap((check) => (check.check === kind ? Number(check.value) : []));
  const least = Math.max(...ends('greater_than'));
  const most = Math.min(...ends('less_than'));
  const whole = checks.some(({ check }) => check === 'number_format');
  const digits = Math.max(...[least, most].map((end) => String(end).length));
  return {
    // Decimals have no end.
    maxLength: whole && Number.isFinite(most) ? digits : undefined,
    // The keyboards for numbers have no sign on every phone.
    inputMode: least < 0 ? undefined : whole ? 'numeric' : 'decimal',
  };
}

const lengthsOf = (limits: readonly Limits[]): number[] =>
  limits.flatMap(({ maxLength }) => maxLength ?? []);

const keyboardOf = (limits: readonly Limits[]): Limits['inputMode'] =>
  limits.find(({ inputMode }) => inputMode)?.inputMode;

function limitsOf(schema: Schema): Limits {
  const own = fieldLimits.get(schema);
  if (own) return own;
  const { type } = defOf(schema);
  if (type === 'string') return limitsOfText(schema);
  if (type === 'number') return limitsOfNumber(schema);
  const parts = within(schema).map(limitsOf);
  const lengths = type === 'union' ? [] : lengthsOf(parts);
  return {
    maxLength: lengths.length > 0 ? Math.min(...lengths) : undefined,
    inputMode: keyboardOf(parts),
  };
}

/** What the schema of a form says of one of its fields; of a form of several shapes, what all of them say. */
export function rulesOf(schema: Schema, path: string): FieldRules {
  const schemas = schemasAt(schema, path.split('.'));
  const limits = schemas.map(limitsOf);
  const lengths = lengthsOf(limits);
  const isLimited = lengths.length > 0 && lengths.length === limits.length;
  return {
    required: schemas.length > 0 && schemas.every((each) => !z.safeParse(each, '').success),
    maxLength: isLimited ? Math.max(...lengths) : undefined,
    inputMode: keyboardOf(limits),
  };
}
