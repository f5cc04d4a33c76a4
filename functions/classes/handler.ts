import { createHandler } from '#functions/request/create-handler.ts';
import { classes } from '#shared/classes/contract.ts';
import { addClass } from './add-class.ts';
import { deleteClass } from './delete-class.ts';
import { editClass } from './edit-class.ts';
import { listCandidates } from './list-candidates.ts';
import { listChildren } from './list-children.ts';
import { getInfo, listClasses, searchClasses } from './list-classes.ts';
import { listMoves } from './list-moves.ts';
import { listReports } from './list-reports.ts';
import { joinClass, leaveClass } from './move-students.ts';
import { setTrial } from './set-trial.ts';

export const handler = createHandler(classes, {
  list: listClasses,
  find: searchClasses,
  info: getInfo,
  add: addClass,
  addToSchool: addClass,
  edit: editClass,
  setTrial,
  remove: deleteClass,
  removeFromSchool: deleteClass,
  children: listChildren,
  moves: listMoves,
  reports: listReports,
  candidates: listCandidates,
  join: joinClass,
  leave: leaveClass,
});
