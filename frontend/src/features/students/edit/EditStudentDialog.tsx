import { useTranslation } from 'react-i18next';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useRecordEdit } from '#frontend/src/ui/form/use-record-edit.tsx';
import { namesIn, useNames } from '#frontend/src/ui/pickers/use-names.ts';
import { StudentDetail } from '#shared/students/fields.ts';
import { useEditStudent } from '../queries.ts';
import { StudentFields } from './StudentFields.tsx';
import { changesOf, EDITABLE, StudentForm, type StudentFormInput, toForm } from './student-form.ts';

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
  const { mutateAsync } = useEditStudent();
  const classNames = useNames(namesIn(student.classes));
  const show = (name: (typeof EDITABLE)[number]) => (value: unknown) => {
    if (name === 'gender')
      return t(`genders.${value === 'male' || value === 'female' ? value : 'none'}`);
    return Array.isArray(value) ? list(value.map(classNames.of)) : String(value);
  };
  const form = useRecordEdit({
    record: student,
    current: StudentDetail(),
    schema: StudentForm,
    namespace: 'students',
    valuesOf: (record): StudentFormInput => toForm(record, withPhone),
    compared: EDITABLE.map((name) => ({ name, label: t(LABELS[name]), show: show(name) })),
    onConflict: ({ classes }) => classNames.add(namesIn(classes)),
    save: async (values, base) => {
      const changes = changesOf(toForm(base, withPhone), values);
      await mutateAsync({ student_id: base.id, rev: base.rev, ...changes });
      toast.success(t('form.saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('form.editTitle')}
      submitLabel={t('common:save')}
      form={form}
      onClose={onClose}
    >
      <StudentFields
        control={form.control}
        account={student.account}
        withPhone={withPhone}
        classNames={classNames}
      />
    </FormDialog>
  );
}
