import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Teacher } from '../queries.ts';
import { HandOverFields } from './HandOverFields.tsx';
import { type Removal, useRemoval } from './use-removal.ts';

interface Props {
  readonly teacher: Teacher;
  readonly onClose: () => void;
}

function ConfirmButton({ removal }: { readonly removal: Removal }) {
  const { t } = useTranslation('teachers');
  const { classes, handOver, mustHandOver, isWorking, isStuck, confirm } = removal;
  const { query } = handOver;
  return (
    <Button
      variant="contained"
      color="error"
      disabled={!classes.data || !query.data || query.isPlaceholderData || isStuck}
      loading={isWorking}
      onClick={confirm}
    >
      {t(mustHandOver ? 'remove.confirmWithClasses' : 'action.remove')}
    </Button>
  );
}

/** Removes a member of staff after handing lessons and classes over. */
export function RemoveTeacherDialog(props: Props) {
  const { teacher, onClose } = props;
  const { t } = useTranslation('teachers');
  const { t: common } = useTranslation();
  const id = useId();
  const removal = useRemoval(props);
  // A running hand-over is stopped only by its button.
  const close = () => !removal.isWorking && onClose();
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {t('remove.title', { name: teacher.name })}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{t('remove.text')}</DialogContentText>
          <HandOverFields teacher={teacher} removal={removal} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button disabled={removal.isWorking} onClick={onClose}>
          {common('cancel')}
        </Button>
        <ConfirmButton removal={removal} />
      </DialogActions>
    </Dialog>
  );
}
