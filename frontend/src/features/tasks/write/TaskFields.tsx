import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { LIMITS } from '#shared/limits.ts';
import { TASK_KINDS } from '#shared/tasks.ts';
import { ReleaseFields } from '../release/ReleaseFields.tsx';
import { releaseOf } from '../release/release-form.ts';
import { ContentField } from './ContentField.tsx';
import { FilesField } from './FilesField.tsx';
import { TemplateField } from './TemplateField.tsx';
import type { TaskControl } from './task-form.ts';

interface Props {
  readonly control: TaskControl;
}

interface SayingProps extends Props {
  readonly round: number;
  readonly onUploading: (isUploading: boolean) => void;
}

const PADDING = { xs: 2, sm: 3 };

/** What the task says: its name, its words, and what lies beside them. */
export function SayingFields({ control, round, onUploading }: SayingProps) {
  const { t } = useTranslation('tasks');
  const kind = useWatch({ control, name: 'kind' });
  return (
    <Paper sx={{ p: PADDING }}>
      <Stack spacing={3}>
        <FormTextField
          control={control}
          namespace="tasks"
          name="title"
          label={t('name')}
          maxLength={LIMITS.taskTitleMax}
          autoComplete="off"
          required
        />
        <FormSelectField
          control={control}
          name="kind"
          label={t('kindLabel')}
          choices={TASK_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <ContentField key={round} control={control} />
        {(kind === 'scratch' || kind === 'any') && <TemplateField control={control} />}
        <FilesField control={control} onUploading={onUploading} />
      </Stack>
    </Paper>
  );
}

function LateField({ control }: Props) {
  const { t } = useTranslation('tasks');
  const { field } = useController({ control, name: 'late' });
  const { value, onChange, ref, ...bound } = field;
  return (
    <FormControlLabel
      control={
        <Checkbox
          {...bound}
          checked={value}
          onChange={(_, checked) => onChange(checked)}
          slotProps={{ input: { ref } }}
        />
      }
      label={t('late')}
    />
  );
}

function LibraryField({ control }: Props) {
  const { t } = useTranslation('tasks');
  const { field } = useController({ control, name: 'library' });
  const { value, onChange, ref, ...bound } = field;
  return (
    <FormControlLabel
      control={
        <Checkbox
          {...bound}
          checked={value === 'school'}
          onChange={(_, checked) => onChange(checked ? 'school' : 'own')}
          slotProps={{ input: { ref } }}
        />
      }
      label={t('shareHint')}
    />
  );
}

/** To whom and when it is given. */
export function GivingFields({ control, isOut }: Props & { readonly isOut: boolean }) {
  const { t } = useTranslation('tasks');
  return (
    <Paper sx={{ p: PADDING }}>
      <Stack spacing={3}>
        <Typography variant="h2">{t('giving')}</Typography>
        <ReleaseFields control={releaseOf(control)} isOut={isOut} />
        <LateField control={control} />
        <LibraryField control={control} />
      </Stack>
    </Paper>
  );
}
