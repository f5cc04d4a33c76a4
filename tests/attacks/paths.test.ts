import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl as signMedia } from '@aws-sdk/cloudfront-signer';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEDIA_KEY_ID } from '#infra/local/names.ts';
import { layout } from '#infra/local/paths.ts';
import { Attempts } from './harness/attempts.ts';
import { climbingPaths } from './harness/climbing-paths.ts';
import { ask, each } from './harness/raw-request.ts';
import { rounds } from './harness/rounds.ts';
import { openTarget, SECRET, type Target } from './harness/store.ts';

const MARK = 'outside of everything that is served';
/** What a reader of the wrong file would see. */
const TELLING = [MARK, SECRET.Body, 'PRIVATE KEY', '"cloud-classroom"', 'root:x:0:0'];
const DEPTH = rounds(1, 4);

let folder: string;
let target: Target;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'classroom-paths-'));
  const web = join(folder, 'web');
  await mkdir(join(web, 'assets'), { recursive: true });
  await writeFile(join(web, 'index.html'), '<div id="root"></div>');
  await writeFile(join(folder, 'marker.txt'), MARK);
  target = await openTarget(web);
  const data = layout(target.cloud.engines.dir);
  const outside = join(data.s3, '..', 'outside');
  await mkdir(outside);
  for (const name of ['x', 'x._S3rver_object']) await writeFile(join(outside, name), MARK);
  await writeFile(join(data.s3, '..', 'marker.txt'), MARK);
}, 60_000);
afterAll(async () => {
  await target.cloud.stop();
  await rm(folder, { recursive: true });
});

/** Everything that the system keeps, but what lies in the attacked bucket and what it logs meanwhile. */
async function filesBesideBuckets(): Promise<string[]> {
  const { dir } = target.cloud.engines;
  const files = await readdir(dir, { recursive: true });
  return files.filter((name) => !/^(s3\/works\/|s3\/access-logs\/|log)/.test(name)).toSorted();
}

/** Folders that are served, with the doors to them. */
const served = (): (readonly [what: string, origin: string, from: string])[] => {
  const [store = ''] = target.doors;
  const { url } = target.cloud;
  return [
    ['the store', store, '/works/'],
    ['the store', store, '/'],
    ['the store behind the gateway', url, '/s3/works/'],
    ['files', url, '/media/'],
    ['files', url, '/media/schools/sch-1/works/'],
    ['pages', url, '/'],
    ['chunks', url, '/assets/'],
    ['the Scratch library', url, '/scratch-assets/'],
    ['the description', url, '/api/docs/'],
    ['calls', url, '/api/'],
    ['calls', url, '/api/index/login/'],
  ];
};

describe('a path that climbs out of what is served', () => {
  it('reads nothing from anywhere', async (context) => {
    const attempts = new Attempts(context, 'paths');
    for (const [what, origin, from] of served())
      await each(climbingPaths(from, DEPTH), async (path) => {
        const { body } = await ask({ origin, path });
        const told = TELLING.find((text) => body.includes(text));
        attempts.tried(`${what} ${path}: ${told}`, told !== undefined);
      });
    attempts.expectNoneFell();
  }, 120_000);

  it('reads nothing at an address of a file that was signed for it', async (context) => {
    const attempts = new Attempts(context, 'paths');
    const { mediaPrivateKey: privateKey } = JSON.parse(target.cloud.env['SECRETS'] ?? '{}');
    const { origin } = new URL(target.cloud.url);
    const until = { dateLessThan: new Date(Date.now() + 600_000).toISOString() };
    await each(climbingPaths('/media/schools/sch-1/works/', 1), async (path) => {
      const [before = ''] = path.split('#');
      const url = signMedia({
        url: `${origin}${before}`,
        privateKey,
        keyPairId: MEDIA_KEY_ID,
        ...until,
      });
      const { body } = await ask({ origin, path: url.slice(origin.length) });
      const told = TELLING.find((text) => body.includes(text));
      attempts.tried(`signed ${path}: ${told}`, told !== undefined);
    });
    attempts.expectNoneFell();
  }, 60_000);

  it('writes nothing outside of its bucket, although it was signed', async (context) => {
    const attempts = new Attempts(context, 'paths');
    const before = await filesBesideBuckets();
    const s3 = target.client(target.doors[0] ?? '');
    await each(climbingPaths('a/', 1), async (Key) => {
      const signed = await getSignedUrl(s3, new PutObjectCommand({ Bucket: 'works', Key }));
      const { origin } = new URL(signed);
      const path = signed.slice(origin.length);
      const { status } = await ask({ method: 'PUT', origin, path, body: 'x' });
      // Any other name is only a name.
      const climbs = Key.split(/[/\\]/).includes('..');
      attempts.tried(`PUT ${Key}: ${status}`, climbs && status === 200);
    });
    attempts.expectNoneFell();
    expect(await filesBesideBuckets()).toEqual(before);
  }, 60_000);
});
