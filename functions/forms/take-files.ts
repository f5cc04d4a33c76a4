import type { Form } from '#functions/domain/forms/form.ts';
import type { FileOfAnswer } from '#functions/domain/forms/form-answer.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { PIXELS } from '#functions/domain/storage/picture-file.ts';
import { takingSpace } from '#functions/domain/storage/space.ts';
import { dueUnused, type Keeper, releaseUnused } from '#functions/domain/storage/storage.ts';
import { storedObjects, watchingObject } from '#functions/domain/storage/stored-object.ts';
import type { FileFault } from '#functions/domain/uploads/file-fault.ts';
import { findFault } from '#functions/domain/uploads/inspect-content.ts';
import { cleanedFile, fileOf } from '#functions/domain/uploads/stored-file.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { refuseField, unlessExists } from '#functions/platform/errors.ts';
import {
  incomingObject,
  keyOfContent,
  keyOfForm,
  objectName,
} from '#functions/platform/object-keys.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import { asksForFiles, type FormAnswers, type Question } from '#shared/forms/questions.ts';
import { UploadId } from '#shared/ids.ts';
import { fileTypeOf } from '#shared/uploads/rules.ts';
import { type FormUpload, formUploads } from './form-upload.ts';

interface Taking {
  readonly form: Form;
  readonly school: School;
  readonly keeper: Keeper;
  readonly deps: Deps;
}

const refuse = (question: string, rule: 'missing' | FileFault) =>
  refuseField(`answers.${question}`, rule, rule === 'pixels' ? PIXELS : undefined);

/**
 * Records a file before it is copied, as nobody's yet: what an interrupted request leaves behind goes a day later with
 * other unused files. Throws -1 `common.storageFull`.
 */
async function register({ form, school, deps }: Taking, upload: FormUpload, key: string) {
  const { schoolId, owner } = form;
  const now = deps.now();
  const { contentType } = fileTypeOf(upload.ending);
  const { name, bytes } = upload;
  const at = now.toISOString();
  const file = { schoolId, key, kind: 'form-file' as const, bytes, owner, at, name, contentType };
  const entry = { ...file, uses: 0 };
  const writing = async () =>
    transact([
      ...storedObjects.creating(entry, entry),
      ...watchingObject(entry, dueUnused(entry, now)),
      await takingSpace({ schoolId, userId: owner, school }, [entry], now),
    ]);
  await unlessExists(retryWrite(writing));
}

/** Copies what was posted to where its sender cannot change it, and looks at it there. */
async function takeFile(taking: Taking, upload: FormUpload): Promise<FileOfAnswer> {
  const { form, keeper, deps } = taking;
  const { schoolId, id, name, bytes, ending, question } = upload;
  const incoming = incomingObject({ schoolId, id });
  const head = await deps.objects.headObject(incoming);
  if (!head || head.bytes !== bytes) throw refuse(question, 'missing');
  const place = { schoolId, id, owner: form.owner, purpose: 'form-file' as const, ending };
  const key = keyOfForm(place, head.etag);
  await register(taking, upload, key);
  const object = objectName(key);
  const { contentType } = fileTypeOf(ending);
  const from = { ...incoming, etag: head.etag };
  const isCopied = await deps.objects.copyObject(from, object, contentType, name);
  const sent = { key, bytes };
  const file = fileOf(sent, ending, deps);
  const fault = isCopied ? await findFault(file, place) : ('missing' as const);
  if (fault) {
    await releaseUnused(keeper, [key], deps);
    throw refuse(question, fault);
  }
  const body = await cleanedFile(file, ending);
  if (!body) return { id, key, name, bytes };
  const clean = { key: keyOfContent(place, body), bytes: body.length };
  await register(taking, { ...upload, bytes: clean.bytes }, clean.key);
  await deps.objects.putObject(objectName(clean.key), body, contentType, name);
  await releaseUnused(keeper, [key], deps);
  return { id, name, ...clean };
}

/** The uploads that answers name, each begun for its question. Throws 1001 for others. */
async function loadUploads(form: Form, questions: readonly Question[], answers: FormAnswers) {
  const named = questions.filter(asksForFiles).flatMap(({ id: question }) => {
    const value = answers[question];
    return Array.isArray(value) ? value.map((each) => ({ question, id: String(each) })) : [];
  });
  const keys = named.map(({ question, id }) => {
    const parsed = UploadId.safeParse(id);
    if (!parsed.success) throw refuse(question, 'missing');
    return { form, id: parsed.data };
  });
  const found = await formUploads.getMany(keys, { consistent: true });
  return named.map(({ question }, at) => {
    const upload = found[at];
    if (!upload || upload.question !== question) throw refuse(question, 'missing');
    return upload;
  });
}

/** The files of an answer, checked by size and content. Repeated, it finds them as they are. Throws 1001 and -1. */
export async function takeFiles(
  taking: Taking,
  questions: readonly Question[],
  answers: FormAnswers,
): Promise<FileOfAnswer[]> {
  const files: FileOfAnswer[] = [];
  for (const upload of await loadUploads(taking.form, questions, answers))
    files.push(await takeFile(taking, upload));
  return files;
}
