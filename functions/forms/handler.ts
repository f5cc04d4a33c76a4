import { createHandler } from '#functions/request/create-handler.ts';
import { forms } from '#shared/forms/contract.ts';
import { addFile } from './add-file.ts';
import { addForm } from './add-form.ts';
import { closeForm, renewAddress } from './close-form.ts';
import { deleteAnswers } from './delete-answers.ts';
import { editForm } from './edit-form.ts';
import { exportAnswers } from './export-answers.ts';
import { listForms, listUsable } from './list-forms.ts';
import { markSeen } from './mark-seen.ts';
import { removeForm, removeForms } from './remove-forms.ts';
import { sendAnswer } from './send-answer.ts';
import { showAnswer } from './show-answer.ts';
import { showFigures } from './show-figures.ts';
import { showForm } from './show-form.ts';
import { showPage } from './show-page.ts';

export const handler = createHandler(forms, {
  add: addForm,
  edit: editForm,
  close: closeForm,
  renew: renewAddress,
  detail: showForm,
  list: listForms,
  usable: listUsable,
  remove: removeForm,
  removeMany: removeForms,
  answer: showAnswer,
  seen: markSeen,
  removeAnswers: deleteAnswers,
  figures: showFigures,
  exportAnswers,
  one: showPage,
  send: sendAnswer,
  addFile,
});
