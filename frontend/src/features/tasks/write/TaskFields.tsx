import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  AttachmentsField,
  type AttachmentValues,
} from '#frontend/src/entities/uploads/AttachmentsField.tsx';
import { FormCheckbox } from '#frontend/src/ui/form/FormCheckbox.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { sharedFields } from '#frontend/src/ui/form/use-contract-form.ts';
import { RichTextField } from '#frontend/src/ui/rich-text/RichTextField.tsx';
import { TASK_KINDS } from '#shared/tasks/rules.ts';
import { ReleaseFields } from '../release/ReleaseFields.tsx';
import type { ReleaseValues } from '../release/release-form.ts';
import { TemplateField } from './TemplateField.tsx';
import type { TaskControl, TaskValues } from './task-form.ts';

interface Props {
  readonly control: TaskControl;
}

interface TaskContentProps extends Props {
  readonly round: number;
  readonly onUploading: (isUploading: boolean) => void;
}

const PADDING = { xs: 2, sm: 3 };

/** The task's title, description and attachments. */
export function TaskContentFields({ control, round, onUploading }: TaskContentProps) {
  const { t } = useTranslation('tasks');
  const kind = useWatch({ control, name: 'kind' });
  return (
    <Paper sx={{ p: PADDING }}>
      <Stack spacing={3}>
        <FormTextField control={control} name="title" />
        <FormSelectField
          control={control}
          name="kind"
          choices={TASK_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <RichTextField key={round} control={control} name="content" />
        {(kind === 'scratch' || kind === 'any') && <TemplateField control={control} />}
        <AttachmentsField
          control={sharedFields<AttachmentValues, TaskValues, 'tasks'>(control)}
          namespace="tasks"
          onUploading={onUploading}
        />
      </Stack>
    </Paper>
  );
}

function LateField({ control }: Props) {
  const { t } = useTranslation('tasks');
  const { field } = useController({ control, name: 'late' });
  return <FormCheckbox field={field} label={t('late')} />;
}

function LibraryField({ control }: Props) {
  const { t } = useTranslation('tasks');
  const { field } = useController({ control, name: 'library' });
  return <FormCheckbox field={field} label={t('shareHint')} on="school" off="own" />;
}

/** Recipients, release time and deadline. */
export function TaskReleaseFields({ control, isOut }: Props & { readonly isOut: boolean }) {
  const { t } = useTranslation('tasks');
  return (
    <Paper sx={{ p: PADDING }}>
      <Stack spacing={3}>
        <Typography variant="h2">{t('giving')}</Typography>
        <ReleaseFields
          control={sharedFields<ReleaseValues, TaskValues, 'tasks'>(control)}
          isOut={isOut}
        />
        <LateField control={control} />
        <LibraryField control={control} />
      </Stack>
    </Paper>
  );
}
