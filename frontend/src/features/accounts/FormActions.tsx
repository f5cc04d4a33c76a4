import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';

/** What the forms of the account tell the dialog or page around them. */
export interface AccountFormProps {
  /** Whether something is typed that is not saved. */
  readonly onDirty: (dirty: boolean) => void;
  /** Saved, or nothing to save. */
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
