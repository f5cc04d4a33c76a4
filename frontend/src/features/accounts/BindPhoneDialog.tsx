import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type SubmitEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '#frontend/src/entities/phones/CodeField.tsx';
import { PhoneField } from '#frontend/src/entities/phones/PhoneField.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { useBindPhone } from './use-bind-phone.ts';

/** Binds a phone number, verified by a code. */
export function BindPhoneDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'phone', 'common']);
  const id = useId();
  const { form, sender } = useBindPhone(onClose);
  const { control, onSubmit, problem, submitting, trigger } = form;

  function send(event: SubmitEvent): void {
    // The event must not reach the form that contains this dialog.
    event.stopPropagation();
    void onSubmit(event);
  }

  return (
    <Dialog
      open
      onClose={submitting ? undefined : onClose}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <form noValidate onSubmit={send}>
        <DialogTitle id={id}>{t('phoneBind')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <PhoneField control={control} name="phone" autoFocus />
            <CodeField
              control={control}
              name="sms_code"
              sender={sender}
              ready={() => trigger('phone', { shouldFocus: true })}
            />
            <FormProblem problem={problem} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={submitting}>
            {t('common:cancel')}
          </Button>
          <SubmitButton submitting={submitting}>{t('phoneBind')}</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
