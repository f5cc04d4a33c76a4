import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { FormAnswerDto } from '#shared/forms/fields.ts';
import { asksForFiles, type Question } from '#shared/forms/questions.ts';
import { isChosen } from '#shared/forms/shown-questions.ts';

/** The files that an answer names for a question. */
export function filesFor({ answers, files }: FormAnswerDto, { id }: Pick<Question, 'id'>) {
  const value = answers[id];
  return Array.isArray(value) ? files.filter((file) => value.includes(file.id)) : [];
}

/** What was answered to a question, in words; empty where nothing was. */
export function useAnswerText() {
  const { t } = useTranslation('forms');
  const { list, day } = useFormats();
  return useCallback(
    (question: Question, answer: FormAnswerDto): string => {
      const value = answer.answers[question.id];
      if (value === undefined) return '';
      if (value === true) return t('accepted');
      if (isChosen(value)) {
        const chosen = question.options.filter(({ id }) => value.options.includes(id));
        return list([...chosen.map(({ label }) => label), value.other].filter(Boolean));
      }
      if (asksForFiles(question)) return list(filesFor(answer, question).map(({ name }) => name));
      return question.kind === 'date' ? day(String(value)) : String(value);
    },
    [t, list, day],
  );
}
