import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { SavedSwitch } from '#frontend/src/ui/form/SavedSwitch.tsx';
import type { ClassDto } from '#shared/classes/fields.ts';
import { useSetTrial } from '../queries.ts';

/** Whether the school's page offers the lessons of the class to children who want to try one. */
export function TrialSwitch({ schoolClass }: { readonly schoolClass: ClassDto }) {
  const { t } = useTranslation('classes');
  const { mutateAsync } = useSetTrial();
  const hint = useId();
  const set = async (on: boolean) => {
    await mutateAsync({ class_id: schoolClass.id, on: on ? '1' : '0' });
    toast.success(t('saved'));
  };
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 }, mt: 2 }}>
      <SavedSwitch
        label={t('trial.label')}
        checked={schoolClass.trial}
        disabled={schoolClass.state === 'closed'}
        describedBy={hint}
        onSave={set}
      />
      <Typography id={hint} variant="body2" color="textSecondary">
        {t(schoolClass.state === 'closed' ? 'trial.closed' : 'trial.hint')}
      </Typography>
    </Paper>
  );
}
