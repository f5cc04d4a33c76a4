import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type SubmitEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '#frontend/src/entities/contacts/CodeField.tsx';
import { ContactField } from '#frontend/src/entities/contacts/ContactField.tsx';
import type { Way } from '#frontend/src/entities/contacts/contact-values.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { useBindContact } from './use-bind-contact.ts';

interface Props {
  readonly way: Way;
  readonly onClose: () => void;
}

/** Binds a phone number or an e-mail address, verified by a code. */
export function BindContactDialog({ way, onClose }: Props) {
  const { t } = useTranslation(['accounts', 'contacts', 'common']);
  const id = useId();
  const { form, sender } = useBindContact(way, onClose);
  const { control, onSubmit, problem, submitting, trigger, clearErrors } = form;

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
        <DialogTitle id={id}>{t(`bind.${way}`)}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <ContactField control={control} withEmail={false} />
            <CodeField
              control={control}
              name="sms_code"
              sender={sender}
              clear={() => clearErrors('sms_code')}
              ready={() => trigger(way, { shouldFocus: true })}
            />
            <FormProblem problem={problem} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={submitting}>
            {t('common:cancel')}
          </Button>
          <SubmitButton submitting={submitting}>{t(`bind.${way}`)}</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
