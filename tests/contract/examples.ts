import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Endpoint } from '#shared/endpoint.ts';
import { callOf, type GroupName } from '#shared/registry.ts';
import type { Example, FullCall, Scene } from './example.ts';
import { noteReached } from './harness/reach.ts';

type Examples = Readonly<Record<string, Example<Endpoint>>>;
type FullCalls = Readonly<Record<string, () => Promise<FullCall>>>;

/** The examples of a group, which lie beside its handler. */
async function loadExamples(group: GroupName): Promise<Examples> {
  noteReached(`functions/${group}/examples.fixture.ts`);
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

/** Groups some of whose examples are small where the call can be large. */
const WITH_FULL_CALLS = new Set(
  globSync('functions/*/full-calls.fixture.ts').map((file) => basename(dirname(file))),
);

/** The call with a full page; undefined where the example is as large as the call ever is. */
export async function fullCallOf(endpoint: Endpoint): Promise<FullCall | undefined> {
  const { group, name } = callOf(endpoint);
  if (!WITH_FULL_CALLS.has(group)) return undefined;
  noteReached(`functions/${group}/full-calls.fixture.ts`);
  const module: { readonly fullCalls: FullCalls } = await import(
    `#functions/${group}/full-calls.fixture.ts`
  );
  return module.fullCalls[name]?.();
}
