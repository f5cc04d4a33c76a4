import type { Actor } from '#functions/domain/sessions/actor.ts';
import { missingFile } from '#functions/domain/storage/stored-object.ts';
import { listParts, type PartsOf } from '#functions/domain/uploads/direct-upload.ts';
import { discardUpload } from '#functions/domain/uploads/discard-upload.ts';
import { signPart } from '#functions/domain/uploads/sign-upload.ts';
import { loadUpload, loadUploadsOf, type Upload } from '#functions/domain/uploads/upload.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { missingField, refuseField } from '#functions/platform/errors.ts';
import { objectName } from '#functions/platform/object-keys.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { Answer, Input } from '#shared/endpoint.ts';
import type { uploads as contract } from '#shared/uploads/contract.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { partsOf } from '#shared/uploads/rules.ts';

type Steps = typeof contract.endpoints.steps;
type StepInput = Input<Steps>;
type StepAnswer = Answer<Steps>;

const NOTHING: StepAnswer = { uploads: null, urls: null, parts: null };

async function listOpen({ schoolId, userId }: Actor): Promise<StepAnswer> {
  const found = await loadUploadsOf({ schoolId, owner: userId });
  const open = found
    .filter(({ state }) => state !== 'ended')
    .toSorted((one, other) => Date.parse(other.begun) - Date.parse(one.begun))
    .slice(0, UPLOAD_LIMITS.open);
  return {
    ...NOTHING,
    uploads: open.map(({ id, purpose, name, bytes, multipart, begun, due }) => {
      const mode = multipart ? ('parts' as const) : ('form' as const);
      return { upload_id: id, purpose, name, bytes, mode, begun, expires: due };
    }),
  };
}

/** The parts of an open upload. Throws 2004 when it is not open, 1001 for an upload by form. */
function requireParts({ key, multipart, state }: Upload): PartsOf {
  if (state !== 'open') throw missingFile();
  if (!multipart) throw refuseField('upload_id', 'invalid');
  return { ...objectName(key), multipart };
}

async function sign(upload: Upload, numbers: readonly number[] = []): Promise<StepAnswer> {
  if (numbers.length === 0) throw missingField('parts');
  const parts = requireParts(upload);
  const count = partsOf(upload.bytes);
  if (numbers.some((part) => part > count)) throw refuseField('parts', 'invalid');
  const size = UPLOAD_LIMITS.partBytes;
  const bytesOf = (part: number) => Math.min(size, upload.bytes - (part - 1) * size);
  const urls = await Promise.all(
    numbers.map(async (part) => ({ part, url: await signPart(parts, part, bytesOf(part)) })),
  );
  return { ...NOTHING, urls };
}

async function listArrived(upload: Upload): Promise<StepAnswer> {
  const arrived = await listParts(requireParts(upload));
  if (!arrived) throw missingFile();
  return { ...NOTHING, parts: arrived.map(({ part, bytes }) => ({ part, bytes })) };
}

async function abort(actor: Actor, upload: Upload, deps: Deps): Promise<StepAnswer> {
  // A finished upload is a file, and deleted as one.
  if (!(await discardUpload(actor, upload, deps))) throw missingFile();
  return NOTHING;
}

function stepOf(actor: Actor, { action, parts }: StepInput, upload: Upload, deps: Deps) {
  if (action === 'sign') return sign(upload, parts);
  return action === 'parts' ? listArrived(upload) : abort(actor, upload, deps);
}

export const stepUpload: UseCase<Steps> = async (actor, input, deps) => {
  if (input.action === 'list') return listOpen(actor);
  if (!input.upload_id) throw missingField('upload_id');
  return stepOf(actor, input, await loadUpload(actor, input.upload_id), deps);
};
