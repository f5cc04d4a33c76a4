import { createHandler } from '#functions/request/create-handler.ts';
import { wall } from '#shared/wall/contract.ts';
import { answerHelp, askHelp } from './handle-help.ts';
import { listEditors } from './list-editors.ts';
import { listRoster } from './list-roster.ts';
import { recordSign } from './record-sign.ts';
import { showProject } from './show-project.ts';

export const handler = createHandler(wall, {
  sign: recordSign,
  help: askHelp,
  roster: listRoster,
  list: listEditors,
  answer: answerHelp,
  project: showProject,
});
