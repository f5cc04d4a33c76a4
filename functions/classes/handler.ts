import { createHandler } from '#functions/request/create-handler.ts';
import { classes } from '#shared/contracts/classes.ts';
import { addClass } from './add-class.ts';
import { deleteClass } from './delete-class.ts';
import { editClass } from './edit-class.ts';
import { getInfo } from './get-info.ts';
import { joinClass } from './join-class.ts';
import { leaveClass } from './leave-class.ts';
import { listCandidates } from './list-candidates.ts';
import { listChildren } from './list-children.ts';
import { listClasses } from './list-classes.ts';
import { listMoves } from './list-moves.ts';
import { searchClasses } from './search-classes.ts';

export const handler = createHandler(classes, {
  list: listClasses,
  find: searchClasses,
  info: getInfo,
  add: addClass,
  addToSchool: addClass,
  edit: editClass,
  remove: deleteClass,
  removeFromSchool: deleteClass,
  children: listChildren,
  moves: listMoves,
  candidates: listCandidates,
  join: joinClass,
  leave: leaveClass,
});
