import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '#frontend/src/components/form/FormProblem.tsx';
import { StaffInput } from '#frontend/src/components/pickers/StaffInput.tsx';
import type { StaffRef } from '#frontend/src/components/pickers/use-staff-options.ts';
import { ErrorState } from '#frontend/src/components/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/components/states/ListSkeleton.tsx';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ClassNames } from './ClassNames.tsx';
import { type Teacher, useClassesOf, useRemoveTeacher } from './queries.ts';

interface Props {
  readonly teacher: Teacher;
  readonly onClose: () => void;
}

function useRemoval({ teacher, onClose }: Props) {
  const { t } = useTranslation('teachers');
  const classes = useClassesOf(teacher.id);
  const removal = useRemoveTeacher();
  const [successor, setSuccessor] = useState<StaffRef | null>(null);
  const [asked, setAsked] = useState(false);
  const mustHandOver = (classes.data?.length ?? 0) > 0;
  const remove = () => {
    setAsked(true);
    if (mustHandOver && !successor) return;
    removal.mutate(
      { teacher_id: teacher.id, to_teacher_id: successor?.id },
      {
        onSuccess: () => {
          toast.success(t('remove.done', { name: teacher.name }));
          onClose();
        },
        // Somebody may have given the person a class meanwhile.
        onError: () => void classes.refetch(),
      },
    );
  };
  const isMissing = asked && mustHandOver && !successor;
  return { classes, removal, successor, setSuccessor, mustHandOver, remove, isMissing };
}

/** Removes somebody, and hands the classes over at the same time. */
export function RemoveTeacherDialog(props: Props) {
  const { teacher, onClose } = props;
  const { t } = useTranslation('teachers');
  const { t: common } = useTranslation();
  const id = useId();
  const removal = useRemoval(props);
  const { classes, mustHandOver } = removal;
  const name = teacher.name;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {t('remove.title', { name })}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{t('remove.text')}</DialogContentText>
          {classes.isPending && <ListSkeleton rows={2} />}
          {classes.error && (
            <ErrorState error={classes.error} onRetry={() => void classes.refetch()} />
          )}
          {mustHandOver && (
            <>
              <ClassNames classes={classes.data ?? []} />
              <StaffInput
                label={t('remove.successor')}
                value={removal.successor}
                onChange={removal.setSuccessor}
                except={teacher.id}
                required
                error={removal.isMissing ? t('remove.successorMissing') : undefined}
              />
            </>
          )}
          <FormProblem problem={removal.removal.error} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button
          variant="contained"
          color="error"
          disabled={!classes.data}
          loading={removal.removal.isPending}
          onClick={removal.remove}
        >
          {t(mustHandOver ? 'remove.confirmWithClasses' : 'action.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
