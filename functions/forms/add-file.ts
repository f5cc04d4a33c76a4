import * as z from 'zod';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import { requireSpace } from '#functions/domain/storage/space.ts';
import { type Keeper, sweepUnused } from '#functions/domain/storage/storage.ts';
import { signForm } from '#functions/domain/uploads/sign-upload.ts';
import { warnOfSpace } from '#functions/domain/usage/warn-of-space.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { incomingObject } from '#functions/platform/object-keys.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { contentOf, once, type Recording } from '#functions/request/once.ts';
import type { Input } from '#shared/endpoint.ts';
import type { forms } from '#shared/forms/contract.ts';
import { FORM_LIMITS } from '#shared/forms/limits.ts';
import { asksForFiles, type Question } from '#shared/forms/questions.ts';
import { newId, SchoolId, UploadId } from '#shared/ids.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { type Ending, endingOf, endingsOf, fileTypeOf, maxBytesOf } from '#shared/uploads/rules.ts';
import { formUploads } from './form-upload.ts';
import { limitStrangers } from './limit-strangers.ts';
import { type OpenedForm, openForm, requireOpen } from './open-form.ts';

type AddFile = typeof forms.endpoints.addFile;

const SIGNATURE: readonly Ending[] = ['png'];

const endingsFor = ({ kind, files }: Question): readonly Ending[] =>
  kind === 'signature' ? SIGNATURE : endingsOf(...files);

const mostBytes = ({ kind }: Question, ending: Ending): number =>
  kind === 'signature' ? FORM_LIMITS.signatureBytes : maxBytesOf('form-file', ending);

/** Throws 1001 for what the question does not ask for. */
function requireAsked({ content }: OpenedForm, input: Input<AddFile>): Ending {
  const question = content.questions.find(({ id }) => id === input.question);
  if (!question || !asksForFiles(question)) throw refuseField('question', 'invalid');
  const ending = endingOf(input.name);
  if (!ending || !endingsFor(question).includes(ending)) throw refuseField('name', 'ending');
  const most = mostBytes(question, ending);
  if (input.bytes > most)
    throw refuseField('bytes', 'too_large', { mb: Math.round((most / 1024 ** 2) * 10) / 10 });
  return ending;
}

/** Throws -1 when the school has no space left; removes some of what nobody sent. */
async function requireRoom(opened: OpenedForm, keeper: Keeper, input: Input<AddFile>, deps: Deps) {
  const { schoolId, owner: userId } = opened.form;
  const payer = { schoolId, userId, school: opened.school };
  const [isToTell] = await Promise.all([
    requireSpace(payer, input.bytes),
    sweepUnused(keeper, deps),
  ]);
  if (isToTell) await warnOfSpace(keeper, input.bytes, deps);
}

/** What was begun: enough to sign its address anew. */
const Begun = z.object({
  id: UploadId,
  schoolId: SchoolId,
  bytes: z.number().int(),
  contentType: z.string(),
});
type Begun = z.infer<typeof Begun>;

interface Beginning {
  readonly input: Input<AddFile>;
  readonly recording: Recording<Begun>;
  readonly deps: Deps;
}

async function begin(caller: Visitor, { input, recording, deps }: Beginning): Promise<Begun> {
  const now = deps.now();
  const opened = await openForm(input.form, now);
  requireOpen(opened, now);
  const { form, school } = opened;
  const ending = requireAsked(opened, input);
  const { question, name, bytes, verificationCode: code, request_key: key } = input;
  await limitStrangers(caller, { form, what: 'files', code, key, now });
  const { schoolId, id: formId } = form;
  await requireRoom(opened, { schoolId, school, requestId: caller.requestId }, input, deps);
  const id = newId('upload', now.getTime());
  const expires = epochSeconds(now) + UPLOAD_LIMITS.formDays * 86_400;
  const file = { id, schoolId, formId, question, name, ending, bytes, expires };
  const begun = { id, schoolId, bytes, contentType: fileTypeOf(ending).contentType };
  await transact([
    ...recording(begun, now),
    ...formUploads.creating({ form, id }, { ...file, begun: now.toISOString() }),
  ]);
  return begun;
}

/** Signs the address for one file of an answer. The same request is answered the same, signed anew. */
export const addFile: UseCase<AddFile> = async (caller, input, deps) => {
  const { verificationCode: _, ...said } = input;
  const request = {
    id: { person: undefined, call: 'form.file', key: input.request_key },
    content: contentOf(said),
  };
  const { id, schoolId, bytes, contentType } = await once(request, {
    made: Begun,
    find: (begun) => begun,
    make: (recording) => begin(caller, { input, recording, deps }),
  });
  return { id, ...(await signForm(incomingObject({ schoolId, id }), { bytes, contentType })) };
};
