import { erasedAt, type Form, type FormContentValue } from '#functions/domain/forms/form.ts';
import { formToken } from '#functions/domain/forms/form-address.ts';
import type { FormAnswer } from '#functions/domain/forms/form-answer.ts';
import {
  type FormCounts,
  loadCounts,
  loadCountsOf,
  NO_COUNTS,
} from '#functions/domain/forms/form-counts.ts';
import { users } from '#functions/domain/people/user.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { FormAnswerDto, FormDto, FormRow } from '#shared/forms/fields.ts';
import { stateOfForm } from '#shared/forms/state.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';

/** Names of people by their ids; who is there no more has none. */
async function loadNames(
  schoolId: SchoolId,
  ids: readonly UserId[],
): Promise<ReadonlyMap<UserId, string>> {
  const distinct = [...new Set(ids)];
  const found = await users.getMany(distinct.map((userId) => ({ schoolId, userId })));
  return new Map(found.flatMap((user) => (user ? [[user.id, user.name] as const] : [])));
}

async function toRow(
  form: Form,
  { answers, seen }: FormCounts,
  names: ReadonlyMap<UserId, string>,
  now: Date,
): Promise<FormRow> {
  const { id, title, owner, questions, from, until, created, most, rev } = form;
  const state = stateOfForm(form, now);
  return {
    id,
    title,
    owner,
    owner_name: names.get(owner) ?? '',
    state: state === 'open' && most > 0 && answers >= most ? 'full' : state,
    questions,
    answers,
    unseen: answers - seen,
    from,
    until,
    created,
    erased: erasedAt(form),
    token: await formToken(form),
    rev,
  };
}

/** Forms of one school as lists show them. */
export async function toFormRows(list: readonly Form[], now: Date): Promise<FormRow[]> {
  const [first] = list;
  if (!first) return [];
  const [counts, names] = await Promise.all([
    loadCountsOf(list),
    loadNames(
      first.schoolId,
      list.map(({ owner }) => owner),
    ),
  ]);
  return Promise.all(
    list.map((form, index) => toRow(form, counts[index] ?? NO_COUNTS, names, now)),
  );
}

export async function toFormDto(
  form: Form,
  { intro, thanks, questions, past }: FormContentValue,
  now: Date,
): Promise<FormDto> {
  const [counts, names] = await Promise.all([
    loadCounts(form),
    loadNames(form.schoolId, [form.owner]),
  ]);
  const { most, once, keptDays: kept_days, version } = form;
  const row = await toRow(form, counts, names, now);
  return { ...row, intro, thanks, list: questions, past, most, once, kept_days, version };
}

/** Answers as staff see them; with `now` their files have addresses. */
export async function toAnswerDtos(
  schoolId: SchoolId,
  list: readonly FormAnswer[],
  now?: Date,
): Promise<FormAnswerDto[]> {
  const names = await loadNames(
    schoolId,
    list.flatMap(({ student }) => student ?? []),
  );
  return Promise.all(
    list.map(async ({ id, at, seen, student, answers, files }) => ({
      id,
      at,
      seen,
      student: (student && names.get(student)) ?? '',
      answers,
      files: await Promise.all(
        files.map(async ({ id: file, key, name, bytes }) => ({
          id: file,
          name,
          bytes,
          url: now ? await mediaUrl(key, now) : '',
        })),
      ),
    })),
  );
}
