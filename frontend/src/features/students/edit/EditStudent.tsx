import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { StudentRow } from '#shared/students/fields.ts';
import { useStudent } from '../queries.ts';
import { EditStudentDialog } from './EditStudentDialog.tsx';

interface Props {
  readonly student: StudentRow;
  readonly onClose: () => void;
}

/** Fetches the record before editing: the list may be outdated. */
export function EditStudent({ student: { id, name }, onClose }: Props) {
  const { t } = useTranslation('students');
  const { data, error, isPending, refetch } = useStudent(id);
  if (data) return <EditStudentDialog student={data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} aria-label={name} maxWidth="sm" fullWidth>
      <DialogContent>
        {isPending ? (
          <ListSkeleton rows={5} />
        ) : (
          <ErrorState
            error={error}
            {...(!error && { message: t('form.gone') })}
            onRetry={() => void refetch()}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
