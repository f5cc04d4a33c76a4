import { describe, expect, it } from 'vitest';
import { synthesize } from '#tests/infra/synthesize.ts';

const api = synthesize().template('Api');
const layers = Object.keys(api.findResources('AWS::Lambda::LayerVersion'));
const functions = Object.values(api.findResources('AWS::Lambda::Function')).map(
  ({ Properties }) => Properties,
);

describe('what draws reports', () => {
  it('is one layer for the processor and the version of Node that functions have', () => {
    expect(layers).toHaveLength(1);
    api.hasResourceProperties('AWS::Lambda::LayerVersion', {
      CompatibleArchitectures: ['arm64'],
      CompatibleRuntimes: ['nodejs24.x'],
    });
  });

  it('is a layer of the group sharing alone, which has a whole core to draw with', () => {
    const drawing = functions.filter(({ Layers }) => Layers?.length);
    expect(drawing.map(({ FunctionName }) => FunctionName)).toEqual(['cloud-classroom-sharing']);
    expect(drawing[0]).toMatchObject({
      Architectures: ['arm64'],
      Runtime: 'nodejs24.x',
      MemorySize: 1769,
      Layers: [{ Ref: layers[0] }],
    });
  });
});
