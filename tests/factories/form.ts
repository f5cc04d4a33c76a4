import { addingAnswer } from '#functions/domain/forms/adding-answer.ts';
import { formContents, forms, withDue } from '#functions/domain/forms/form.ts';
import { formToken, freshSalt } from '#functions/domain/forms/form-address.ts';
import type { FormAnswerValue } from '#functions/domain/forms/form-answer.ts';
import { loadCounts, partOfAnswer } from '#functions/domain/forms/form-counts.ts';
import { transact } from '#functions/platform/table.ts';
import type { Payload } from '#shared/endpoint.ts';
import { forms as calls } from '#shared/forms/contract.ts';
import { type FormDto, FormQuestion } from '#shared/forms/fields.ts';
import { QUESTIONS } from '#shared/forms/questions.fixture.ts';
import type { Question } from '#shared/forms/questions.ts';
import { newId } from '#shared/ids.ts';
import { call } from '#tests/contract/harness/call.ts';
import { challengeAnswer } from './challenge.ts';
import type { Person } from './person.ts';
import { freshKey } from './student.ts';
import { sendForm } from './upload.ts';

const { add, send, addFile } = calls.endpoints;

type NewForm = Partial<Omit<Payload<typeof add>, 'questions'>> & {
  readonly questions?: readonly Question[];
};

export const newForm = ({ questions = QUESTIONS, ...more }: NewForm = {}) => ({
  title: '暑期编程营报名',
  intro: '请为每个孩子填写一份。',
  request_key: freshKey(),
  ...more,
  questions: JSON.stringify(questions),
});

/** A form, added by its owner's call. */
export async function makeForm(as: Person, more: NewForm = {}): Promise<FormDto> {
  const { code, msg, data } = await call(add, { as, payload: newForm(more) });
  if (code !== 1) throw new Error(`no form: ${msg}`);
  return data.form;
}

/** What a family answers to `QUESTIONS`. */
export const ANSWERS = {
  qname1: '王子涵',
  qday01: { options: ['osat01'], other: '' },
  qwhen1: { options: ['omorn1', 'oafte1'], other: '' },
  qage01: 9,
} as const;

type Sent = Partial<Omit<Payload<typeof send>, 'answers' | 'form'>>;

/** The payload of an answer. */
export const newAnswer = async (
  { token, version }: Pick<FormDto, 'token' | 'version'>,
  answers: object = ANSWERS,
  more: Sent = {},
) => ({
  form: token,
  version,
  answers: JSON.stringify(answers),
  request_key: freshKey(),
  verificationCode: await challengeAnswer(),
  ...more,
});

/** Sends an answer as a stranger; fails when it is refused. */
export async function answerForm(
  form: Pick<FormDto, 'token' | 'version'>,
  answers: object = ANSWERS,
  more: Sent = {},
): Promise<void> {
  const outcome = await call(send, { payload: await newAnswer(form, answers, more) });
  if (outcome.code !== 1) throw new Error(`not answered: ${outcome.body}`);
}

/** Stores a form without a call: for journeys, and for people who may not add one. */
export async function storeForm(
  { schoolId, userId: owner }: Pick<Person, 'schoolId' | 'userId'>,
  title = '暑期编程营报名',
) {
  const now = new Date();
  const id = newId('form');
  const list = QUESTIONS.map((each) => FormQuestion().parse(each));
  const limits = { from: '', until: '', closed: '', once: 'no', keptDays: '90' } as const;
  const counted = { most: 0, caps: [], version: 1, questions: list.length };
  const owned = { id, schoolId, owner, title, salt: freshSalt(), created: now.toISOString() };
  const form = withDue({ ...limits, ...counted, ...owned, due: '' }, now);
  const content = { schoolId, id, intro: '', thanks: '', questions: list, past: [] };
  await transact([...forms.creating(form, form), ...formContents.creating(form, content)]);
  return { id, list, token: await formToken(form), version: 1, rev: 1 };
}

/** Stores an answer of a moment, for forms with many: a call each would take long. */
export async function storeAnswer(
  { schoolId }: Pick<Person, 'schoolId'>,
  { id: formId, list: questions }: Pick<FormDto, 'id' | 'list'>,
  answers: FormAnswerValue['answers'] = ANSWERS,
  at = new Date(),
) {
  const id = newId('formAnswer', at.getTime());
  const answer: FormAnswerValue = {
    id,
    schoolId,
    formId,
    part: partOfAnswer(id),
    at: at.toISOString(),
    version: 1,
    answers,
    files: [],
    seen: false,
    once: '',
  };
  await transact(addingAnswer({ form: { schoolId, id: formId }, questions, answer }));
  return id;
}

interface File {
  readonly question: string;
  readonly name: string;
  readonly body: Buffer;
}

export const newFile = async (
  { token }: Pick<FormDto, 'token'>,
  { question: of, name, body }: Omit<File, 'body'> & { readonly body: { readonly length: number } },
) => ({
  form: token,
  question: of,
  name,
  bytes: body.length,
  request_key: freshKey(),
  verificationCode: await challengeAnswer(),
});

/** Sends a file of an answer, and answers the id by which the answer names it. */
export async function postFile(form: Pick<FormDto, 'token'>, file: File): Promise<string> {
  const { data, msg, code } = await call(addFile, { payload: await newFile(form, file) });
  if (code !== 1) throw new Error(`no file: ${msg}`);
  const { status } = await sendForm(data, file.body);
  if (status !== 204) throw new Error(`not sent: ${status}`);
  return data.id;
}

/** Ids of the answers of a form, the newest first. */
export async function answerIds(as: Person, { id: form_id }: Pick<FormDto, 'id'>) {
  const payload = { form_id, limit: 100 };
  const { data } = await call(calls.endpoints.list, { as, payload });
  return data.answers.map(({ id }) => id);
}

/** What is counted of a form. */
export const countsOf = ({ schoolId }: Person, { id }: Pick<FormDto, 'id'>) =>
  loadCounts({ schoolId, id }, true);
