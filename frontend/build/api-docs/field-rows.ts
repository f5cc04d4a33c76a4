import type { JsonSchema } from '#shared/openapi/json-schema.ts';

/** One line of a table of fields. */
export interface FieldRow {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly rule: string;
}

export type Resolve = (place: string) => JsonSchema;

const listed = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join(' or ');

function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return listed([schema.const]);
  if (schema.enum) return listed(schema.enum);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  if (schema.$ref) return 'the same again';
  return [schema.type ?? 'anything'].flat().join(' or ');
}

const bound = (schema: JsonSchema, low: string, high: string, unit: string): string => {
  const from = schema[low];
  const to = schema[high];
  if (from === undefined && to === undefined) return '';
  if (from === undefined) return `at most ${to}${unit}`;
  return to === undefined ? `at least ${from}${unit}` : `${from} to ${to}${unit}`;
};

const ruleOf = (schema: JsonSchema): string =>
  [
    typeof schema.format === 'string' ? schema.format : '',
    bound(schema, 'minLength', 'maxLength', ' characters'),
    bound(schema, 'minimum', 'maximum', ''),
    typeof schema.pattern === 'string' ? `pattern ${schema.pattern}` : '',
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ]
    .filter(Boolean)
    .join('; ');

function within(
  schema: JsonSchema,
  name: string,
  resolve: Resolve,
  seen: readonly string[],
): FieldRow[] {
  if (schema.$ref) {
    if (seen.includes(schema.$ref)) return [];
    return within(resolve(schema.$ref), name, resolve, [...seen, schema.$ref]);
  }
  if (schema.items) return within(schema.items, `${name}[]`, resolve, seen);
  const options = (schema.anyOf ?? []).flatMap((option) => within(option, name, resolve, seen));
  return [...options, ...rowsOf(schema, resolve, name ? `${name}.` : '', seen)];
}

/** The fields of an object, those inside its fields after them (`classes.classOwn[].id`). */
export function rowsOf(
  schema: JsonSchema,
  resolve: Resolve,
  prefix = '',
  seen: readonly string[] = [],
): FieldRow[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]) => {
    const full = `${prefix}${name}`;
    const row = {
      name: full,
      type: typeOf(field.$ref && !seen.includes(field.$ref) ? resolve(field.$ref) : field),
      required: required.includes(name),
      rule: ruleOf(field),
    };
    return [row, ...within(field, full, resolve, seen)];
  });
}

/** What the answer is as a whole, and its fields. */
export const describeAnswer = (schema: JsonSchema, resolve: Resolve) => ({
  type: typeOf(schema),
  rows: within(schema, '', resolve, []),
});
