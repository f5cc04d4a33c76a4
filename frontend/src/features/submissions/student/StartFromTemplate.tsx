import ExtensionIcon from '@mui/icons-material/Extension';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { hasTemplate } from '#frontend/src/lib/offline/kept-templates.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useOnline } from '#frontend/src/ui/use-online.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';
import { useOpenTask } from './own-answer.ts';
import { LARGE } from './sizes.ts';

interface Props {
  readonly task: TaskDto;
}

const LOOKS = {
  ...LARGE,
  variant: 'contained',
  color: 'secondary',
  startIcon: <ExtensionIcon />,
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
    <Button {...LOOKS} loading={start.isPending} loadingPosition="start" onClick={begin}>
      {t('start')}
    </Button>
  );
}

/** Without a network: begins with the template that this device has, or says that it has none. */
function StartHere({ task: { id } }: Props) {
  const { t } = useTranslation('submissions');
  const { user } = useSignedIn();
  const { data } = useQuery({
    // biome-ignore lint/plugin/query-keys: the device is asked.
    queryKey: ['scratch', 'template', user.id, id],
    queryFn: () => hasTemplate(id),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
  if (data === undefined) return null;
  if (!data)
    return (
      <Alert severity="info" role="status">
        {t('notHere')}
      </Alert>
    );
  return (
    <Button {...LOOKS} component={Link} to={paths.project(NEW, { template: id })}>
      {t('start')}
    </Button>
  );
}

/** Begins a task with its template. */
export function StartFromTemplate({ task }: Props) {
  return useOnline() ? <StartButton task={task} /> : <StartHere task={task} />;
}
