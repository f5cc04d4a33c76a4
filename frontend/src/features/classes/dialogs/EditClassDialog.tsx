import { useTranslation } from 'react-i18next';
import { staffNamesOf } from '#frontend/src/entities/teachers/staff-names.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useRecordEdit } from '#frontend/src/ui/form/use-record-edit.tsx';
import { type Names, useNames } from '#frontend/src/ui/pickers/use-names.ts';
import { CLASS_KINDS, ClassDto } from '#shared/classes/fields.ts';
import { useEditClass } from '../queries.ts';
import { ClassFields } from './ClassFields.tsx';
import { type ClassValues, classForm, FIELD_NAMES, toPayload, valuesOf } from './class-form.ts';

const LABELS = {
  name: 'name',
  kind: 'kind',
  course: 'course',
  teacher_id: 'teacher',
  assistant_id: 'assistant',
  room: 'room',
  capacity: 'capacity',
  start_date: 'startDate',
  end_date: 'endDate',
  remark: 'remark',
} as const satisfies Record<keyof ClassValues, string>;

/** The fields of a class with their texts, for comparing two versions. */
function useComparedFields(names: Names) {
  const { t } = useTranslation('classes');
  const { day } = useFormats();
  const show = (name: keyof ClassValues, value: string): string => {
    if (name === 'teacher_id' || name === 'assistant_id') return names.of(value);
    if (name === 'start_date' || name === 'end_date') return value && day(value);
    const kind = CLASS_KINDS.find((each) => name === 'kind' && each === value);
    return kind ? t(`kinds.${kind}`) : value;
  };
  return FIELD_NAMES.map((name) => ({
    name,
    label: t(LABELS[name]),
    show: (value: string) => show(name, value),
  }));
}

interface Props {
  readonly schoolClass: ClassDto;
  readonly onClose: () => void;
}

export function EditClassDialog({ schoolClass, onClose }: Props) {
  const { t } = useTranslation('classes');
  const { mutateAsync } = useEditClass();
  const names = useNames(staffNamesOf(schoolClass));
  const compared = useComparedFields(names);
  const form = useRecordEdit({
    record: schoolClass,
    current: ClassDto(),
    schema: classForm,
    namespace: 'classes',
    valuesOf,
    compared,
    onConflict: (theirs) => names.add(staffNamesOf(theirs)),
    save: async (values, { id, rev }) => {
      await mutateAsync({ class_id: id, rev, ...toPayload(values) });
      toast.success(t('saved'));
      onClose();
    },
  });
  const title = t('editTitle', { name: schoolClass.name });
  return (
    <FormDialog title={title} submitLabel={t('save')} form={form} onClose={onClose}>
      <ClassFields control={form.control} names={names} />
    </FormDialog>
  );
}
