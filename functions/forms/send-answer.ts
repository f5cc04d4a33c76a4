import * as z from 'zod';
import { addingAnswer } from '#functions/domain/forms/adding-answer.ts';
import type { Form, FormContent } from '#functions/domain/forms/form.ts';
import type { FormAnswerValue } from '#functions/domain/forms/form-answer.ts';
import {
  ALL_PARTS,
  capOf,
  formFull,
  PartFull,
  partOfAnswer,
} from '#functions/domain/forms/form-counts.ts';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import type { Keeper } from '#functions/domain/storage/storage.ts';
import { usingObject } from '#functions/domain/storage/stored-object.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError, InputError } from '#functions/platform/errors.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { contentOf, once, type Recording } from '#functions/request/once.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import { checkAnswers } from '#shared/forms/check-answers.ts';
import type { forms } from '#shared/forms/contract.ts';
import type { FormAnswers, Question } from '#shared/forms/questions.ts';
import { newId } from '#shared/ids.ts';
import { limitStrangers } from './limit-strangers.ts';
import { type OpenedForm, openForm, requireOpen } from './open-form.ts';
import { takeFiles } from './take-files.ts';
import { tellOwner } from './tell-owner.ts';
import { type Answerer, answeringOnce, findAnswerer, hasAnswered } from './who-answers.ts';

type Send = typeof forms.endpoints.send;
const Made = z.object({ at: z.iso.datetime() });
type Made = z.infer<typeof Made>;
type Sent = Made & { readonly opened?: OpenedForm };

const wait = (reason: 'forms.changed' | 'forms.nobody' | 'forms.answered') =>
  new CallError(CODE.wait, { reason });

/** Throws -1 when a student is to answer and none is known, and when this device or student has answered. */
async function requireAnswerer(caller: Visitor, form: Form, input: Input<Send>): Promise<Answerer> {
  const who = await findAnswerer(caller, form, input);
  if (!who) throw wait('forms.nobody');
  // Before the work of strangers and their files; the transaction decides.
  if (await hasAnswered(form, who)) throw wait('forms.answered');
  return who;
}

/** Throws 1001 to 1004 with a field for each answer that is refused. */
function requireAnswers(questions: readonly Question[], input: Input<Send>) {
  const { answers, faults } = checkAnswers(questions, input.answers);
  if (faults.length > 0)
    throw new InputError(
      faults.map(({ question, rule }) => ({ field: `answers.${question}`, rule })),
    );
  return answers;
}

/** Parts to count an answer in: its own, then the others, one of which may have room when that is full. */
const partsFor = ({ id }: Pick<FormAnswerValue, 'id'>): number[] =>
  ALL_PARTS.map((part) => (part + partOfAnswer(id)) % ALL_PARTS.length);

/** Writes the answer with its counts, in a part that has room. Throws -1 `forms.full`. */
async function write(
  form: Form,
  { questions }: FormContent,
  answer: FormAnswerValue,
  others: readonly TransactWrite[],
): Promise<void> {
  const parts = form.most > 0 ? partsFor(answer) : [partOfAnswer(answer.id)];
  const { schoolId, id } = form;
  const used = answer.files.map(({ key }) => usingObject({ schoolId, key }, id));
  for (const part of parts)
    try {
      const added = { form, questions, answer: { ...answer, part } };
      return await transact([...others, ...addingAnswer(added, capOf(form, part)), ...used]);
    } catch (error) {
      if (!(error instanceof PartFull)) throw error;
    }
  throw formFull();
}

interface Sending {
  readonly input: Input<Send>;
  readonly recording: Recording<Made>;
  readonly deps: Deps;
}

/** Takes the files of an answer, and puts it together. */
async function toAnswer(
  { form, content, school }: OpenedForm,
  { answers, who }: { readonly answers: FormAnswers; readonly who: Answerer },
  keeper: Keeper,
  deps: Deps,
): Promise<FormAnswerValue> {
  const { schoolId, id: formId, version } = form;
  const files = await takeFiles({ form, school, keeper, deps }, content.questions, answers);
  const now = deps.now();
  const id = newId('formAnswer', now.getTime());
  const sent = { id, schoolId, formId, part: 0, at: now.toISOString(), version, files };
  const student = who.student && { student: who.student.id };
  return { ...sent, answers: { ...answers }, seen: false, once: who.once, ...student };
}

async function make(caller: Visitor, { input, recording, deps }: Sending) {
  const now = deps.now();
  const opened = await openForm(input.form, now);
  const { form, content, school } = opened;
  requireOpen(opened, now);
  if (form.version !== input.version) throw wait('forms.changed');
  const answers = requireAnswers(content.questions, input);
  const who = await requireAnswerer(caller, form, input);
  const { verificationCode: code, request_key: key } = input;
  await limitStrangers(caller, { form, what: 'answers', code, key, now });
  const keeper = { schoolId: form.schoolId, school, requestId: caller.requestId };
  const answer = await toAnswer(opened, { answers, who }, keeper, deps);
  const { at } = answer;
  await write(form, content, answer, [...recording({ at }, now), ...answeringOnce(form, who)]);
  return { at, opened };
}

/** Takes an answer. A repeated request sends it once, whoever is signed in by then. */
export const sendAnswer: UseCase<Send> = async (caller, input, deps) => {
  const { verificationCode: _, ...said } = input;
  const request = {
    id: { person: undefined, call: 'form.answer', key: input.request_key },
    content: contentOf(said),
  };
  const { at, opened } = await once(request, {
    made: Made,
    find: (made): Sent => made,
    make: (recording): Promise<Sent> => make(caller, { input, recording, deps }),
  });
  if (opened) await tellOwner(opened, deps.now());
  return { at };
};
