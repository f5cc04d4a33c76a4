import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { below, listed, under } from '#functions/domain/sheets/walks.ts';
import { FormId } from '#shared/ids.ts';
import { FORM_LISTS, formContents, forms } from './form.ts';
import { ANSWER_PREFIX } from './form-answer.ts';
import { ALL_PARTS, partPartition } from './form-counts.ts';

/** Forms, their questions, and what was answered. */
export const FORM_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.forms',
    columns: [
      'id',
      'title',
      'owner',
      'created',
      'from',
      'until',
      'closed',
      'once',
      'most',
      'keptDays',
      'version',
    ],
    walks: [
      listed(FORM_LISTS.of(), (schoolId, id) => forms.key({ schoolId, id: FormId.parse(id) })),
    ],
  },
  {
    title: 'exports.sheet.formContents',
    columns: ['id', 'intro', 'questions', 'past'],
    walks: [
      listed(FORM_LISTS.of(), (schoolId, id) =>
        formContents.key({ schoolId, id: FormId.parse(id) }),
      ),
    ],
  },
  {
    title: 'exports.sheet.formAnswers',
    columns: ['formId', 'id', 'at', 'version', 'student', 'answers', 'files'],
    walks: ALL_PARTS.map((part) =>
      below(
        FORM_LISTS.of(),
        (schoolId, id) =>
          under(partPartition({ schoolId, id: FormId.parse(id) }, part), ANSWER_PREFIX),
        1,
      ),
    ),
  },
];
