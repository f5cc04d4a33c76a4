import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';

/** Callbacks of the account's forms to the dialog or page around them. */
export interface AccountFormProps {
  /** Called with whether there is unsaved input. */
  readonly onDirty: (dirty: boolean) => void;
  /** Called after saving, or if nothing had changed. */
  readonly onDone: () => void;
  /** Closes the dialog around the form; absent on a page. */
  readonly onCancel?: (() => void) | undefined;
}

interface Props {
  readonly submitLabel: string;
  readonly submitting: boolean;
  /** Closes the dialog around the form; absent on a page. */
  readonly onCancel?: (() => void) | undefined;
}

export function FormActions({ submitLabel, submitting, onCancel }: Props) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
      <SubmitButton submitting={submitting}>{submitLabel}</SubmitButton>
    </Stack>
  );
}
