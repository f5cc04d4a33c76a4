import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useRecordEdit } from '#frontend/src/ui/form/use-record-edit.tsx';
import { teachers } from '#shared/teachers/contract.ts';
import { type StaffRole, TeacherDto } from '#shared/teachers/fields.ts';
import { type Teacher, useEditTeacher } from './queries.ts';
import { TeacherFields } from './TeacherFields.tsx';

interface Props {
  readonly teacher: Teacher;
  readonly onClose: () => void;
}

const FIELDS = { name: true, nick: true, phone: true, remark: true, role: true } as const;
const valuesOf = ({ name, nick, phone, remark, role }: Teacher) => ({
  name,
  nick,
  phone,
  remark,
  role,
});

/** Principals are appointed elsewhere, with a confirmation. */
const rolesFor = ({ role }: Teacher): StaffRole[] =>
  role === 'principal' ? [role] : ['teacher', 'live-teacher'];

export function EditTeacherDialog({ teacher, onClose }: Props) {
  const { t } = useTranslation('teachers');
  const { t: common } = useTranslation();
  const { mutateAsync } = useEditTeacher();
  const form = useRecordEdit({
    record: teacher,
    current: TeacherDto(),
    schema: teachers.endpoints.edit.input.pick(FIELDS),
    namespace: 'teachers',
    valuesOf,
    compared: [
      { name: 'name', label: t('name') },
      { name: 'nick', label: t('nick') },
      { name: 'phone', label: t('phone') },
      { name: 'remark', label: t('remark') },
      { name: 'role', label: t('fields.role'), show: (role) => t(`role.${role as StaffRole}`) },
    ],
    save: async (values, { id, rev }) => {
      await mutateAsync({ teacher_id: id, rev, ...values });
      toast.success(t('saved'));
      onClose();
    },
  });
  const title = t('editTitle', { name: teacher.name });
  return (
    <FormDialog title={title} submitLabel={common('save')} form={form} onClose={onClose}>
      <TeacherFields control={form.control} roles={rolesFor(teacher)} />
    </FormDialog>
  );
}
