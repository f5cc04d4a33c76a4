import { group } from './endpoint.ts';
import { answer, exportAnswers, figures, removeAnswers, seen } from './form-answers.ts';
import { filling } from './form-filling.ts';
import {
  add,
  close,
  detail,
  edit,
  list,
  remove,
  removeMany,
  renew,
  usable,
} from './form-writing.ts';

/** Forms that a school has filled in, and what was answered. */
export const forms = group('forms', {
  add,
  edit,
  close,
  renew,
  detail,
  list,
  usable,
  remove,
  removeMany,
  answer,
  seen,
  removeAnswers,
  figures,
  exportAnswers,
  ...filling,
});
