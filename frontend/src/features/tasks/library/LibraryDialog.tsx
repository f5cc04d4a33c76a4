import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskContent } from '#frontend/src/entities/tasks/TaskContent.tsx';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { TaskDto } from '#shared/tasks/fields.ts';
import { useTask } from '../queries.ts';
import { LibraryList } from './LibraryList.tsx';
import { useTakeOver } from './use-take-over.ts';

interface PreviewProps {
  readonly task: TaskDto;
  readonly onBack: () => void;
}

/** Shows a task of the library before it is copied. */
function Preview({ task: { id }, onBack }: PreviewProps) {
  const { t } = useTranslation('tasks');
  const { data, error, refetch } = useTask(id);
  const takeOver = useTakeOver();
  return (
    <>
      <DialogContent dividers>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={4} />}
        {data && <TaskContent text={data.text} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack}>{t('library.back')}</Button>
        <Button
          variant="contained"
          disabled={!data}
          loading={takeOver.isPending}
          onClick={() => takeOver.mutate({ id, asCopy: false })}
        >
          {t('library.takeOver')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Tasks to begin with: own ones, and those that colleagues share with the school. */
export function LibraryDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('tasks');
  const [chosen, setChosen] = useState<TaskDto | null>(null);
  return (
    <ClosableDialog
      title={chosen ? chosen.title : t('library.title')}
      maxWidth="md"
      onClose={onClose}
    >
      {chosen ? (
        <Preview task={chosen} onBack={() => setChosen(null)} />
      ) : (
        <LibraryList onChoose={setChosen} />
      )}
    </ClosableDialog>
  );
}
