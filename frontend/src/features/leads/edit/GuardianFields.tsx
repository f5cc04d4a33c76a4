import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { GUARDIAN_RELATIONS } from '#shared/students/fields.ts';
import { STUDENT_LIMITS } from '#shared/students/limits.ts';
import { type LeadValues, NOBODY } from './lead-form.ts';

/** The guardians of a lead: one at least, and each with a phone. */
export function GuardianFields({
  control,
}: {
  readonly control: FieldControl<LeadValues, 'leads'>;
}) {
  const { t } = useTranslation('leads');
  const { fields, append, remove } = useFieldArray({ control, name: 'guardians' });
  const relations = GUARDIAN_RELATIONS.map((value) => ({ value, label: t(`relations.${value}`) }));
  return (
    <>
      {fields.map(({ id }, index) => (
        <Paper key={id} variant="outlined" sx={{ p: 1.5 }}>
          <Stack spacing={1.5}>
            <FormTextField control={control} name={`guardians.${index}.phone`} />
            <FieldPair>
              <FormTextField
                control={control}
                name={`guardians.${index}.name`}
                label={t('guardian')}
              />
              <FormSelectField
                control={control}
                name={`guardians.${index}.relation`}
                choices={relations}
              />
            </FieldPair>
            {fields.length > 1 && (
              <Button
                startIcon={<DeleteIcon />}
                onClick={() => remove(index)}
                sx={{ alignSelf: 'flex-start' }}
              >
                {t('removeGuardian')}
              </Button>
            )}
          </Stack>
        </Paper>
      ))}
      {fields.length < STUDENT_LIMITS.guardiansMax && (
        <Button
          startIcon={<AddIcon />}
          onClick={() => append(NOBODY)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('addGuardian')}
        </Button>
      )}
    </>
  );
}
