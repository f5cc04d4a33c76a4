import { useTranslation } from 'react-i18next';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import type { StudentDetail } from '#shared/students/fields.ts';
import { StudentFields } from './StudentFields.tsx';
import { EDITABLE, toForm } from './student-form.ts';
import { useEditForm } from './use-edit-form.ts';

interface Props {
  readonly student: StudentDetail;
  readonly onClose: () => void;
}

const LABELS = {
  name: 'name',
  nick: 'nick',
  phone: 'phone',
  gender: 'gender',
  birthday: 'birthday',
  remark: 'remark',
  class_ids: 'classes',
} as const;

/** Edits a student. If the record was changed in between, the user compares both versions. */
export function EditStudentDialog({ student, onClose }: Props) {
  const { t } = useTranslation(['students', 'common']);
  const { list } = useFormats();
  const withPhone = useCan()('see-phones');
  const onSaved = () => {
    toast.success(t('form.saved'));
    onClose();
  };
  const { form, clash, resolve, forget } = useEditForm({ student, withPhone, onSaved });
  const known: ClassRef[] = [...student.classes, ...(clash?.current.classes ?? [])];
  const show = (name: (typeof EDITABLE)[number]) => (value: unknown) => {
    if (name === 'gender')
      return t(`genders.${value === 'male' || value === 'female' ? value : 'none'}`);
    if (!Array.isArray(value)) return String(value);
    return list(value.map((id) => known.find((each) => each.id === id)?.name ?? id));
  };
  return (
    <>
      <FormDialog
        title={t('form.editTitle')}
        submitLabel={t('common:save')}
        form={form}
        onClose={onClose}
      >
        <StudentFields
          // A new key makes the fields take the names of classes that were added in between.
          key={clash?.current.rev ?? student.rev}
          control={form.control}
          account={student.account}
          withPhone={withPhone}
          classes={known}
        />
      </FormDialog>
      {clash && (
        <CompareDialog
          original={clash.original}
          mine={clash.mine}
          theirs={toForm(clash.current, withPhone)}
          fields={EDITABLE.map((name) => ({ name, label: t(LABELS[name]), show: show(name) }))}
          onChoose={resolve}
          onCancel={forget}
        />
      )}
    </>
  );
}
