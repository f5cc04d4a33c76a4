import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import type { RecordDetail } from '#shared/teaching/fields.ts';
import { changesOf, hasChanges } from '../draft/changes.ts';
import type { Writing } from '../draft/use-record-draft.ts';
import { ChangeList } from './ChangeList.tsx';

interface Props {
  readonly theirs: RecordDetail;
  readonly writing: Writing;
}

/** Another user has changed the record in between: the user chooses whose version stays. */
export function EditConflictDialog({ theirs, writing }: Props) {
  const { t } = useTranslation('teaching');
  const { draft, values, acceptTheirs, overwrite } = writing;
  const changes = changesOf(theirs, values);
  const by = theirs.corrections.at(-1)?.by_name ?? theirs.ended_by_name;
  return (
    <ClosableDialog title={t('overtaken.title')} maxWidth="sm" onClose={draft.postpone}>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{t('overtaken.text', { name: by })}</Typography>
          {hasChanges(changes) && <ChangeList changes={changes} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void acceptTheirs()}>{t('overtaken.theirs')}</Button>
        {hasChanges(changes) && (
          <Button variant="contained" onClick={overwrite}>
            {t('overtaken.mine')}
          </Button>
        )}
      </DialogActions>
    </ClosableDialog>
  );
}
