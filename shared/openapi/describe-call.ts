import { CODE } from '#shared/codes.ts';
import type { Access, Endpoint } from '#shared/endpoint.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Call } from '#shared/registry.ts';
import { groupOfRole } from '#shared/roles.ts';
import { INPUT_CODES, jsonAnswer, MEANINGS } from './components.ts';
import { type Contents, type JsonSchema, toJsonSchema } from './json-schema.ts';

const MEGABYTE = 1024 * 1024;

const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const callers = (access: Access): string =>
  access === 'public' ? 'everybody, without signing in' : access.map(groupOfRole).join(', ');

function explain(endpoint: Endpoint): string {
  const limit = endpoint.picture ? LIMITS.pictureBodyBytes : LIMITS.bodyBytes;
  return [
    `**Callers:** ${callers(endpoint.access)}.`,
    endpoint.abilities &&
      `Teachers need what the principal grants: ${endpoint.abilities.join(', ')}. Without it they get 2003.`,
    endpoint.self && "`user_id` must be the caller's own; any other is refused with 2003.",
    endpoint.writes === 'school' &&
      'While the subscription of the school is past due, this call is refused with 2003.',
    endpoint.method === 'POST' && `The body has at most ${limit / MEGABYTE} MB.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Every code that the call may answer with HTTP 200, in the catalogue's order. */
export function codesOf(
  { access, self, writes, codes = [] }: Endpoint,
  hasInput: boolean,
): number[] {
  const session = access === 'public' ? [] : [CODE.notLoggedIn, CODE.loginTimeout, CODE.forbidden];
  const refused = self || writes === 'school' ? [CODE.forbidden] : [];
  const input = hasInput ? INPUT_CODES : [];
  return [...new Set([CODE.ok, ...codes, ...input, ...session, ...refused])].toSorted(
    (a, b) => a - b,
  );
}

function answerSchema(codes: readonly number[], data: object) {
  const failures = codes.filter((code) => code !== CODE.ok && !INPUT_CODES.includes(code));
  const withCodes = (name: string, list: readonly number[]) => ({
    allOf: [schemaRef(name), { properties: { code: { enum: list } } }],
  });
  const success = {
    type: 'object',
    properties: { code: { const: CODE.ok }, msg: { type: 'string' }, data },
    required: ['code', 'msg', 'data'],
  };
  const refused = codes.filter((code) => INPUT_CODES.includes(code));
  const others = [
    ...(refused.length ? [withCodes('RefusedInput', refused)] : []),
    ...(failures.length ? [withCodes('Failure', failures)] : []),
  ];
  return others.length ? { oneOf: [success, ...others] } : success;
}

/** A document means success; refusals are answered in the envelope. */
function answerOf({ document }: Endpoint, description: string, schema: object) {
  const answer = jsonAnswer(description, schema);
  if (!document) return answer;
  const [type = document] = document.split(';');
  return { ...answer, content: { [type]: { schema: { type: 'string' } }, ...answer.content } };
}

const UNCHANGED = { 304: { description: 'What `If-None-Match` names is still so.' } };

const requestBody = (input: JsonSchema, name: string) => ({
  required: (input.required ?? []).length > 0,
  content: {
    'application/x-www-form-urlencoded': { schema: schemaRef(name) },
    'application/json': { schema: schemaRef(name) },
  },
});

const queryParameters = ({ properties = {}, required = [] }: JsonSchema) =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));

export interface DescribedCall {
  readonly path: string;
  readonly method: string;
  readonly operation: object;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** One call as an operation of OpenAPI, with the schemas that it refers to. */
export function describeCall({ group, name, endpoint }: Call): DescribedCall {
  const id = `${group}.${name}`;
  const place = (kind: string) => `#/components/schemas/${id}.${kind}`;
  const contents: Contents = new Map();
  const input = toJsonSchema(endpoint.input, 'input', place('input'), contents);
  const hasInput = Object.keys(input.properties ?? {}).length > 0;
  const isGet = endpoint.method === 'GET';
  const codes = codesOf(endpoint, hasInput);
  const meanings = codes.map((code) => `- \`${code}\` ${MEANINGS[code] ?? ''}`).join('\n');
  const operation = {
    operationId: id,
    tags: [group],
    summary: endpoint.summary,
    description: explain(endpoint),
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    parameters: [
      { $ref: '#/components/parameters/lang' },
      ...(isGet ? queryParameters(input) : []),
    ],
    ...(hasInput && !isGet && { requestBody: requestBody(input, `${id}.input`) }),
    responses: {
      200: answerOf(
        endpoint,
        `\`code\` decides:\n\n${meanings}`,
        answerSchema(codes, schemaRef(`${id}.answer`)),
      ),
      ...(endpoint.document && UNCHANGED),
      ...(!isGet && { 413: { $ref: '#/components/responses/TooLarge' } }),
      500: { $ref: '#/components/responses/Fault' },
    },
  };
  const schemas = {
    ...Object.fromEntries(
      [...contents].map(([content, schema]) => [
        content,
        toJsonSchema(schema, 'input', schemaRef(content).$ref),
      ]),
    ),
    ...(hasInput && { [`${id}.input`]: input }),
    [`${id}.answer`]: toJsonSchema(endpoint.output, 'output', place('answer')),
  };
  return { path: `/${endpoint.path}`, method: endpoint.method.toLowerCase(), operation, schemas };
}
