import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { S3Error } from './s3-error.ts';

/** The form of S3's upload ids; anything else could lead out of the folder. */
const UPLOAD_ID = /^[0-9a-f]{32}$/;
const PART = /^\d{1,5}$/;
const PAGE_MAX = 1000;

export interface MultipartPlace {
  /** Folder of all buckets. */
  readonly dir: string;
  readonly bucket: string;
  readonly key: string;
  readonly uploadId: string;
}

const noSuchUpload = (): S3Error =>
  new S3Error(
    404,
    'NoSuchUpload',
    'The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.',
  );

/** The store keeps the parts of an upload here until they are put together. */
const folderOf = ({ dir, bucket, uploadId }: MultipartPlace): string =>
  join(dir, bucket, '._S3rver_uploads', uploadId);

/** Throws NoSuchUpload when there is no open upload with this id and key. */
export async function requireUpload(place: MultipartPlace): Promise<void> {
  if (!UPLOAD_ID.test(place.uploadId)) throw noSuchUpload();
  const key = await readFile(join(folderOf(place), 'key'), 'utf8').catch(() => undefined);
  if (key !== place.key) throw noSuchUpload();
}

const element = (name: string, content: string | number): string => `<${name}>${content}</${name}>`;

async function describePart(folder: string, part: number): Promise<string> {
  const file = join(folder, String(part));
  const [{ size, mtime }, md5] = await Promise.all([stat(file), readFile(`${file}.md5`, 'utf8')]);
  return element(
    'Part',
    element('PartNumber', part) +
      element('LastModified', mtime.toISOString()) +
      element('ETag', `&quot;${md5}&quot;`) +
      element('Size', size),
  );
}

/** The arrived parts as XML of ListParts; a part without its digest is still arriving. */
export async function listParts(place: MultipartPlace): Promise<string> {
  const folder = folderOf(place);
  const names = new Set(await readdir(folder));
  const numbers = [...names].filter((name) => PART.test(name) && names.has(`${name}.md5`));
  const parts = numbers.map(Number).sort((a, b) => a - b);
  const described = await Promise.all(
    parts.slice(0, PAGE_MAX).map((part) => describePart(folder, part)),
  );
  const body =
    element('Bucket', place.bucket) +
    element('UploadId', place.uploadId) +
    element('MaxParts', PAGE_MAX) +
    element('IsTruncated', String(parts.length > PAGE_MAX)) +
    described.join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ListPartsResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${body}</ListPartsResult>`;
}

export const abortUpload = (place: MultipartPlace): Promise<void> =>
  rm(folderOf(place), { recursive: true, force: true });
