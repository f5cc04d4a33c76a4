import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { ADJUSTED, synthesize } from '#tests/infra/synthesize.ts';

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

/** The deployed contents of the service worker, with how they are cached. */
function workerOf(context: Readonly<Record<string, string>>) {
  const { app, template } = synthesize(context);
  const folders = readdirSync(app.outdir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('asset.'))
    .map(({ name }) => join(app.outdir, name));
  const holding = folders.filter((folder) => existsSync(join(folder, 'service-worker.js')));
  const [folder = '', ...others] = holding;
  expect(others, 'it is deployed once').toEqual([]);
  const key = `${basename(folder).replace('asset.', '')}.zip`;
  const deployment = Object.values(
    template('Web').findResources('Custom::CDKBucketDeployment'),
  ).find(({ Properties }) => Properties.SourceObjectKeys.includes(key));
  return {
    script: readFileSync(join(folder, 'service-worker.js'), 'utf8'),
    properties: deployment?.Properties,
    after: deployment?.DependsOn,
  };
}

it('asks for a new service worker each time, and lets it answer for the whole address', () => {
  const { script, properties, after } = workerOf({});
  expect(script).toBe('keep();');
  expect(properties.SystemMetadata).toEqual({ 'cache-control': 'no-cache' });
  // The documents that it keeps must be there.
  expect(after).toContainEqual(expect.stringMatching(/^Pages/));
  // At the root: a worker answers for the folder that it lies in.
  expect(properties.DestinationBucketKeyPrefix).toBeUndefined();
});

it('serves the worker that removes itself when offline pages are switched off', () => {
  const { script, properties } = workerOf(ADJUSTED);
  expect(script).toBe('remove();');
  expect(properties.SystemMetadata).toEqual({ 'cache-control': 'no-cache' });
});
