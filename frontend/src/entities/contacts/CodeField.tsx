import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { MESSAGE_LIMITS } from '#shared/messages/limits.ts';
import type { CodeSender } from './use-code-sender.ts';

interface Props<T extends FieldValues, N extends FieldPath<T>> {
  readonly control: FieldControl<T>;
  readonly name: N;
  readonly sender: CodeSender;
  /** Clears the errors of the code: one that is on its way is not missing. */
  readonly clear: () => void;
  /** Checks what the code is sent to; without it the code is sent at once. */
  readonly ready?: () => Promise<boolean>;
}

/** The code that was sent to a phone or an e-mail address, and the button that sends it; one a minute. */
export function CodeField<T extends FieldValues, N extends FieldPath<T>>({
  control,
  name,
  sender,
  clear,
  ready,
}: Props<T, N>) {
  const { t } = useTranslation('contacts');
  const { send, sending, seconds, sent, sentTo, problem } = sender;
  const sentHint = sentTo ? t('sentTo', { contact: sentTo }) : t('sentIfBound');
  const running = useRef(false);
  /** The check takes a moment, in which a second press must do nothing. */
  const onClick = async () => {
    if (running.current || sending) return;
    running.current = true;
    if (!ready || (await ready())) {
      clear();
      await send();
    }
    running.current = false;
  };
  return (
    <Stack spacing={1}>
      <FormTextField
        control={control}
        name={name}
        namespace="contacts"
        label={t('code')}
        hint={sent ? sentHint : undefined}
        inputMode="numeric"
        maxLength={MESSAGE_LIMITS.codeDigits}
      />
      <Button
        variant="outlined"
        onClick={() => void onClick()}
        loading={sending}
        loadingPosition="start"
        disabled={seconds > 0}
        sx={{ alignSelf: 'flex-start' }}
      >
        {seconds > 0 ? t('sendAgain', { seconds }) : t('send')}
      </Button>
      <FormProblem problem={problem} />
    </Stack>
  );
}
