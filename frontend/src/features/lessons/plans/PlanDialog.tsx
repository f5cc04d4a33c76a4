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
  /** Complete, but not to be begun: nothing is left of it, or what it would meet is not yet known. */
  readonly held: boolean;
  /** Why it cannot begin, in one line. */
  readonly why?: string | undefined;
  readonly onClose: () => void;
  readonly fields: ReactNode;
  readonly preview: ReactNode;
  /** What can be done when all is carried out. */
  readonly afterwards?: ReactNode;
}

const BESIDE = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
} as const;

/** On a phone the line stands above the buttons. */
const ACTIONS = { flexWrap: { xs: 'wrap', sm: 'nowrap' } } as const;
const WHY = { flex: { xs: '1 0 100%', sm: 1 }, px: 2, overflowWrap: 'anywhere' } as const;

/** What is long scrolls; the buttons stay in sight. */
const FORM = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

/** What shall be, beside it what that would meet, and the way to begin. */
function PlanForm({ submitLabel, form, held, why, fields, preview, onClose }: Props) {
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
        <Typography aria-live="polite" color="textSecondary" sx={WHY}>
          {why}
        </Typography>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <SubmitButton submitting={form.submitting} disabled={held}>
          {submitLabel}
        </SubmitButton>
      </DialogActions>
    </Box>
  );
}

/** A change of many lessons: what shall be and what that would meet; then how far it is. */
export function PlanDialog(props: Props) {
  const { title, form, run, onClose, afterwards } = props;
  const { t } = useTranslation();
  const { answer, working } = run;
  const { leave, question } = useLeaveGuard(form.formState.isDirty && !answer && !working);
  // While it works it is stopped by its button, not by chance.
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
