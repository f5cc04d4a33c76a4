import * as z from 'zod';
import { fieldContents } from '#shared/field-contents.ts';

/** The parts of a JSON schema that this description uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly $ref?: string;
  readonly [keyword: string]: unknown;
}

type Editable = Record<string, unknown>;

/** Drops bounds that only say "an integer of JavaScript". */
function dropTechnicalBounds(schema: Editable): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format === 'date-time') delete schema.pattern;
}

/** A choice between constants, written the short way. */
function joinConstants(schema: Editable): void {
  const options = schema.anyOf;
  if (!Array.isArray(options) || !options.every((option) => 'const' in option)) return;
  delete schema.anyOf;
  schema.enum = options.map((option) => option.const);
}

/** JSON schemas of what texts hold, by their names. */
export type Contents = Map<string, z.ZodType>;

/** Allowed values of a text that is checked one step later, after its type. */
function valuesLater(type: z.core.$ZodType): readonly unknown[] | undefined {
  const { def } = (type as z.ZodType)._zod;
  if (!(def.type === 'pipe' && 'out' in def)) return undefined;
  const out = def.out as z.ZodType;
  return out instanceof z.ZodEnum ? out.options : undefined;
}

/** What a schema says by code: allowed values, items of lists, and what texts of JSON hold. */
function tellContent(type: z.core.$ZodType, schema: Editable, contents: Contents): void {
  const { json, items, values = valuesLater(type) } = fieldContents.get(type) ?? {};
  if (values) schema.enum = [...values];
  if (items) schema.items = toJsonSchema(items() as z.ZodType, 'input', '', contents);
  if (!json) return;
  contents.set(json.name, json.schema() as z.ZodType);
  schema.contentMediaType = 'application/json';
  schema.contentSchema = { $ref: `${SCHEMAS}${json.name}` };
}

const SCHEMAS = '#/components/schemas/';

/** References inside a schema start at that schema; in the document they start at its root. */
function rebase(value: unknown, place: string): unknown {
  if (Array.isArray(value)) return value.map((each) => rebase(each, place));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' &&
      typeof inner === 'string' &&
      inner.startsWith('#') &&
      !inner.startsWith(SCHEMAS)
        ? [key, `${place}${inner.slice(1)}`]
        : [key, rebase(inner, place)],
    ),
  );
}

/**
 * The JSON schema of a contract's type as it stands in the document at `place`, e.g. `#/components/schemas/x`.
 * `input`: what a caller sends; `output`: what a caller gets. What texts of JSON hold is added to `contents`.
 */
export function toJsonSchema(
  type: z.ZodType,
  io: 'input' | 'output',
  place: string,
  contents: Contents = new Map(),
): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      dropTechnicalBounds(jsonSchema as Editable);
      joinConstants(jsonSchema as Editable);
      if (io === 'input') tellContent(zodSchema, jsonSchema as Editable, contents);
    },
  });
  return rebase(schema, place) as JsonSchema;
}
