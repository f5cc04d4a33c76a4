import EditIcon from '@mui/icons-material/Edit';
import FactCheckIcon from '@mui/icons-material/FactCheck';
import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RemindButton } from '#frontend/src/entities/tasks/RemindButton.tsx';
import { TaskStateChip } from '#frontend/src/entities/tasks/TaskChips.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { ItemHeader } from '#frontend/src/ui/ItemHeader.tsx';
import { RowMenu, RowMenuIcon } from '#frontend/src/ui/table/RowMenu.tsx';
import type { TaskDto } from '#shared/tasks/fields.ts';
import type { OpenDialog } from '../TaskDialogs.tsx';
import { useMayChange, useTaskActions } from '../use-task-actions.tsx';

interface Props {
  readonly task: TaskDto;
  readonly start: (dialog: OpenDialog) => void;
}

/** Actions that have a button of their own on the page. */
const BUTTONS = ['see', 'review', 'edit'];

function Buttons({ task, start }: Props) {
  const { t } = useTranslation('tasks');
  const isMine = useMayChange()(task);
  const actionsOf = useTaskActions(start);
  const { id, state, title } = task;
  const others = () =>
    actionsOf(task).filter(({ key }) => !BUTTONS.includes(key) && key !== mainOf(state));
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {state === 'released' && <RemindButton id={id} />}
      {isMine && state !== 'withdrawn' && (
        <Button
          component={Link}
          to={paths.editTask(id)}
          variant="outlined"
          startIcon={<EditIcon />}
        >
          {t('edit')}
        </Button>
      )}
      {state !== 'draft' && (
        <Button
          component={Link}
          to={paths.answers(id)}
          variant="contained"
          startIcon={<FactCheckIcon />}
        >
          {t('review')}
        </Button>
      )}
      {isMine && state === 'draft' && (
        <Button
          variant="contained"
          startIcon={<SendIcon />}
          onClick={() => start({ kind: 'release', task })}
        >
          {t('release.action')}
        </Button>
      )}
      <RowMenu icon={<RowMenuIcon name={title} />} actions={others} />
    </Stack>
  );
}

/** The button that releases a draft. */
const mainOf = (state: TaskDto['state']): string => (state === 'draft' ? 'release' : '');

/** The header of a task's page: title, state, actions. */
export function SeeHeader({ task, start }: Props) {
  const { t } = useTranslation('tasks');
  const { dateTime } = useFormats();
  const { title, author, created } = task;
  return (
    <ItemHeader
      back={{ to: paths.tasks, label: t('backToList') }}
      title={title}
      chips={<TaskStateChip task={task} />}
      facts={t('by', { author, time: dateTime(created) })}
      actions={<Buttons task={task} start={start} />}
    />
  );
}
