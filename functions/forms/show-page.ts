import { isFull, loadPartCounts } from '#functions/domain/forms/form-counts.ts';
import { actorOf, type Visitor } from '#functions/domain/sessions/actor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { Input } from '#shared/endpoint.ts';
import type { forms } from '#shared/forms/contract.ts';
import type { FormState } from '#shared/forms/state.ts';
import { type OpenedForm, openForm, stateAt, toFormSchool } from './open-form.ts';
import { type Answerer, findAnswerer, hasAnswered } from './who-answers.ts';

type One = typeof forms.endpoints.one;

async function findState(opened: OpenedForm, now: Date): Promise<FormState> {
  const { form } = opened;
  const state = stateAt(opened, now);
  if (state !== 'open' || form.most === 0) return state;
  return isFull(form, await loadPartCounts(form)) ? 'full' : state;
}

async function findWho(caller: Visitor, { form }: OpenedForm, input: Input<One>) {
  // A page that is drawn without its device, e.g. as a preview of the address, is answered by nobody yet.
  const isUnknown = form.once === 'device' && !input.device;
  const who: Answerer | undefined = isUnknown
    ? { once: '', student: undefined }
    : await findAnswerer(caller, form, input);
  if (!who) return { answered: 'nobody' as const, student: '' };
  const answered = (await hasAnswered(form, who)) ? ('yes' as const) : ('no' as const);
  return { answered, student: who.student?.name ?? '' };
}

/** A form as those see it who have its address. */
export const showPage: UseCase<One> = async (caller, input, deps) => {
  const now = deps.now();
  const opened = await openForm(input.form, now);
  const { form, content, school, information } = opened;
  const [state, who, shown] = await Promise.all([
    findState(opened, now),
    findWho(caller, opened, input),
    toFormSchool(school, information, now),
  ]);
  const isAsked = state === 'open' && who.answered === 'no';
  return {
    title: form.title,
    intro: content.intro,
    state,
    ...who,
    once: form.once,
    from: form.from,
    until: form.until,
    kept_days: Number(form.keptDays),
    version: form.version,
    questions: isAsked ? content.questions : [],
    thanks: content.thanks,
    proof: actorOf(caller) === undefined,
    school: shown,
  };
};
