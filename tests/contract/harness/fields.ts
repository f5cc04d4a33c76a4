import type * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { CALLS } from '#shared/registry.ts';

/** A wrong value of one field of a call, and the expected code. */
export interface FieldFault {
  readonly path: string;
  readonly endpoint: Endpoint;
  readonly field: string;
  readonly what: 'missing' | 'blank' | 'of a wrong type' | 'of a wrong value';
  readonly code: number;
  /** Undefined: the field is left out. */
  readonly value: unknown;
  /** Refused by the schema, before the use-case. */
  readonly bySchema: boolean;
}

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && 'safeParse' in value;

/** The fields of a call's input, by name. */
export function fieldsOf({ input }: Endpoint): readonly (readonly [string, z.ZodType])[] {
  const shape: unknown = 'shape' in input ? input.shape : {};
  return Object.entries(shape as object).filter((entry): entry is [string, z.ZodType] =>
    isSchema(entry[1]),
  );
}

const refusesAsType = (schema: z.ZodType, value: unknown): boolean =>
  schema
    .safeParse(value)
    .error?.issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0) ?? false;

const BLANKS = ['', '   '];
const WRONG_VALUES = ['#'.repeat(9000), '999999999'];

function faultsOf(endpoint: Endpoint, field: string, schema: z.ZodType): FieldFault[] {
  const at = { path: endpoint.path, endpoint, field, bySchema: true };
  const blanks = BLANKS.filter((value) => !schema.safeParse(value).success);
  // Values that only the use-case can refuse (a picture). A flag has no wrong value, only wrong types.
  const wrong = WRONG_VALUES.find((value) => !refusesAsType(schema, value));
  return [
    ...(schema.safeParse(undefined).success
      ? []
      : [{ ...at, what: 'missing', code: CODE.incomplete, value: undefined } as const]),
    ...blanks.map((value) => ({ ...at, what: 'blank', code: CODE.blank, value }) as const),
    { ...at, what: 'of a wrong type', code: CODE.wrongType, value: { nested: 'text' } },
    ...(wrong === undefined
      ? []
      : [
          {
            ...at,
            what: 'of a wrong value',
            code: CODE.invalid,
            value: wrong,
            bySchema: !schema.safeParse(wrong).success,
          } as const,
        ]),
  ];
}

/** All wrong values of all fields of all calls, derived from their schemas. */
export const FIELD_FAULTS: readonly FieldFault[] = CALLS.flatMap(({ endpoint }) =>
  fieldsOf(endpoint).flatMap(([field, schema]) => faultsOf(endpoint, field, schema)),
);
