import { createHandler } from '#functions/request/create-handler.ts';
import { teachers } from '#shared/teachers/contract.ts';
import { addTeacher } from './add-teacher.ts';
import { editTeacher } from './edit-teacher.ts';
import { getProfile } from './get-profile.ts';
import { countTeachers, listTeachers } from './list-teachers.ts';
import { removeTeacher } from './remove-teacher.ts';
import { resetPassword } from './reset-password.ts';

export const handler = createHandler(teachers, {
  profile: getProfile,
  count: countTeachers,
  list: listTeachers,
  add: addTeacher,
  addToSchool: addTeacher,
  edit: editTeacher,
  remove: removeTeacher,
  removeFromSchool: removeTeacher,
  resetPassword,
});
