import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { overtakenBy } from '#frontend/src/ui/form/overtaken.ts';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { ClassDto } from '#shared/contracts/class-fields.ts';
import { useEditClass } from '../queries.ts';
import { ClassFields } from './ClassFields.tsx';
import { type ClassPayload, classForm, toPayload, valuesOf } from './class-form.ts';
import { useComparedFields } from './use-compared-fields.ts';
import { useStaffNames } from './use-staff-names.ts';

interface Props {
  readonly found: ClassDto;
  readonly onClose: () => void;
}

const staffOf = ({ teacher_id, teacher_name, assistant_id, assistant_name }: ClassDto) => ({
  [teacher_id]: teacher_name,
  ...(assistant_id && { [assistant_id]: assistant_name }),
});

export function EditClassDialog({ found, onClose }: Props) {
  const { t } = useTranslation('classes');
  const { mutateAsync } = useEditClass();
  const [theirs, setTheirs] = useState<ClassDto | null>(null);
  const names = useStaffNames({ ...staffOf(found), ...(theirs && staffOf(theirs)) });
  const fields = useComparedFields(names, theirs ? staffOf(theirs) : {});
  const began = valuesOf(found);

  const save = async (values: ClassPayload, rev: number) => {
    try {
      await mutateAsync({ class_id: found.id, rev, ...values });
    } catch (error) {
      const current = overtakenBy(error, ClassDto());
      if (!current) throw error;
      setTheirs(current);
      return;
    }
    toast.success(t('saved'));
    onClose();
  };
  const form = useContractForm({
    schema: classForm,
    defaultValues: began,
    submit: (values) => save(toPayload(values), found.rev),
  });
  const title = t('editTitle', { name: found.name });
  return (
    <>
      <FormDialog title={title} submitLabel={t('save')} form={form} onClose={onClose}>
        <ClassFields control={form.control} names={names} />
      </FormDialog>
      {theirs && (
        <CompareDialog
          began={{ ...began }}
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
