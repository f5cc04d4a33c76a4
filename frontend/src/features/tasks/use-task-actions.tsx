import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import FactCheckIcon from '@mui/icons-material/FactCheck';
import LibraryAddIcon from '@mui/icons-material/LibraryAdd';
import SendIcon from '@mui/icons-material/Send';
import UndoIcon from '@mui/icons-material/Undo';
import VisibilityIcon from '@mui/icons-material/Visibility';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { send } from '#frontend/src/lib/api.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { RowAction } from '#frontend/src/ui/table/column.ts';
import { ROLE } from '#shared/roles.ts';
import { tasks } from '#shared/tasks/contract.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';
import { useTakeOver } from './library/use-take-over.ts';
import { loadTask } from './queries.ts';
import type { OpenDialog } from './TaskDialogs.tsx';
import { toTaskPayload } from './task-payload.ts';

/** Puts a task into the school's library, or takes it out of it. */
function useShare() {
  const { t } = useTranslation('tasks');
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, library }: TaskDto) => {
      const found = await loadTask(id);
      const wanted = library === 'own' ? 'school' : 'own';
      const { rev } = found.task;
      await send(tasks.endpoints.save, {
        ...toTaskPayload(found),
        library: wanted,
        task_id: id,
        rev,
      });
      return wanted;
    },
    onSuccess: (library) => {
      toast.success(t(library === 'school' ? 'shared' : 'unshared'));
      return invalidate(client, tasks);
    },
  });
}

/** A task may be changed by its author and by principals. */
export function useMayChange(): (task: Pick<TaskDto, 'author_id'>) => boolean {
  const { user, role } = useSignedIn();
  return ({ author_id }) => role === ROLE.principal || author_id === user.id;
}

const WITHDRAWN = 'withdrawn';

function useChanges(start: (dialog: OpenDialog) => void) {
  const { t } = useTranslation('tasks');
  const navigate = useNavigate();
  const share = useShare();
  return (task: TaskDto): RowAction[] => {
    const { id, state, library } = task;
    const isOut = state === 'released' || state === 'scheduled';
    const release = {
      key: 'release',
      label: t('release.action'),
      icon: <SendIcon />,
      onSelect: () => start({ kind: 'release', task }),
    };
    const edit = {
      key: 'edit',
      label: t('edit'),
      icon: <EditIcon />,
      onSelect: () => void navigate(paths.editTask(id)),
    };
    const shelve = {
      key: 'share',
      icon: <LibraryAddIcon />,
      label: t(library === 'own' ? 'share' : 'unshare'),
      onSelect: () => share.mutate(task),
    };
    return [...(state === WITHDRAWN ? [] : [edit, shelve]), ...(isOut ? [] : [release])];
  };
}

/** Drafts are deleted; released tasks are withdrawn, since students may have answered them. */
function useEnds(start: (dialog: OpenDialog) => void) {
  const { t } = useTranslation('tasks');
  return (task: TaskDto): RowAction[] => {
    if (task.state === WITHDRAWN) return [];
    const isDraft = task.state === 'draft';
    return [
      {
        key: 'remove',
        destructive: true,
        onSelect: () => start({ kind: 'remove', task }),
        label: t(isDraft ? 'remove.draft' : 'remove.withdraw'),
        icon: isDraft ? <DeleteIcon /> : <UndoIcon />,
      },
    ];
  };
}

/** The actions for a task, in the list and on its page. */
export function useTaskActions(start: (dialog: OpenDialog) => void) {
  const { t } = useTranslation('tasks');
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const [changesOf, endsOf] = [useChanges(start), useEnds(start)];
  const takeOver = useTakeOver();
  return (task: TaskDto): RowAction[] => {
    const { id, state } = task;
    const isMine = mayChange(task);
    const see = {
      key: 'see',
      label: t('see'),
      icon: <VisibilityIcon />,
      onSelect: () => void navigate(paths.task(id)),
    };
    const review = {
      key: 'review',
      label: t('review'),
      icon: <FactCheckIcon />,
      onSelect: () => void navigate(paths.answers(id)),
    };
    const copy = {
      key: 'copy',
      label: t('copy'),
      icon: <ContentCopyIcon />,
      onSelect: () => takeOver.mutate({ id, asCopy: isMine }),
    };
    return [
      see,
      ...(state === 'draft' ? [] : [review]),
      ...(isMine ? changesOf(task) : []),
      copy,
      ...(isMine ? endsOf(task) : []),
    ];
  };
}
