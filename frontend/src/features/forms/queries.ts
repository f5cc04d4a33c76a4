import { useQuery } from '@tanstack/react-query';
import { editQueryOf, queryOf } from '#frontend/src/lib/query.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { forms } from '#shared/forms/contract.ts';
import { FORM_LIMITS } from '#shared/forms/limits.ts';
import { FormAnswerId, FormId } from '#shared/ids.ts';

const { endpoints } = forms;

/** Forms, the newest first. */
export const useFormList = () =>
  useCursorList({
    name: 'forms',
    ask: ({ limit, cursor }) =>
      queryOf(endpoints.list, { limit: Math.min(limit, FORM_LIMITS.formsPage), cursor }),
  });

/** The answers of a form, the newest first. */
export const useAnswerList = (form_id: FormId) =>
  useCursorList({
    name: 'form-answers',
    ask: ({ limit, cursor }) => queryOf(endpoints.list, { form_id, limit, cursor }),
    toPage: ({ answers: list, cursor }) => ({ list, cursor }),
  });

/** The id in an address; one that is none finds nothing. */
export const formIdOf = (id: string | undefined): FormId =>
  FormId.safeParse(id).data ?? FormId.parse('frm-none');

export const useForm = (form_id: FormId) => useQuery(queryOf(endpoints.detail, { form_id }));

export const useFormToChange = (form_id: FormId) =>
  useQuery(editQueryOf(endpoints.detail, { form_id }));

export const useFigures = (form_id: FormId) => useQuery(queryOf(endpoints.figures, { form_id }));

export const useAnswer = (form_id: FormId, id: string) =>
  useQuery(queryOf(endpoints.answer, { form_id, answer_id: FormAnswerId.parse(id) }));
