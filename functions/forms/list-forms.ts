import { FORM_LISTS, type Form, forms } from '#functions/domain/forms/form.ts';
import { pageOfAnswers } from '#functions/domain/forms/form-answer.ts';
import { loadOwnForm } from '#functions/domain/forms/form-scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { Input } from '#shared/endpoint.ts';
import type { forms as contract } from '#shared/forms/contract.ts';
import { FORM_LIMITS } from '#shared/forms/limits.ts';
import { stateOfForm } from '#shared/forms/state.ts';
import { FormId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { toAnswerDtos, toFormRows } from './form-dtos.ts';

type List = typeof contract.endpoints.list;

interface Paging {
  readonly mine: boolean;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** A page of the forms that the caller manages, the newest first. */
async function pageOfForms({ schoolId, role, userId }: Actor, { mine, limit, cursor }: Paging) {
  const owner = mine || role !== ROLE.principal ? userId : undefined;
  const pk = schoolList(schoolId, FORM_LISTS.of(owner));
  const from = await fromCursor(cursor, pk);
  const { entries, next } = await pageOfList(pk, { limit, from, descending: true });
  const ids = entries.map(({ target }) => ({ schoolId, id: FormId.parse(target) }));
  const found = await forms.getMany(ids);
  const items = found.filter((form): form is Form => form !== undefined && !form.removed);
  return { items, cursor: await toCursor(next, pk) };
}

async function withAnswers(actor: Actor, id: FormId, { cursor, limit }: Input<List>, now: Date) {
  const form = await loadOwnForm(actor, id);
  const [list, page] = await Promise.all([
    toFormRows([form], now),
    pageOfAnswers(form, { limit, cursor }),
  ]);
  const answers = await toAnswerDtos(actor.schoolId, page.items);
  return { list, answers, cursor: page.cursor };
}

export const listForms: UseCase<List> = async (actor, input, deps) => {
  const now = deps.now();
  if (input.form_id) return withAnswers(actor, input.form_id, input, now);
  const limit = Math.min(input.limit, FORM_LIMITS.formsPage);
  const page = await pageOfForms(actor, { mine: input.mine ?? false, limit, cursor: input.cursor });
  return { list: await toFormRows(page.items, now), answers: [], cursor: page.cursor };
};

/** Forms that can be answered now or later. */
export const listUsable: UseCase<typeof contract.endpoints.usable> = async (
  actor,
  { cursor },
  deps,
) => {
  const now = deps.now();
  const page = await pageOfForms(actor, { mine: false, limit: FORM_LIMITS.formsPage, cursor });
  const open = page.items.filter((form) => ['open', 'early'].includes(stateOfForm(form, now)));
  const rows = await toFormRows(open, now);
  return { list: rows.filter(({ state }) => state !== 'full'), cursor: page.cursor };
};
