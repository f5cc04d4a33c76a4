import * as z from 'zod';

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

/** References inside a schema start at that schema; in the document they start at its root. */
function rebase(value: unknown, place: string): unknown {
  if (Array.isArray(value)) return value.map((each) => rebase(each, place));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string' && inner.startsWith('#')
        ? [key, `${place}${inner.slice(1)}`]
        : [key, rebase(inner, place)],
    ),
  );
}

/**
 * The JSON schema of a contract's type as it stands in the document at `place`, e.g. `#/components/schemas/x`.
 * `input`: what a caller sends; `output`: what a caller gets.
 */
export function toJsonSchema(type: z.ZodType, io: 'input' | 'output', place: string): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    override: ({ jsonSchema }) => {
      dropTechnicalBounds(jsonSchema as Editable);
      joinConstants(jsonSchema as Editable);
    },
  });
  return rebase(schema, place) as JsonSchema;
}
