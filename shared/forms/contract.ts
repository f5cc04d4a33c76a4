import { group } from '#shared/endpoint.ts';
import { answer, exportAnswers, figures, removeAnswers, seen } from './answer-calls.ts';
import { filling } from './filling-calls.ts';
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
} from './writing-calls.ts';

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
