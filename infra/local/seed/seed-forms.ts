import { addingAnswer } from '#functions/domain/forms/adding-answer.ts';
import { type FormValue, formContents, forms, withDue } from '#functions/domain/forms/form.ts';
import { freshSalt } from '#functions/domain/forms/form-address.ts';
import type { FormAnswerValue } from '#functions/domain/forms/form-answer.ts';
import { partOfAnswer } from '#functions/domain/forms/form-counts.ts';
import { unlessExists } from '#functions/platform/errors.ts';
import { transact } from '#functions/platform/table.ts';
import { FormQuestion } from '#shared/forms/fields.ts';
import { FormAnswerId, FormId, newId, UserId } from '#shared/ids.ts';
import { DEMO_FORMS, type DemoForm } from './demo-forms.ts';
import { type DemoPlace, daysBefore } from './demo-place.ts';

const OPENED_DAYS_AGO = 10;
const HOUR_MS = 3_600_000;
/** The random part of an id comes after its time, so that a repeated seeding makes the same. */
const TIME_LENGTH = 14;

function toForm({ schoolId, now }: DemoPlace, demo: DemoForm): FormValue {
  const opened = daysBefore(now, OPENED_DAYS_AGO).toISOString();
  const form: FormValue = {
    id: FormId.parse(demo.id),
    schoolId,
    owner: UserId.parse('stf-teacher'),
    title: demo.title,
    questions: demo.questions.length,
    from: opened,
    until: daysBefore(now, -demo.openDays).toISOString(),
    closed: '',
    once: 'no',
    keptDays: '180',
    most: 0,
    caps: [],
    salt: freshSalt(),
    version: 1,
    created: opened,
    due: '',
  };
  return withDue(form, now);
}

function toAnswer(form: FormValue, answers: FormAnswerValue['answers'], at: Date, no: number) {
  const time = newId('formAnswer', at.getTime()).slice(0, TIME_LENGTH);
  const id = FormAnswerId.parse(`${time}${form.id.slice('frm-'.length)}${no}`);
  const { schoolId, id: formId } = form;
  const part = partOfAnswer(id);
  const sent = { id, schoolId, formId, part, at: at.toISOString(), version: 1, answers };
  return { ...sent, files: [], seen: false, once: '' };
}

async function seedForm(place: DemoPlace, demo: DemoForm): Promise<void> {
  const form = toForm(place, demo);
  const { schoolId, id } = form;
  const questions = demo.questions.map((each) => FormQuestion().parse(each));
  const content = { schoolId, id, intro: demo.intro, thanks: '', questions, past: [] };
  await unlessExists(
    transact([...forms.creating(form, form), ...formContents.creating(form, content)]),
  );
  const first = daysBefore(place.now, OPENED_DAYS_AGO / 2).getTime();
  for (const [no, answers] of demo.answers.entries()) {
    const answer = toAnswer(form, answers, new Date(first + no * HOUR_MS), no);
    await unlessExists(transact(addingAnswer({ form, questions, answer })));
  }
}

/** Forms of the demo school, with what families have answered. */
export async function seedForms(place: DemoPlace): Promise<void> {
  for (const demo of DEMO_FORMS) await seedForm(place, demo);
}
