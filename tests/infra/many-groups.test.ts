import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it, vi } from 'vitest';
import { GROUPS } from '#shared/registry.ts';
import { synthesize, withNested } from './synthesize.ts';

/** More groups than the product will have; each new one is as large as the largest of today. */
const { MANY } = vi.hoisted(() => ({ MANY: 45 }));

vi.mock('#shared/registry.ts', async (original) => {
  const registry = await original<typeof import('#shared/registry.ts')>();
  const size = ({ endpoints }: { endpoints: object }) => Object.keys(endpoints).length;
  const [largest] = registry.GROUPS.toSorted((one, other) => size(other) - size(one));
  const more = Array.from({ length: MANY - registry.GROUPS.length }, (_, number) => ({
    ...largest,
    name: `more-${number}`,
  }));
  return { ...registry, GROUPS: [...registry.GROUPS, ...more] };
});

/** A group that is made up has no code; the tests do not bundle it. */
vi.mock('#infra/bundle-function.ts', async (original) => {
  const bundling = await original<typeof import('#infra/bundle-function.ts')>();
  const handlerOf: typeof bundling.handlerOf = (group) =>
    bundling.handlerOf(group.startsWith('more-') ? 'lessons' : group);
  return { ...bundling, handlerOf };
});

/** Limits of CloudFormation, with room for what comes: 500 resources, 200 outputs, 1 MB, 2,500 in a tree. */
const MOST = { resources: 450, outputs: 180, bytes: 900_000, tree: 2_250 };

describe('forty-five groups', () => {
  const { names, stack } = synthesize();
  const trees = names.map((name) => withNested(stack(name.slice(name.lastIndexOf('-') + 1))));
  const sizeOf = (each: (typeof trees)[number][number]) => {
    const template = Template.fromStack(each).toJSON();
    return {
      resources: Object.keys(template.Resources).length,
      outputs: Object.keys(template.Outputs ?? {}).length,
      bytes: JSON.stringify(template).length,
    };
  };

  it('are that many', () => {
    expect(GROUPS).toHaveLength(MANY);
    expect(trees.flat().length).toBe(names.length + MANY);
  });

  it.each(trees.flat().map((each) => [each.node.path, each] as const))('fit into %s', (_, each) => {
    const size = sizeOf(each);
    expect(size.resources).toBeLessThanOrEqual(MOST.resources);
    expect(size.outputs).toBeLessThanOrEqual(MOST.outputs);
    expect(size.bytes).toBeLessThanOrEqual(MOST.bytes);
  });

  it('fit into one deployment of a stack with those in it', () => {
    for (const tree of trees) {
      const resources = tree.reduce((sum, each) => sum + sizeOf(each).resources, 0);
      expect(resources).toBeLessThanOrEqual(MOST.tree);
    }
  });
});
