import CollectionsIcon from '@mui/icons-material/Collections';
import EditIcon from '@mui/icons-material/Edit';
import ExtensionIcon from '@mui/icons-material/Extension';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useBegun } from '#frontend/src/entities/scratch/drafts/use-unsent.ts';
import { BegunNotice } from '#frontend/src/entities/scratch/saving/BegunNotice.tsx';
import { UnreadNotice } from '#frontend/src/entities/scratch/saving/UnreadNotice.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';
import { ChooseDialog } from './ChooseDialog.tsx';
import { fits } from './own-answer.ts';
import { StartFromTemplate } from './StartFromTemplate.tsx';
import { LARGE } from './sizes.ts';

interface Props {
  readonly task: TaskDto;
}

/** The ways to start: the template, a new project, or an existing work. */
export function Begin({ task }: Props) {
  const { t } = useTranslation('submissions');
  const [isChoosing, setChoosing] = useState(false);
  const mayProgram = fits(task.kind, 'scratch');
  const begun = useBegun(task.id);
  // What was begun goes on first, else there would be two.
  const variant = begun ? 'outlined' : 'contained';
  return (
    <Stack spacing={1.5}>
      {begun && <BegunNotice title={begun.title} />}
      <UnreadNotice />
      {begun && (
        <Button
          {...LARGE}
          component={Link}
          to={paths.project(begun.project)}
          variant="contained"
          color="secondary"
          startIcon={<EditIcon />}
        >
          {t('goOn')}
        </Button>
      )}
      <Typography color="textSecondary">{t('beginHint')}</Typography>
      {/* Of a template there is one project: the one that was begun. */}
      {mayProgram && task.template && !begun && <StartFromTemplate task={task} />}
      {mayProgram && !task.template && (
        <Button
          {...LARGE}
          component={Link}
          to={paths.project(NEW, { task: task.id })}
          variant={variant}
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
