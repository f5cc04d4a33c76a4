import LockClockIcon from '@mui/icons-material/LockClock';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDialog } from '#frontend/src/entities/works/view/FileDialog.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Submission } from '#shared/tasks/fields.ts';

/** After the deadline: what the teacher sees, and that one can go on. */
export function DeadlineNotice({ submission }: { readonly submission: Submission }) {
  const { t } = useTranslation('submissions');
  const { dateTime } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { at_deadline, hand_in } = submission;
  if (!at_deadline || hand_in === 'gone') return null;
  const { state, version, arrived, deadline } = at_deadline;
  const look = (
    <Button color="inherit" onClick={() => setOpen(true)} sx={{ whiteSpace: 'nowrap' }}>
      {t('deadline.look')}
    </Button>
  );
  return (
    <>
      <Alert
        severity="info"
        role="status"
        icon={<LockClockIcon />}
        action={version ? look : undefined}
      >
        {t(`deadline.own.${state}`, { time: dateTime(deadline) })}
        {arrived && (
          <Typography variant="body2">
            {t('deadline.own.arrived', { made: dateTime(arrived.made_at) })}
          </Typography>
        )}
      </Alert>
      {isOpen && version && <FileDialog file={version} onClose={() => setOpen(false)} />}
    </>
  );
}
