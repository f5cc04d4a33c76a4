import { expect, it } from 'vitest';
import { synthesize } from '#tests/infra/synthesize.ts';

const web = synthesize().template('Web');
const deployments = Object.values(web.findResources('Custom::CDKBucketDeployment')).map(
  ({ Properties }) => Properties,
);

it('sends compressed what CloudFront would send as it is', () => {
  const compressed = deployments.filter(({ SystemMetadata }) => SystemMetadata['content-encoding']);
  expect(compressed).toEqual([
    expect.objectContaining({
      DestinationBucketKeyPrefix: 'assets/',
      SystemMetadata: expect.objectContaining({
        'content-encoding': 'br',
        'content-type': 'text/javascript',
        'cache-control': expect.stringContaining('immutable'),
      }),
    }),
  ]);
});
