import CollectionsIcon from '@mui/icons-material/Collections';
import ExtensionIcon from '@mui/icons-material/Extension';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { BegunNotice } from '#frontend/src/entities/scratch/saving/BegunNotice.tsx';
import { NEW, paths } from '#frontend/src/lib/paths.ts';
import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { ChooseDialog } from './ChooseDialog.tsx';
import { fits, useOpenTask } from './own-answer.ts';

interface Props {
  readonly task: TaskDto;
}

const LARGE = {
  size: 'large',
  fullWidth: true,
  sx: { minHeight: '4rem', fontSize: '1.25rem' },
} as const;

/** Creates the work from the template (only once) and opens it in the editor. */
function StartButton({ task: { id } }: Props) {
  const { t } = useTranslation('submissions');
  const navigate = useNavigate();
  const start = useOpenTask();
  const begin = () =>
    start.mutate(
      { task_id: id, start: true },
      { onSuccess: ({ answer: { work_id } }) => void navigate(paths.project(work_id)) },
    );
  return (
    <Button
      {...LARGE}
      variant="contained"
      color="secondary"
      startIcon={<ExtensionIcon />}
      loading={start.isPending}
      loadingPosition="start"
      onClick={begin}
    >
      {t('start')}
    </Button>
  );
}

/** The ways to start: the template, a new project, or an existing work. */
export function Begin({ task }: Props) {
  const { t } = useTranslation('submissions');
  const [isChoosing, setChoosing] = useState(false);
  const mayProgram = fits(task.kind, 'scratch');
  return (
    <Stack spacing={1.5}>
      <BegunNotice task={task.id} />
      <Typography color="textSecondary">{t('beginHint')}</Typography>
      {mayProgram && task.template && <StartButton task={task} />}
      {mayProgram && !task.template && (
        <Button
          {...LARGE}
          component={Link}
          to={paths.project(NEW, { task: task.id })}
          variant="contained"
          color="secondary"
          startIcon={<ExtensionIcon />}
        >
          {t('newProject')}
        </Button>
      )}
      <Button
        {...LARGE}
        variant="outlined"
        startIcon={<CollectionsIcon />}
        onClick={() => setChoosing(true)}
      >
        {t('chooseOrUpload')}
      </Button>
      {isChoosing && <ChooseDialog task={task} onClose={() => setChoosing(false)} />}
    </Stack>
  );
}
