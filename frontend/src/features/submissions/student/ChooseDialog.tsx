import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadBox } from '#frontend/src/entities/uploads/UploadBox.tsx';
import { useOwnWorks } from '#frontend/src/entities/works/queries.ts';
import { WorkChoice } from '#frontend/src/entities/works/WorkChoice.tsx';
import { WorkGrid } from '#frontend/src/entities/works/WorkGrid.tsx';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import type { TaskDto } from '#shared/tasks/fields.ts';
import { answerQueue } from './answer-queue.ts';
import { fits, useOpenTask, useOwnAnswer } from './own-answer.ts';

interface Props {
  readonly task: TaskDto;
  readonly onClose: () => void;
}

/** Existing works of the kind that the task asks for. */
function OwnWorks({ task: { id, kind }, onClose }: Props) {
  const { t } = useTranslation('submissions');
  const query = useOwnWorks('mine', (work) => fits(kind, work.kind));
  const choose = useOpenTask();
  const { data, error } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  return (
    <div>
      {data.length === 0 && !query.hasNextPage && (
        <Typography color="textSecondary">{t('noWorks')}</Typography>
      )}
      <WorkGrid label={t('myWorks')}>
        {data.map((work) => (
          <WorkChoice
            key={work.id}
            work={work}
            disabled={choose.isPending}
            onChoose={() =>
              choose.mutate({ task_id: id, work_id: work.id }, { onSuccess: onClose })
            }
          />
        ))}
      </WorkGrid>
      <MoreButton query={query} sx={{ mt: 2 }} />
    </div>
  );
}

/** Answers with a file or an existing work. */
export function ChooseDialog({ task, onClose }: Props) {
  const { t } = useTranslation('submissions');
  const { user } = useSignedIn();
  const { data } = useOwnAnswer(task.id);
  const chosen = data?.answer.work_id;
  const [chosenBefore] = useState(chosen);
  // Closes when an upload has become the answer.
  useEffect(() => {
    if (chosen !== chosenBefore) onClose();
  }, [chosen, chosenBefore, onClose]);
  return (
    <ClosableDialog title={t('chooseTitle')} maxWidth="md" onClose={onClose}>
      <DialogContent>
        <Stack spacing={3}>
          <UploadBox queue={answerQueue(user.id, task)} />
          <Typography variant="h3">{t('myWorks')}</Typography>
          <OwnWorks task={task} onClose={onClose} />
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
