import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StudentRow } from '#shared/contracts/student-fields.ts';
import { StudentFigures } from './StudentFigures.tsx';

interface Props {
  readonly student: StudentRow;
  readonly onClose: () => void;
}

/** The figures of one student. */
export function StudentFiguresDialog({ student: { id, name }, onClose }: Props) {
  const { t } = useTranslation(['students', 'common']);
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('figures.title', { name })}
      </DialogTitle>
      <DialogContent>
        <StudentFigures id={id} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
