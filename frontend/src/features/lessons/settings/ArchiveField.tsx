import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';

interface FlagProps<T extends FieldValues> {
  readonly control: FieldControl<T, 'lessons'>;
  readonly name: FieldPath<T>;
  readonly label: string;
}

/** A checkbox whose value is `1` or `0`. */
export function FlagField<T extends FieldValues>({ control, name, label }: FlagProps<T>) {
  const { field } = useController({ control, name });
  const { value, onChange, ref, ...bound } = field;
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          {...bound}
          slotProps={{ input: { ref } }}
          checked={value === '1'}
          onChange={(_, checked) => onChange(checked ? '1' : '0')}
        />
      }
    />
  );
}

interface Archived {
  readonly archived: string;
}

/** Archives a room or course: it is kept for its lessons, and not offered for new ones. */
export function ArchiveField<T extends FieldValues & Archived>({
  control,
}: {
  readonly control: FieldControl<T, 'lessons'>;
}) {
  const { t } = useTranslation('lessons');
  return (
    <div>
      <FlagField control={control} name={'archived' as FieldPath<T>} label={t('setup.archive')} />
      <FormHelperText>{t('setup.archiveHint')}</FormHelperText>
    </div>
  );
}

/** The field of `CompareDialog`. */
export function useArchivedField() {
  const { t } = useTranslation('lessons');
  const show = (value: unknown) => t(value === '1' ? 'setup.archived' : 'setup.inUse');
  return { name: 'archived', label: t('setup.archive'), show } as const;
}
