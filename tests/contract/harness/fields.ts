import type * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { CALLS } from '#shared/contracts/registry.ts';

/** One way in which one field of one call can be wrong, and what must be answered. */
export interface FieldFault {
  readonly path: string;
  readonly endpoint: Endpoint;
  readonly field: string;
  readonly what: 'missing' | 'blank' | 'of a wrong type' | 'of a wrong value';
  readonly code: number;
  /** Undefined: the field is left out. */
  readonly value: unknown;
  /** Refused before the use-case begins. */
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
  // What the schema lets through (a picture) the use-case must refuse. A flag has no wrong value: what is
  // none is of a wrong type.
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

/** Every wrong field of every call, as its schema says. */
export const FIELD_FAULTS: readonly FieldFault[] = CALLS.flatMap(({ endpoint }) =>
  fieldsOf(endpoint).flatMap(([field, schema]) => faultsOf(endpoint, field, schema)),
);
