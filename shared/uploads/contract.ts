import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import { dateTime, empty, integer, nothing, oneOf, requestKey, words } from '#shared/fields.ts';
import { UploadId } from '#shared/ids.ts';
import { numberList } from '#shared/lists.ts';
import { ROLE, SIGNED_IN } from '#shared/roles.ts';
import { UPLOAD_LIMITS } from './limits.ts';
import { FILE_KINDS, partsOf, UPLOAD_PURPOSES } from './rules.ts';

/**
 * How a file is sent: as one form (a POST to `url` with `fields`, then the file as the field `file`), or in
 * parts of `part_bytes`, whose addresses `index/upload_local` signs.
 */
const Sending = () =>
  z.discriminatedUnion('mode', [
    z.object({
      mode: z.literal('form'),
      url: z.string(),
      fields: z.record(z.string(), z.string()),
    }),
    z.object({
      mode: z.literal('parts'),
      part_bytes: z.number().int(),
      parts: z.number().int(),
    }),
  ]);

const BegunUpload = () => z.object({ upload_id: UploadId, sending: Sending(), expires: dateTime });

/** A stored file. `key` is what other calls name a picture by. */
const FileDto = () =>
  z.object({
    id: UploadId,
    key: z.string(),
    name: z.string(),
    kind: z.enum(FILE_KINDS),
    bytes: z.number().int(),
    content_type: z.string(),
    /** Signed, for a few hours. */
    url: z.string(),
    at: dateTime,
  });
export type FileDto = z.infer<ReturnType<typeof FileDto>>;

const fileName = () => words(UPLOAD_LIMITS.fileNameMax).min(1);
const size = (max: number) => integer(1, max);
const MAX_PARTS = partsOf(UPLOAD_LIMITS.bytes);

const begin = post('index/upload', {
  summary:
    "Begin a direct upload: purpose, ending of the name, size and the school's space are checked before a byte is sent. The same `request_key` answers the same upload, signed anew.",
  access: SIGNED_IN,
  writes: 'school',
  budget: { read: 8, write: 5 },
  codes: [CODE.wait, CODE.notFound],
  input: () =>
    z.object({
      purpose: oneOf(UPLOAD_PURPOSES),
      name: fileName(),
      bytes: size(UPLOAD_LIMITS.bytes),
      request_key: requestKey(),
    }),
  output: BegunUpload,
});

const beginHeader = post('index/upload_header', {
  summary:
    'Begin the direct upload of an avatar (a png of 200 × 200 pixels), which finishing it makes the own one, or, by a principal, of a logo.',
  access: SIGNED_IN,
  writes: 'school',
  budget: { read: 8, write: 4 },
  codes: [CODE.wait, CODE.notFound],
  input: () =>
    z.object({
      what: oneOf(['avatar', 'logo']).default('avatar'),
      name: fileName(),
      bytes: size(UPLOAD_LIMITS.photoBytes),
      request_key: requestKey(),
    }),
  output: BegunUpload,
});

const steps = post('index/upload_local', {
  summary: `Own open uploads: \`list\` them, \`sign\` addresses for up to ${UPLOAD_LIMITS.partsPerSigning} parts (PUT, in the order asked for), tell the \`parts\` that have arrived, \`abort\`.`,
  access: SIGNED_IN,
  writes: 'school',
  budget: { read: 4, write: 4 },
  codes: [CODE.wait, CODE.notFound],
  input: () =>
    z.object({
      action: oneOf(['list', 'sign', 'parts', 'abort']),
      upload_id: UploadId.optional(),
      parts: numberList(1, MAX_PARTS, UPLOAD_LIMITS.partsPerSigning).optional(),
    }),
  output: () =>
    z.object({
      uploads: z
        .array(
          z.object({
            upload_id: UploadId,
            purpose: z.enum(UPLOAD_PURPOSES),
            name: z.string(),
            bytes: z.number().int(),
            mode: z.enum(['form', 'parts']),
            begun: dateTime,
            expires: dateTime,
          }),
        )
        .nullable(),
      urls: z.array(z.object({ part: z.number().int(), url: z.string() })).nullable(),
      parts: z.array(z.object({ part: z.number().int(), bytes: z.number().int() })).nullable(),
    }),
});

const finish = post('index/upload_self', {
  summary:
    'Finish a direct upload: what was sent is checked by size and content, recorded, and counted against the space of the school. -1 while something is missing. Finished again, it answers the same.',
  access: SIGNED_IN,
  writes: 'school',
  budget: { read: 6, write: 22 },
  codes: [CODE.wait, CODE.notFound],
  input: () => z.object({ upload_id: UploadId }),
  output: () => z.object({ file: FileDto() }),
});

const storeSmall = post('index/upload_base64_load', {
  summary: 'Store a small picture (png or jpg, at most 1 MB, base64).',
  access: SIGNED_IN,
  writes: 'school',
  picture: true,
  budget: { read: 4, write: 12 },
  codes: [CODE.wait, CODE.notFound],
  input: () => z.object({ file: z.string().min(1), name: fileName().optional() }),
  output: () => z.object({ file: FileDto() }),
});

const remove = post('index/del_file', {
  summary:
    'Delete a file that nothing shows: an own one, or as staff any of the school. -1 while something shows it.',
  access: SIGNED_IN,
  writes: 'school',
  budget: { read: 4, write: 10 },
  codes: [CODE.wait, CODE.notFound],
  input: () => z.object({ file_id: UploadId }),
  output: empty,
});

const clearUnused = post('index/clear_unused', {
  summary:
    'Delete some files of the school that nothing shows and whose time is over, the oldest first. They would go with the next uploads as well. Asked again until nothing is left.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 5, write: 14 },
  input: nothing,
  output: () =>
    z.object({
      files: z.number().int(),
      bytes: z.number().int(),
      /** There may be more to delete. */
      left: z.boolean(),
    }),
});

/** Files that browsers send straight to the store. */
export const uploads = group('uploads', {
  begin,
  beginHeader,
  steps,
  finish,
  storeSmall,
  remove,
  clearUnused,
});
