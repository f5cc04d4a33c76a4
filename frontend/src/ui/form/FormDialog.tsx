import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '../ClosableDialog.tsx';
import { FormProblem } from './FormProblem.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useLeaveGuard } from './use-leave-guard.tsx';

interface Props {
  readonly title: string;
  readonly submitLabel: string;
  /** The result of `useContractForm` or `useRecordEdit`. */
  readonly form: {
    readonly onSubmit: FormEventHandler;
    readonly problem: Error | null;
    readonly submitting: boolean;
    readonly formState: { readonly isDirty: boolean };
    readonly question?: ReactNode;
  };
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form in a dialog. Enter submits it, Escape closes it; closing with unsaved input asks first. */
export function FormDialog({ title, submitLabel, form, onClose, children }: Props) {
  const { t } = useTranslation();
  const { leave, question } = useLeaveGuard(form.formState.isDirty && !form.submitting);
  const close = () => leave(onClose);
  return (
    <>
      <ClosableDialog title={title} maxWidth="sm" onClose={close}>
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
      </ClosableDialog>
      {question}
      {form.question}
    </>
  );
}
