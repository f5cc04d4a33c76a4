import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { ClassDto } from '#shared/classes/fields.ts';
import { useSetTrial } from '../queries.ts';

/** Whether the school's page offers the lessons of the class to children who want to try one. */
export function TrialSwitch({ schoolClass }: { readonly schoolClass: ClassDto }) {
  const { t } = useTranslation('classes');
  const { mutate, isPending } = useSetTrial();
  const hint = useId();
  const set = (on: boolean) =>
    mutate(
      { class_id: schoolClass.id, on: on ? '1' : '0' },
      { onSuccess: () => toast.success(t('saved')) },
    );
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 }, mt: 2 }}>
      <FormControlLabel
        label={t('trial.label')}
        control={
          <Switch
            checked={schoolClass.trial}
            disabled={isPending || schoolClass.state === 'closed'}
            slotProps={{ input: { 'aria-describedby': hint } }}
            onChange={(_event, checked) => set(checked)}
          />
        }
      />
      <Typography id={hint} variant="body2" color="textSecondary">
        {t(schoolClass.state === 'closed' ? 'trial.closed' : 'trial.hint')}
      </Typography>
    </Paper>
  );
}
