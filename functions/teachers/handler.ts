import { createHandler } from '#functions/_lib/create-handler.ts';
import { addTeacher } from '#functions/_lib/staff/add-teacher.ts';
import { removeTeacher } from '#functions/_lib/staff/remove-teacher.ts';
import { teachers } from '#shared/contracts/teachers.ts';
import { countTeachers } from './count-teachers.ts';
import { editTeacher } from './edit-teacher.ts';
import { getProfile } from './get-profile.ts';
import { listTeachers } from './list-teachers.ts';
import { resetPassword } from './reset-password.ts';

export const handler = createHandler(teachers, {
  profile: getProfile,
  count: countTeachers,
  list: listTeachers,
  add: addTeacher,
  edit: editTeacher,
  remove: removeTeacher,
  resetPassword,
});
