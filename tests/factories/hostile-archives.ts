import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { makeZip } from './zip.ts';

const MB = 1024 ** 2;
const project = (body: string | Buffer, size?: number) =>
  makeZip([{ name: 'project.json', body, ...(size && { size }) }]);

/** Of what a parser needs most memory for. */
const objects = (count: number) => `{"targets":[${'{},'.repeat(count - 3)}{}]}`;

/** A project of as many brackets as are allowed. */
export const largestProject = (): Buffer => project(objects(UPLOAD_LIMITS.projectBrackets.count));

/** Small files whose description costs a process much time or memory if it is simply unpacked and parsed. */
export const HOSTILE_PROJECTS: readonly (readonly [fault: string, archive: () => Buffer])[] = [
  ['unpacked', () => project('['.repeat(19 * MB))],
  ['unpacked', () => project('{"a":'.repeat(800_000))],
  ['unpacked', () => project('['.repeat(4 * MB))],
  // Its directory says 10 bytes.
  ['content', () => project(Buffer.alloc(100 * MB, 0x20), 10)],
  // Its directory says 4 MB.
  ['content', () => project(Buffer.alloc(100 * MB, 0x20), 4 * MB)],
  ['unpacked', () => project(objects(UPLOAD_LIMITS.projectJsonBytes / 4))],
];

const names = ['../x', '../../etc/passwd', 'a/../../x', '/etc/passwd', 'C:/x', 'c:x', '..'];
const many = (count: number) =>
  makeZip(Array.from({ length: count }, (_, index) => ({ name: `${index}.txt` })));

/** Archives that are not what they say, or would unpack to more or to elsewhere. */
export const HOSTILE_ZIPS: readonly (readonly [what: string, archive: () => Buffer])[] = [
  ...names.map((name) => [`names ${name}`, () => makeZip([{ name, body: 'x' }])] as const),
  ['too many entries', () => many(UPLOAD_LIMITS.zipEntriesMax + 1)],
  ['more than its size allows', () => makeZip([{ name: 'a', body: Buffer.alloc(65 * MB) }])],
  ['says 2 GB', () => makeZip([{ name: 'a', body: 'x', size: 2 ** 31 }])],
  [
    'says 4 GB in parts',
    () => makeZip(Array.from({ length: 4 }, (_, at) => ({ name: `${at}`, size: 2 ** 30 }))),
  ],
  ['half of one', () => many(100).subarray(0, 1000)],
  ['only its end', () => many(100).subarray(-22)],
  ['a wrong place of its directory', () => Buffer.concat([Buffer.alloc(50), many(3).subarray(90)])],
  ['no archive', () => Buffer.from('MZ'.padEnd(600, '\0'))],
];
