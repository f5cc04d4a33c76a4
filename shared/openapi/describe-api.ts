import { API_BASE } from '#shared/endpoint.ts';
import type { Call } from '#shared/registry.ts';
import { COMPONENTS, MEANINGS } from './components.ts';
import { describeCall } from './describe-call.ts';

const catalogue = Object.entries(MEANINGS)
  .toSorted(([a], [b]) => Number(a) - Number(b))
  .map(([code, meaning]) => `| ${code} | ${meaning} |`)
  .join('\n');

const INTRODUCTION = `Every call answers an envelope \`{code, msg, data}\`. HTTP 200 stands for every answer with a code of the catalogue; \`code\` decides. A fault of the service is HTTP 500 with code 0.

Bodies are form-encoded (nested values in brackets, \`a[b]=1\`) or JSON. The school always comes from the session; a payload that names another one is refused with 2003.

| code | meaning |
|---|---|
${catalogue}`;

/** The OpenAPI 3.1 description of the calls; a pure function of the contract. */
export function describeApi(calls: readonly Call[], version: string) {
  const described = calls.map(describeCall);
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, operation } of described) {
    paths[path] = { ...paths[path], [method]: operation };
  }
  const schemas = Object.assign({}, ...described.map((call) => call.schemas));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cloud Classroom API',
      version,
      description: INTRODUCTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: API_BASE }],
    tags: [...new Set(calls.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: { ...COMPONENTS, schemas: { ...COMPONENTS.schemas, ...schemas } },
  };
}
