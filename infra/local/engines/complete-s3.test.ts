import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Engines, startEngines } from '#infra/local/start-engines.ts';

let engines: Engines;
let s3: S3Client;
let stranger: S3Client;

const client = (secretAccessKey = engines.env['AWS_SECRET_ACCESS_KEY'] ?? '') =>
  new S3Client({
    endpoint: engines.endpoints.s3 ?? '',
    region: engines.env['AWS_REGION'] ?? '',
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: engines.env['AWS_ACCESS_KEY_ID'] ?? '', secretAccessKey },
  });

beforeAll(async () => {
  engines = await startEngines({ parts: ['s3'] });
  s3 = client();
  stranger = client('somebody-else');
}, 30_000);
afterAll(() => engines.stop());

const FILM = { Bucket: 'works', Key: 'schools/sch-1/works/小电影.mp4' };

async function begin() {
  const { UploadId = '' } = await s3.send(new CreateMultipartUploadCommand(FILM));
  return { ...FILM, UploadId };
}
type Begun = Awaited<ReturnType<typeof begin>>;

const put = (upload: Begun, PartNumber: number, Body: string) =>
  s3.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
const list = (upload: Begun, as = s3) => as.send(new ListPartsCommand(upload));
const complete = async (upload: Begun) => {
  const { Parts } = await list(upload);
  return s3.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
};

describe('parts of an upload', () => {
  test('are listed in their order, with size and digest', async () => {
    const upload = await begin();
    expect((await list(upload)).Parts ?? []).toEqual([]);
    await put(upload, 10, 'ten');
    const { ETag } = await put(upload, 2, 'second');

    const { Parts, IsTruncated } = await list(upload);

    expect(Parts?.map(({ PartNumber, Size }) => [PartNumber, Size])).toEqual([
      [2, 6],
      [10, 3],
    ]);
    expect(Parts?.[0]?.ETag).toBe(ETag);
    expect(IsTruncated).toBe(false);
  });

  test('can be put together from their list, once', async () => {
    const upload = await begin();
    await put(upload, 1, 'one');
    await put(upload, 2, 'two');
    await complete(upload);
    expect(await s3.send(new HeadObjectCommand(FILM))).toMatchObject({ ContentLength: 6 });
    await expect(list(upload)).rejects.toMatchObject({ name: 'NoSuchUpload' });
    await expect(put(upload, 3, 'late')).rejects.toMatchObject({ name: 'NoSuchUpload' });
  });

  test('go when the upload is aborted', async () => {
    const upload = await begin();
    await put(upload, 1, 'one');
    await s3.send(new AbortMultipartUploadCommand(upload));
    await expect(list(upload)).rejects.toMatchObject({ name: 'NoSuchUpload' });
    await expect(put(upload, 2, 'late')).rejects.toMatchObject({ name: 'NoSuchUpload' });
    await expect(s3.send(new AbortMultipartUploadCommand(upload))).rejects.toMatchObject({
      name: 'NoSuchUpload',
    });
  });

  test('are not listed for a wrong signature', async () => {
    const upload = await begin();
    await expect(list(upload, stranger)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    await expect(stranger.send(new AbortMultipartUploadCommand(upload))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
    const answer = await fetch(`${engines.endpoints.s3}/works/a?uploadId=${upload.UploadId}`);
    expect(answer.status).toBe(403);
  });

  test.each(['../../avatars', 'x'.repeat(32), ''])(
    'of the upload "%s" do not exist',
    async (UploadId) => {
      await expect(list({ ...FILM, UploadId: UploadId || 'none' })).rejects.toMatchObject({
        name: 'NoSuchUpload',
      });
    },
  );

  test('are waited for under their own key only', async () => {
    const upload = await begin();
    await expect(
      put({ ...upload, Key: 'schools/sch-2/works/a.mp4' }, 1, 'x'),
    ).rejects.toMatchObject({
      name: 'NoSuchUpload',
    });
  });
});

describe('the signed address of a part', () => {
  const sign = async (bytes: number) => {
    const command = new UploadPartCommand({
      ...(await begin()),
      PartNumber: 1,
      ContentLength: bytes,
    });
    return getSignedUrl(s3, command, {
      signableHeaders: new Set(['host', 'content-length']),
      unhoistableHeaders: new Set(['content-length']),
    });
  };
  const send = async (url: string, body: string) =>
    (await fetch(url, { method: 'PUT', body })).status;

  test('takes exactly the bytes that it was signed for', async () => {
    expect(await send(await sign(5), 'right')).toBe(200);
    expect(await send(await sign(5), 'too long')).toBe(403);
    expect(await send(await sign(5), 'less')).toBe(403);
  });

  test('takes no other part', async () => {
    const url = await sign(5);
    expect(await send(url.replace('partNumber=1', 'partNumber=2'), 'right')).toBe(403);
  });
});

describe('a copy', () => {
  test('is made of the content that was expected, and of no other', async () => {
    const put = (Body: string) =>
      s3.send(new PutObjectCommand({ Bucket: 'works', Key: 'incoming/a', Body }));
    const copy = (CopySourceIfMatch: string | undefined) =>
      s3.send(
        new CopyObjectCommand({
          Bucket: 'avatars',
          Key: 'a',
          CopySource: 'works/incoming/a',
          CopySourceIfMatch,
        }),
      );
    const { ETag: first } = await put('first');
    await copy(first);
    await put('second');
    await expect(copy(first)).rejects.toMatchObject({ name: 'PreconditionFailed' });
  });
});
