import { describe, expect, it } from 'vitest';
import { synthesize } from '#tests/infra/synthesize.ts';

const api = synthesize().template('Api');
const layers = Object.keys(api.findResources('AWS::Lambda::LayerVersion'));
const functions = Object.values(api.findResources('AWS::Lambda::Function')).map(
  ({ Properties }) => Properties,
);

const DRAWING = ['cloud-classroom-certificates', 'cloud-classroom-sharing'];

describe('what draws reports and certificates', () => {
  it('is a layer for the processor and the version of Node that functions have', () => {
    expect(layers).toHaveLength(DRAWING.length);
    api.hasResourceProperties('AWS::Lambda::LayerVersion', {
      CompatibleArchitectures: ['arm64'],
      CompatibleRuntimes: ['nodejs24.x'],
    });
  });

  it('is a layer of the groups that draw, which have a whole core for it', () => {
    const drawing = functions.filter(({ Layers }) => Layers?.length);
    expect(drawing.map(({ FunctionName }) => FunctionName).sort()).toEqual(DRAWING);
    for (const each of drawing)
      expect(each).toMatchObject({
        Architectures: ['arm64'],
        Runtime: 'nodejs24.x',
        MemorySize: 1769,
      });
    const used = drawing.flatMap(({ Layers }) => Layers).map(({ Ref }) => Ref);
    expect(used.sort()).toEqual([...layers].sort());
  });
});
