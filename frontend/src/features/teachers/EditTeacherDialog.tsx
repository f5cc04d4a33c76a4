import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
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
type Values = ReturnType<typeof valuesOf>;

/** Principals are appointed elsewhere, with a confirmation. */
const rolesFor = ({ role }: Teacher): StaffRole[] =>
  role === 'principal' ? [role] : ['teacher', 'live-teacher'];

export function EditTeacherDialog({ teacher, onClose }: Props) {
  const { t } = useTranslation('teachers');
  const { t: common } = useTranslation();
  const { mutateAsync } = useEditTeacher();
  const [theirs, setTheirs] = useState<Teacher | null>(null);
  const original = valuesOf(teacher);

  const save = async (values: Partial<Values>, rev: string) => {
    try {
      await mutateAsync({ teacher_id: teacher.id, rev, ...values });
    } catch (error) {
      const current = conflictingRecord(error, TeacherDto());
      if (!current) throw error;
      setTheirs(current);
      return;
    }
    toast.success(t('saved'));
    onClose();
  };
  const form = useContractForm({
    schema: teachers.endpoints.edit.input.pick(FIELDS),
    defaultValues: original,
    submit: (values) => save(values as Partial<Values>, teacher.rev),
  });
  const title = t('editTitle', { name: teacher.name });
  return (
    <>
      <FormDialog title={title} submitLabel={common('save')} form={form} onClose={onClose}>
        <TeacherFields control={form.control} roles={rolesFor(teacher)} />
      </FormDialog>
      {theirs && (
        <CompareDialog<Values>
          original={original}
          mine={{ ...original, ...(form.getValues() as Partial<Values>) }}
          theirs={valuesOf(theirs)}
          fields={[
            { name: 'name', label: t('name') },
            { name: 'nick', label: t('nick') },
            { name: 'phone', label: t('phone') },
            { name: 'remark', label: t('remark') },
            { name: 'role', label: t('roleLabel'), show: (role) => t(`role.${role as StaffRole}`) },
          ]}
          onChoose={(chosen) => {
            setTheirs(null);
            void form.attempt(() => save(chosen, theirs.rev));
          }}
          onCancel={() => setTheirs(null)}
        />
      )}
    </>
  );
}
