import * as z from 'zod';
import { CALLS } from '#shared/registry.ts';

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema && schema.properties ? Object.keys(schema.properties) : [];
  return [...own, ...Object.values(schema).flatMap(namesIn)];
}

const FIELDS = new Set(
  CALLS.flatMap(({ endpoint }) =>
    namesIn(z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' })),
  ),
);

/** `rule.<field>.<rule>` of the server and `invalid.<field>.<rule>` of the browser. */
const FIELD_KEY = /^(?:rule|invalid)\.([^.]+)\.[^.]+$/;

/** The field of a rule's key, when no contract has this field. */
export function unknownField(key: string): string | undefined {
  const field = FIELD_KEY.exec(key)?.[1];
  return field === undefined || FIELDS.has(field) ? undefined : field;
}
