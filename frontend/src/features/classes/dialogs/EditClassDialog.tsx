import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type StaffNames,
  staffNamesOf,
  useStaffNames,
} from '#frontend/src/entities/teachers/use-staff-names.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { CLASS_KINDS, ClassDto } from '#shared/classes/fields.ts';
import { useEditClass } from '../queries.ts';
import { ClassFields } from './ClassFields.tsx';
import {
  type ClassPayload,
  type ClassValues,
  classForm,
  FIELD_NAMES,
  toPayload,
  valuesOf,
} from './class-form.ts';

const LABELS = {
  name: 'name',
  kind: 'kind',
  course: 'course',
  teacher_id: 'teacher',
  assistant_id: 'assistant',
  room: 'room',
  capacity: 'capacity',
  start_date: 'start',
  end_date: 'end',
  remark: 'remark',
} as const satisfies Record<keyof ClassValues, string>;

/** The fields of a class with their texts, for comparing two versions. */
function useComparedFields(names: StaffNames, others: Readonly<Record<string, string>>) {
  const { t } = useTranslation('classes');
  const { day } = useFormats();
  const show = (name: keyof ClassValues, value: string): string => {
    if (name === 'teacher_id' || name === 'assistant_id')
      return names.of(value) || (others[value] ?? '');
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
  const [theirs, setTheirs] = useState<ClassDto | null>(null);
  const names = useStaffNames(staffNamesOf(schoolClass));
  const fields = useComparedFields(names, theirs ? staffNamesOf(theirs) : {});
  const original = valuesOf(schoolClass);

  const save = async (values: ClassPayload, rev: number) => {
    try {
      await mutateAsync({ class_id: schoolClass.id, rev, ...values });
    } catch (error) {
      const current = conflictingRecord(error, ClassDto());
      if (!current) throw error;
      setTheirs(current);
      return;
    }
    toast.success(t('saved'));
    onClose();
  };
  const form = useContractForm({
    schema: classForm,
    defaultValues: original,
    submit: (values) => save(toPayload(values), schoolClass.rev),
  });
  const title = t('editTitle', { name: schoolClass.name });
  return (
    <>
      <FormDialog title={title} submitLabel={t('save')} form={form} onClose={onClose}>
        <ClassFields control={form.control} names={names} />
      </FormDialog>
      {theirs && (
        <CompareDialog
          original={{ ...original }}
          mine={{ ...form.getValues() }}
          theirs={{ ...valuesOf(theirs) }}
          fields={fields}
          onChoose={(chosen) => {
            setTheirs(null);
            void form.attempt(() => save(toPayload(classForm.parse(chosen)), theirs.rev));
          }}
          onCancel={() => setTheirs(null)}
        />
      )}
    </>
  );
}
