import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { callOf, type GroupName } from '#shared/contracts/registry.ts';
import type { Example, Scene } from './example.ts';

type Examples = Readonly<Record<string, Example<Endpoint>>>;

/** The examples of a group, which lie beside its handler. */
async function loadExamples(group: GroupName): Promise<Examples> {
  const module: { readonly examples: Examples } = await import(
    `#functions/${group}/examples.fixture.ts`
  );
  return module.examples;
}

/** The example payload of a call, after creating the data that it needs. */
export async function examplePayload(
  endpoint: Endpoint,
  scene: Scene,
): Promise<Record<string, unknown>> {
  const { group, name } = callOf(endpoint);
  const example = (await loadExamples(group))[name];
  if (!example) throw new TypeError(`no example for ${endpoint.path}`);
  return { ...((await example(scene)) as Record<string, unknown>) };
}
