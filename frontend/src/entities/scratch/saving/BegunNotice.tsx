import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnsent } from '#frontend/src/entities/scratch/drafts/use-unsent.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSending } from './use-sending.ts';

function Begun({ project, title }: { readonly project: string; readonly title: string }) {
  const { t } = useTranslation('saving');
  useSending();
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button component={Link} to={paths.project(project)} color="inherit">
          {t('unsent.open')}
        </Button>
      }
    >
      {t('begun', { title })}
    </Alert>
  );
}

/** Tells of a project that was begun for a task on this device and is not sent yet, and sends it. */
export function BegunNotice({ task }: { readonly task: string }) {
  const begun = useUnsent()?.find((each) => each.task === task);
  return begun ? <Begun project={begun.project} title={begun.title} /> : null;
}
