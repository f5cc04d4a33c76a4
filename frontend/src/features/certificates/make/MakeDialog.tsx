import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchoolToday } from '#frontend/src/lib/school-today.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { certificates } from '#shared/certificates/contract.ts';
import type { BatchDto, TemplateDto } from '#shared/certificates/fields.ts';
import { NAME_STYLES } from '#shared/certificates/states.ts';
import { MADE, useTemplates } from '../queries.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { type MakeValues, makeForm } from './make-form.ts';
import { StudentFields } from './StudentFields.tsx';
import { TextFields } from './TextFields.tsx';

interface FormProps {
  readonly templates: readonly TemplateDto[];
  readonly onClose: () => void;
  readonly onBegun: (batch: BatchDto) => void;
}

function useMaking({ templates, onBegun }: FormProps) {
  const today = useSchoolToday();
  // One key for all attempts of this form: a retry plans nothing twice.
  const [request_key] = useState(() => crypto.randomUUID());
  const { mutateAsync } = useChange(certificates.endpoints.save, { changes: MADE, quiet: true });
  const defaultValues: MakeValues = {
    template_id: templates[0]?.id ?? '',
    room: null,
    student_ids: [],
    title: '',
    course: '',
    level: '',
    date: today,
    name_style: 'full',
  };
  return useContractForm({
    schema: makeForm,
    namespace: 'certificates',
    defaultValues,
    submit: async ({ room, student_ids, ...fields }) => {
      const { batch } = await mutateAsync({
        ...fields,
        ...(room && { class_id: room.id }),
        student_ids: student_ids.map(({ id }) => id),
        request_key,
      });
      onBegun(batch);
    },
  });
}

function MakeForm(props: FormProps) {
  const { t } = useTranslation('certificates');
  const form = useMaking(props);
  const { control } = form;
  return (
    <FormDialog
      title={t('make.title')}
      submitLabel={t('make.go')}
      form={form}
      onClose={props.onClose}
    >
      <FormSelectField
        control={control}
        name="template_id"
        choices={props.templates.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <StudentFields control={control} />
      <TextFields control={control} />
      <FormSelectField
        control={control}
        name="name_style"
        choices={NAME_STYLES.map((value) => ({ value, label: t(`nameStyle.${value}`) }))}
      />
    </FormDialog>
  );
}

interface Props {
  readonly onClose: () => void;
  readonly onTemplates: () => void;
}

/** Certificates for a class or for chosen students: what they say, then how far they are. */
export function MakeDialog({ onClose, onTemplates }: Props) {
  const { t } = useTranslation('certificates');
  const { data, error, refetch } = useTemplates();
  const [batch, setBatch] = useState<BatchDto | null>(null);
  const templates = data?.pages.flatMap(({ list }) => list);
  if (batch) return <BatchDialog batchId={batch.id} begun={batch} onClose={onClose} />;
  if (templates && templates.length > 0)
    return <MakeForm templates={templates} onClose={onClose} onBegun={setBatch} />;
  const toTemplates = () => {
    onClose();
    onTemplates();
  };
  return (
    <ClosableDialog title={t('make.title')} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <ListSkeleton rows={4} />}
        {templates?.length === 0 && (
          <EmptyState
            title={t('make.noTemplate')}
            hint={t('make.noTemplateHint')}
            action={
              <Button variant="contained" onClick={toTemplates}>
                {t('make.toTemplates')}
              </Button>
            }
          />
        )}
      </DialogContent>
    </ClosableDialog>
  );
}
