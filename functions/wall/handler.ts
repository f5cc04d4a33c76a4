import { createHandler } from '#functions/request/create-handler.ts';
import { wall } from '#shared/contracts/wall.ts';
import { answerHelp } from './answer-help.ts';
import { askHelp } from './ask-help.ts';
import { listEditors } from './list-editors.ts';
import { listRoster } from './list-roster.ts';
import { showProject } from './show-project.ts';
import { tellSign } from './tell-sign.ts';

export const handler = createHandler(wall, {
  sign: tellSign,
  help: askHelp,
  roster: listRoster,
  list: listEditors,
  answer: answerHelp,
  project: showProject,
});
