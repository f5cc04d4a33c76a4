import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CODE } from './codes.ts';
import { CALLS, GROUPS } from './registry.ts';
import { SIGNED_IN } from './roles.ts';

const twice = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const fieldsOf = (input: z.ZodType) =>
  input instanceof z.ZodObject ? Object.keys(input.shape) : [];

describe('the registry', () => {
  it('has every group and every call once', () => {
    expect(twice(GROUPS.map(({ name }) => name))).toEqual([]);
    expect(twice(CALLS.map(({ endpoint }) => endpoint.path.toLowerCase()))).toEqual([]);
    expect(twice(CALLS.map(({ group, name }) => `${group}.${name}`))).toEqual([]);
  });
});

describe.each(CALLS)('$endpoint.path', ({ endpoint }) => {
  it('has a path of two names', () => {
    expect(endpoint.path).toMatch(/^[A-Za-z_]+\/\w+$/);
  });

  it('says who may call', () => {
    if (endpoint.access === 'public') return;
    expect(endpoint.access.length).toBeGreaterThan(0);
    for (const role of endpoint.access) expect(SIGNED_IN).toContain(role);
  });

  it('does not ask for the school, which the session knows', () => {
    expect(fieldsOf(endpoint.input)).not.toContain('school_id');
  });

  it('asks for user_id where it must be the own one', () => {
    if (endpoint.self) expect(fieldsOf(endpoint.input)).toContain('user_id');
  });

  it('writes only where it says so', () => {
    if (endpoint.writes === 'no') expect(endpoint.budget.write).toBe(0);
    if (endpoint.writes === 'school') expect(endpoint.access).not.toBe('public');
  });

  it('names codes of the catalogue', () => {
    for (const code of endpoint.codes ?? []) expect(Object.values(CODE)).toContain(code);
  });
});
