import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { gifOf, jpegOf, pngOf, webpOf } from '#shared/uploads/picture-size.fixture.ts';
import type { Ending, UploadPurpose } from '#shared/uploads/rules.ts';
import { JPEG, makePng, PROGRAM } from '#tests/factories/picture.ts';
import { makeProject, makeZip } from '#tests/factories/zip.ts';
import { findFault } from './inspect-content.ts';

function look(body: Buffer | string, ending: Ending, purpose: UploadPurpose = 'work') {
  const content = Buffer.from(body);
  const file = {
    bytes: content.length,
    read: async (start: number, length: number) => content.subarray(start, start + length),
  };
  return findFault(file, { ending, purpose });
}

const MP4 = Buffer.concat([
  Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2mp41'),
  Buffer.alloc(64),
]);
const QUICKTIME = Buffer.concat([Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  '), Buffer.alloc(64)]);
const WEBM = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex');
const WAV = Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt '), Buffer.alloc(40)]);
const MP3 = Buffer.concat([
  Buffer.from('ID3\x03\0\0\0\0\0\0'),
  Buffer.from('fffb9064', 'hex'),
  Buffer.alloc(400),
]);
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const docx = makeZip([
  { name: '[Content_Types].xml', body: '<Types/>' },
  { name: 'word/document.xml', body: 'x' },
]);
const project = (description: string) => makeZip([{ name: 'project.json', body: description }]);
const deep = (levels: number) => `{"targets":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
const long = (bytes: number) => `{"targets":[],"x":"${'x'.repeat(bytes)}"}`;
const many = (count: number) =>
  makeZip(Array.from({ length: count }, (_, index) => ({ name: `${index}.txt` })));

describe('a file', () => {
  it.each<[string, Buffer | string, Ending]>([
    ['a png', makePng(10, 10), 'png'],
    ['a large png', makePng(10, 10, { extra: 200_000 }), 'png'],
    ['a jpeg', JPEG, 'jpeg'],
    ['a webp', webpOf(20, 10), 'webp'],
    ['a gif', gifOf(20, 10), 'gif'],
    ['an mp4', MP4, 'mp4'],
    ['a QuickTime film', QUICKTIME, 'mov'],
    ['a webm', WEBM, 'webm'],
    ['a wav', WAV, 'wav'],
    ['an mp3 with tags', MP3, 'mp3'],
    ['a pdf', PDF, 'pdf'],
    ['Python with Chinese in it', 'print("你好")\n', 'py'],
    ['an empty line of Python', '\n', 'py'],
    ['a zip', makeZip([{ name: '作业/答案.txt', body: 'x' }]), 'zip'],
    ['an empty zip', makeZip([]), 'zip'],
    ['a zip of as many entries as may be', many(UPLOAD_LIMITS.zipEntriesMax), 'zip'],
    ['a Scratch project', makeProject(), 'sb3'],
    [
      'a Scratch project of several megabytes',
      makeProject(randomBytes(1_500_000).toString('hex')),
      'sb3',
    ],
    [
      'a project with long silence',
      makeZip([
        { name: 'project.json', body: '{"targets":[]}' },
        { name: 'a.wav', size: 40_000_000 },
      ]),
      'sb3',
    ],
    ['a document', docx, 'docx'],
    ['a text in GBK', Buffer.from('b4f2d3a1', 'hex'), 'txt'],
    ['a list in Big5', Buffer.from('a96da6570d0aa4fda9fa0d0a', 'hex'), 'csv'],
    ['a text in UTF-16', Buffer.from('\ufeff打印', 'utf16le'), 'txt'],
    ['a program text in Windows-1252', Buffer.from('# señal\n', 'latin1'), 'py'],
  ])('may be %s', async (_what, body, ending) => {
    expect(await look(body, ending)).toBeUndefined();
  });

  it.each<[string, Buffer | string, Ending]>([
    ['a program that is called png', PROGRAM, 'png'],
    ['an svg that is called png', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'png'],
    ['a page that is called mp4', '<!doctype html><script>1</script>', 'mp4'],
    ['a jpeg that is called png', JPEG, 'png'],
    ['a program that is called Python', PROGRAM, 'py'],
    ['a zip that is called pdf', makeZip([]), 'pdf'],
    ['half a zip', makeProject().subarray(0, 100), 'zip'],
    ['a zip without its beginning', makeProject('x'.repeat(100)).subarray(60), 'sb3'],
    ['a zip with a path that climbs', makeZip([{ name: '../../etc/passwd' }]), 'zip'],
    ['a zip with an absolute path', makeZip([{ name: '/etc/passwd' }]), 'zip'],
    ['a project without its description', makeZip([{ name: 'a.svg', body: '<svg/>' }]), 'sb3'],
    [
      'a project whose description is no JSON',
      makeZip([{ name: 'project.json', body: '{"targets":[' }]),
      'sb3',
    ],
    [
      'a project of Scratch 2',
      makeZip([{ name: 'project.json', body: '{"objName":"Stage"}' }]),
      'sb3',
    ],
    [
      'a project whose description is another size than it says',
      makeZip([{ name: 'project.json', body: '{"targets":[]}', size: 7 }]),
      'sb3',
    ],
    [
      'a sheet that is called a document',
      makeZip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]),
      'docx',
    ],
    ['a zip that is called a document', makeZip([{ name: 'a.txt' }]), 'docx'],
    ['nothing at all', '', 'png'],
  ])('may not be %s', async (_what, body, ending) => {
    expect(await look(body, ending)).toBe('content');
  });

  it.each<[string, Buffer, Ending]>([
    ['a zip of too many entries', many(UPLOAD_LIMITS.zipEntriesMax + 1), 'zip'],
    [
      'a zip that unpacks to more than may be',
      makeZip([
        { name: 'a', size: UPLOAD_LIMITS.zipContentBytes },
        { name: 'b', size: 1 },
      ]),
      'zip',
    ],
    [
      'a small zip that unpacks to hundreds of megabytes',
      makeZip([{ name: 'a', size: 300_000_000 }]),
      'zip',
    ],
    ['a project of many brackets', project('['.repeat(1000)), 'sb3'],
    ['a project of many brackets that are closed again', project(deep(201)), 'sb3'],
    [
      'a project with more in it than anybody makes',
      project(long(UPLOAD_LIMITS.projectJsonBytes)),
      'sb3',
    ],
  ])('may not unpack to too much: %s', async (_what, body, ending) => {
    expect(await look(body, ending)).toBe('unpacked');
  });

  it.each([
    ['brackets in a text', `{"targets":[],"x":"${'['.repeat(1000)}\\"${'{'.repeat(1000)}"}`],
    ['as many levels as may be', deep(200)],
  ])('may be a project with %s', async (_what, description) => {
    expect(await look(project(description), 'sb3')).toBeUndefined();
  });

  it.each<[string, Buffer, Ending]>([
    ['png', pngOf(30_000, 30_000), 'png'],
    ['jpg', jpegOf(60_000, 60_000), 'jpg'],
    ['webp', webpOf(16_000, 16_000), 'webp'],
    ['gif', gifOf(60_000, 60_000), 'gif'],
  ])('may not be a %s of too many pixels, however small it is', async (_what, body, ending) => {
    expect(body.length).toBeLessThan(1000);
    expect(await look(body, ending)).toBe('pixels');
  });

  it('may be the photo of a telephone', async () => {
    expect(await look(jpegOf(8192, 6144), 'jpg')).toBeUndefined();
  });

  it('is an avatar with 200 × 200 pixels only', async () => {
    expect(await look(makePng(200, 200), 'png', 'avatar')).toBeUndefined();
    expect(await look(makePng(201, 200), 'png', 'avatar')).toBe('content');
  });

  it('that takes too long to read says nothing of its content, and holds up no other', async () => {
    vi.useFakeTimers();
    const slow = { bytes: 100_000, read: () => new Promise<Buffer>(() => undefined) };
    const check = expect(findFault(slow, { ending: 'zip', purpose: 'work' })).rejects.toMatchObject(
      {
        code: CODE.wait,
        details: { reason: 'uploads.slow' },
      },
    );
    await vi.advanceTimersByTimeAsync(UPLOAD_LIMITS.archiveCheckMs);
    vi.useRealTimers();
    await check;
    expect(await look(makeProject(), 'sb3')).toBeUndefined();
  });

  it('that cannot be read says nothing of its content', async () => {
    const fault = Object.assign(new Error('slow down'), { $metadata: { httpStatusCode: 503 } });
    const file = { bytes: 100_000, read: () => Promise.reject(fault) };
    await expect(findFault(file, { ending: 'zip', purpose: 'work' })).rejects.toBe(fault);
  });
});
