import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Endpoint, get, post } from '#shared/endpoint.ts';
import { CALLS } from '#shared/registry.ts';
import { describeApi } from './describe-api.ts';

const definition = {
  summary: 'A call.',
  access: 'public',
  writes: 'no',
  budget: { read: 0, write: 0 },
  input: () => z.object({}),
  output: () => z.null(),
} as const;

const operationOf = (endpoint: Endpoint) => {
  const { paths } = describeApi([{ group: 'portal', name: 'x', endpoint }], '1.0.0');
  return Object.values(paths['/a/b'] ?? {})[0];
};

const copy = (value: object) => JSON.parse(JSON.stringify(value));

describe('the API description', () => {
  it('is valid OpenAPI 3.1, and every reference leads somewhere', async () => {
    const validator = new Validator();
    const result = await validator.validate(copy(describeApi(CALLS, '1.0.0')));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it('has one operation for every call', () => {
    const { paths } = describeApi(CALLS, '1.0.0');
    const found = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = CALLS.map(({ endpoint }) => `${endpoint.method} /${endpoint.path}`);
    expect(found.toSorted()).toEqual(declared.toSorted());
  });

  it('leaves no reference inside a schema that starts at the schema', () => {
    const text = JSON.stringify(describeApi(CALLS, '1.0.0'));
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, place]) => place);
    expect(references.filter((place) => !place?.startsWith('#/components/'))).toEqual([]);
  });

  it('names allowed values, items of lists, and what texts of JSON hold', () => {
    const { schemas } = describeApi(CALLS, '1.0.0').components;
    const of = (name: string) => schemas[name as keyof typeof schemas];
    expect(of('works.publish.input')).toMatchObject({
      properties: {
        visibility: { type: 'string', enum: ['private', 'class', 'school', 'public'] },
        class_ids: { type: 'array', items: { type: 'string', pattern: expect.any(String) } },
      },
    });
    const text = JSON.stringify(schemas);
    const named = [...text.matchAll(/"contentSchema":\{"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect([...new Set(named.map(([, name]) => name))].toSorted()).toEqual([
      'CertificateDesign',
      'FormAnswers',
      'FormQuestions',
      'RichText',
    ]);
    for (const [, name = ''] of named) expect(of(name), name).toBeDefined();
  });

  it('takes a body in both encodings, and the fields of a GET from the query', () => {
    const input = () => z.object({ name: z.string(), note: z.string().optional() });
    expect(operationOf(post('a/b', { ...definition, input }))).toMatchObject({
      requestBody: {
        required: true,
        content: { 'application/json': {}, 'application/x-www-form-urlencoded': {} },
      },
    });
    expect(operationOf(get('a/b', { ...definition, input }))).toMatchObject({
      parameters: [
        {},
        { name: 'name', in: 'query', required: true },
        { name: 'note', required: false },
      ],
    });
  });

  it('says who may call, whom it may speak for, and what stops while past due', () => {
    const own = post('a/b', { ...definition, access: [1, 4], writes: 'school', self: true });
    expect(operationOf(own)).toMatchObject({
      security: [{ session: [] }],
      description: expect.stringMatching(/principal, live-teacher.*own.*past due/s),
    });
    expect(operationOf(post('a/b', definition))).toMatchObject({
      security: [],
      description: expect.not.stringContaining('past due'),
    });
  });
});
