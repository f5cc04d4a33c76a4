import FormHelperText from '@mui/material/FormHelperText';
import {
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormCheckbox } from '#frontend/src/ui/form/FormCheckbox.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';

interface FlagProps<T extends FieldValues> {
  readonly control: FieldControl<T, 'lessons'>;
  readonly name: FieldPath<T>;
  readonly label: string;
}

/** A checkbox whose value is `1` or `0`. */
export function FlagField<T extends FieldValues>({ control, name, label }: FlagProps<T>) {
  const { field } = useController({ control, name });
  return <FormCheckbox field={field as ControllerRenderProps} label={label} on="1" off="0" />;
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
