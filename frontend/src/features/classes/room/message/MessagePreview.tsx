import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import type { Language } from '#shared/languages.ts';
import {
  classMessageText,
  MESSAGE_FIELDS,
  type MessageKind,
} from '#shared/messages/class-messages.ts';
import type { MessageValues } from './MessageFields.tsx';

/** Shown in place of an empty parameter. */
const BLANK = '…';

interface Props {
  readonly control: FieldControl<MessageValues, 'classes'>;
  readonly className: string;
}

/** The text as it will be sent. */
export function MessagePreview({ control, className }: Props) {
  const { t } = useTranslation('classes');
  const { user } = useSignedIn();
  const id = useId();
  const values = useWatch({ control });
  const kind = values.kind as MessageKind;
  const fields = Object.fromEntries(
    MESSAGE_FIELDS[kind].map((name) => [name, values[name]?.trim() || BLANK]),
  );
  const from = { school: user.school_name, class: className };
  const text = classMessageText({ kind, language: values.language as Language, fields }, from);
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h3" color="textSecondary" sx={{ mb: 0.5, fontWeight: 600 }}>
        {t('message.preview')}
      </Typography>
      <Paper
        variant="outlined"
        sx={{ p: 2, bgcolor: 'action.hover', overflowWrap: 'anywhere' }}
        aria-live="polite"
      >
        {text}
      </Paper>
    </section>
  );
}
