import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanProgressView } from '#frontend/src/entities/plans/PlanProgressView.tsx';
import type { PlanRun } from '#frontend/src/entities/plans/use-plan-run.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';

interface Props {
  readonly title: string;
  readonly submitLabel: string;
  readonly form: {
    readonly onSubmit: FormEventHandler;
    readonly problem: Error | null;
    readonly submitting: boolean;
    readonly formState: { readonly isDirty: boolean };
  };
  readonly run: PlanRun;
  /** Disables the button: no lesson is left, or the preview is still loading. */
  readonly disabled: boolean;
  /** Why the plan cannot begin, in one line. */
  readonly reason?: string | undefined;
  readonly onClose: () => void;
  readonly fields: ReactNode;
  readonly preview: ReactNode;
  /** Shown after the plan was carried out. */
  readonly afterwards?: ReactNode;
}

const BESIDE = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
} as const;

/** On phones the line is above the buttons. */
const ACTIONS = { flexWrap: { xs: 'wrap', sm: 'nowrap' } } as const;
const REASON = { flex: { xs: '1 0 100%', sm: 1 }, px: 2, overflowWrap: 'anywhere' } as const;

/** Long content scrolls; the buttons stay visible. */
const FORM = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

/** The fields, the preview and the buttons. */
function PlanForm({ submitLabel, form, disabled, reason, fields, preview, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Box component="form" noValidate onSubmit={form.onSubmit} sx={FORM}>
      <DialogContent>
        <Box sx={BESIDE}>
          <Stack spacing={2}>{fields}</Stack>
          {preview}
        </Box>
      </DialogContent>
      <Box sx={{ px: 3 }}>
        <FormProblem problem={form.problem} />
      </Box>
      <DialogActions sx={ACTIONS}>
        <Typography aria-live="polite" color="textSecondary" sx={REASON}>
          {reason}
        </Typography>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <SubmitButton submitting={form.submitting} disabled={disabled}>
          {submitLabel}
        </SubmitButton>
      </DialogActions>
    </Box>
  );
}

/** The frame of dialogs that change many lessons: form and preview, then the progress. */
export function PlanDialog(props: Props) {
  const { title, form, run, onClose, afterwards } = props;
  const { t } = useTranslation();
  const { answer, working } = run;
  const { leave, question } = useLeaveGuard(form.formState.isDirty && !answer && !working);
  // A running plan is stopped only with its button.
  const close = () => !working && leave(onClose);
  return (
    <>
      <ClosableDialog
        title={title}
        maxWidth={answer ? 'sm' : 'lg'}
        fullScreenBelow={answer ? 'sm' : 'md'}
        onClose={close}
      >
        {answer ? (
          <>
            <DialogContent>
              <PlanProgressView answer={answer} run={run} />
              {answer.plan.state === 'done' && !working && afterwards}
            </DialogContent>
            <DialogActions>
              <Button disabled={working} onClick={onClose}>
                {t('close')}
              </Button>
            </DialogActions>
          </>
        ) : (
          <PlanForm {...props} onClose={close} />
        )}
      </ClosableDialog>
      {question}
    </>
  );
}
