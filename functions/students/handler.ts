import { getProfile } from '#functions/domain/students/get-student-profile.ts';
import { hasDefaultPassword } from '#functions/domain/students/has-default-password.ts';
import { createHandler } from '#functions/request/create-handler.ts';
import { students } from '#shared/students/contract.ts';
import { addOneStudent } from './add-student.ts';
import { addManyStudents } from './add-students.ts';
import { getCardRules, setCardRules } from './card-rules.ts';
import { editGuardians } from './edit-guardians.ts';
import { editStudent } from './edit-student.ts';
import { makeFamilyPapers } from './family-papers.ts';
import { getAbout } from './get-about.ts';
import { getStudentStatistics } from './get-statistics.ts';
import { linkSiblings, partSiblings } from './link-siblings.ts';
import { listClassroomStatistics } from './list-classroom-statistics.ts';
import { listHistory } from './list-history.ts';
import { listRemarks } from './list-remarks.ts';
import { listStudentDetails, listStudents } from './list-students.ts';
import { listTasksOf } from './list-tasks-of.ts';
import { makeCards, revokeCards } from './make-cards.ts';
import { resetPasswords } from './passwords.ts';
import { removeStudents } from './remove-students.ts';
import { returnExcel } from './return-excel.ts';
import { setCardPins } from './set-card-pins.ts';

export const handler = createHandler(students, {
  profile: getProfile,
  list: listStudents,
  detailList: listStudentDetails,
  add: addOneStudent,
  addMany: addManyStudents,
  edit: editStudent,
  remove: removeStudents,
  resetPassword: resetPasswords,
  hasDefaultPassword,
  makeCards,
  revokeCards,
  familyPapers: makeFamilyPapers,
  cardRules: getCardRules,
  setCardRules,
  setCardPins,
  returnExcel,
  statistics: getStudentStatistics,
  classroomStatistics: listClassroomStatistics,
  about: getAbout,
  editGuardians,
  linkSiblings,
  partSiblings,
  tasks: listTasksOf,
  remarks: listRemarks,
  history: listHistory,
});
