import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEventHandler, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblem } from './FormProblem.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useLeaveGuard } from './use-leave-guard.tsx';

interface Props {
  readonly title: string;
  readonly submitLabel: string;
  /** What `useContractForm` answers. */
  readonly form: {
    readonly onSubmit: FormEventHandler;
    readonly problem: Error | null;
    readonly submitting: boolean;
    readonly formState: { readonly isDirty: boolean };
  };
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form in a dialog: Enter sends it, Escape closes it, and what was typed is not lost without a question. */
export function FormDialog({ title, submitLabel, form, onClose, children }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const fullScreen = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { leave, question } = useLeaveGuard(form.formState.isDirty && !form.submitting);
  const close = () => leave(onClose);
  return (
    <>
      <Dialog
        open
        onClose={close}
        aria-labelledby={titleId}
        maxWidth="sm"
        fullWidth
        fullScreen={fullScreen}
      >
        <Stack direction="row" sx={{ alignItems: 'center', pr: 1 }}>
          <DialogTitle id={titleId} sx={{ flex: 1 }}>
            {title}
          </DialogTitle>
          <IconButton aria-label={t('close')} onClick={close}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <DialogContent>
          <Stack component="form" spacing={2} noValidate onSubmit={form.onSubmit}>
            {children}
            <FormProblem problem={form.problem} />
            <DialogActions sx={{ p: 0 }}>
              <Button onClick={close}>{t('cancel')}</Button>
              <SubmitButton submitting={form.submitting}>{submitLabel}</SubmitButton>
            </DialogActions>
          </Stack>
        </DialogContent>
      </Dialog>
      {question}
    </>
  );
}
