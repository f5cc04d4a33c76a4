import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { withRightsOf } from '#infra/local/rights/judge.ts';
import { newId } from '#shared/ids.ts';
import type { GroupName } from '#shared/registry.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { env } from './env.ts';
import { copyObject, headObject, type ObjectName, putObject } from './objects.ts';

const s3 = new S3Client({ forcePathStyle: true });

it('an object that is missing is found to be so, and nothing else is: not one that nobody may read', async () => {
  const key = `schools/${newId('school')}/works/none.txt`;
  const missing = { bucket: env('WORKS_BUCKET'), key };
  const head = (group: GroupName, name: ObjectName) =>
    withRightsOf(
      group,
      () => undefined,
      () => headObject(name),
    );
  expect(await head('works', missing)).toBeUndefined();
  const copy = () => copyObject({ ...missing, etag: '"1"' }, missing, 'text/plain');
  expect(await withRightsOf('works', () => undefined, copy)).toBe(false);

  const faulty = { $metadata: { httpStatusCode: 403 } };
  await expect(head('tasks', missing)).rejects.toMatchObject(faulty);
  await expect(withRightsOf('tasks', () => undefined, copy)).rejects.toMatchObject(faulty);
  await expect(head('works', { ...missing, bucket: 'none' })).rejects.toThrow();
});

it('an object is kept by browsers while its address stays the same, and by the edge as long as a removed one may be seen', async () => {
  const bucket = env('WORKS_BUCKET');
  const first = { bucket, key: `schools/${newId('school')}/works/one.txt` };
  const second = { bucket, key: `schools/${newId('school')}/works/two.txt` };
  await putObject(first, Buffer.from('work'), 'text/plain');
  const { etag = '' } = (await headObject(first)) ?? {};
  await copyObject({ ...first, etag }, second, 'text/plain');

  for (const { key } of [first, second]) {
    const { CacheControl } = await s3.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
    const directives = (CacheControl ?? '').split(', ');
    expect(directives).toContain(`max-age=${UPLOAD_LIMITS.mediaUrlSeconds}`);
    expect(directives).toContain(`s-maxage=${UPLOAD_LIMITS.mediaEdgeSeconds}`);
    // With either of them the edge would keep nothing.
    expect(directives).not.toContain('private');
    expect(directives).not.toContain('no-store');
  }
});
