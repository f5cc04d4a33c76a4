import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import type { StudentId } from '#shared/ids.ts';
import { students } from '#shared/students/contract.ts';
import { GUARDIAN_RELATIONS, PHOTO_CONSENTS } from '#shared/students/fields.ts';
import { STUDENT_LIMITS } from '#shared/students/limits.ts';
import { type StudentAbout, useEditGuardians } from '../queries.ts';

interface Props {
  readonly id: StudentId;
  readonly family: StudentAbout['family'];
  readonly onClose: () => void;
}

const NOBODY = { relation: 'mother', name: '', phone: '', photos: 'unknown' } as const;

/** Edits the guardians. If somebody else changed them in between, the server refuses and the card shows theirs. */
export function GuardiansDialog({ id, family, onClose }: Props) {
  const { t } = useTranslation(['students', 'common']);
  const { mutateAsync } = useEditGuardians();
  const guardians = family.guardians.length > 0 ? family.guardians : [NOBODY];
  const form = useContractForm({
    schema: students.endpoints.editGuardians.input,
    namespace: 'students',
    defaultValues: { student_id: id, rev: family.rev, guardians: [...guardians] },
    submit: async (values) => {
      await mutateAsync(values);
      toast.success(t('form.saved'));
      onClose();
    },
  });
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'guardians' });
  const relations = GUARDIAN_RELATIONS.map((value) => ({ value, label: t(`relations.${value}`) }));
  const consents = PHOTO_CONSENTS.map((value) => ({ value, label: t(`photos.${value}`) }));
  return (
    <FormDialog
      title={t('profile.guardians')}
      submitLabel={t('common:save')}
      form={form}
      onClose={onClose}
    >
      {fields.map(({ id: key }, index) => (
        <Paper key={key} variant="outlined" sx={{ p: 2 }}>
          <Stack spacing={2}>
            <FieldPair>
              <FormSelectField
                control={control}
                name={`guardians.${index}.relation`}
                choices={relations}
              />
              <FormTextField control={control} name={`guardians.${index}.name`} />
            </FieldPair>
            <FieldPair>
              <FormTextField control={control} name={`guardians.${index}.phone`} />
              <FormSelectField
                control={control}
                name={`guardians.${index}.photos`}
                choices={consents}
              />
            </FieldPair>
            <Button
              startIcon={<DeleteIcon />}
              onClick={() => remove(index)}
              sx={{ alignSelf: 'flex-start' }}
            >
              {t('profile.removeGuardian')}
            </Button>
          </Stack>
        </Paper>
      ))}
      {fields.length < STUDENT_LIMITS.guardiansMax && (
        <Button startIcon={<AddIcon />} onClick={() => append(NOBODY)}>
          {t('profile.addGuardian')}
        </Button>
      )}
    </FormDialog>
  );
}
