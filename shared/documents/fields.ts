import * as z from 'zod';
import { dateTime, pictureUrl } from '#shared/fields.ts';
import { ClassId, DocumentId, UserId } from '#shared/ids.ts';
import { FILE_KINDS } from '#shared/uploads/rules.ts';
import { SHARED_ROLES } from './rules.ts';

/** A folder or a file of the library. */
export const DocumentDto = () =>
  z.object({
    id: DocumentId,
    what: z.enum(['folder', 'file']),
    name: z.string(),
    /** Of a file, by its content. */
    kind: z.enum(FILE_KINDS).nullable(),
    /** Of the current version; 0 for a folder. */
    bytes: z.number().int(),
    /** The same with all earlier versions that are kept. */
    all_bytes: z.number().int(),
    version: z.number().int(),
    owner: z.object({ id: UserId, name: z.string() }),
    created: dateTime,
    changed: dateTime,
    /** It is shared itself, not by a folder that it lies in. */
    shared: z.boolean(),
    may_change: z.boolean(),
    /** Of what is in the bin: until when it can be restored. */
    kept_until: dateTime.nullable(),
    rev: z.number().int(),
  });
export type DocumentDto = z.infer<ReturnType<typeof DocumentDto>>;

export const DocumentVersionDto = () =>
  z.object({
    no: z.number().int(),
    at: dateTime,
    by: z.string(),
    name: z.string(),
    bytes: z.number().int(),
    /** It is this earlier version again. */
    of: z.number().int().nullable(),
    url: pictureUrl,
  });
export type DocumentVersionDto = z.infer<ReturnType<typeof DocumentVersionDto>>;

/** With whom something is shared, itself. */
export const DocumentShare = () =>
  z.object({
    roles: z.array(z.enum(SHARED_ROLES)),
    classes: z.array(z.object({ id: ClassId, name: z.string() })),
  });
export type DocumentShare = z.infer<ReturnType<typeof DocumentShare>>;

/** The folders that something lies in, the outermost first; only those that the caller sees. */
export const DocumentPath = () => z.array(z.object({ id: DocumentId, name: z.string() }));

/** What became of each of several documents. */
export const DocumentOutcome = () =>
  z.object({
    done: z.array(DocumentId),
    /** What was left as it is, and why in words. */
    refused: z.array(z.object({ id: DocumentId, reason: z.string() })),
  });
export type DocumentOutcome = z.infer<ReturnType<typeof DocumentOutcome>>;
