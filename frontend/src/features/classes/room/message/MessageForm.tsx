import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { ClassMessageForm } from '#shared/messages/class-calls.ts';
import { MESSAGE_FIELDS } from '#shared/messages/class-messages.ts';
import { MessageFields } from './MessageFields.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import { type Recipients, RecipientsNotice } from './RecipientsNotice.tsx';
import type { Sending } from './use-send-message.ts';

interface Props {
  readonly title: string;
  readonly className: string;
  readonly recipients: Recipients;
  readonly sending: Sending;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

const schema = ClassMessageForm();
const EMPTY = {
  first_date: '',
  last_date: '',
  date: '',
  new_date: '',
  new_time: '',
  room: '',
  thing: '',
  words: '',
};

/** The form of the message, with a preview and its recipients. */
export function MessageForm({ title, className, recipients, sending, onSent, onClose }: Props) {
  const { t } = useTranslation('classes');
  const language = useLanguage();
  const form = useContractForm({
    schema,
    namespace: 'classes',
    defaultValues: { ...EMPTY, kind: 'holiday', language },
    submit: async ({ kind, language: written, ...values }) => {
      const wanted: FieldValues = values;
      const fields = Object.fromEntries(MESSAGE_FIELDS[kind].map((name) => [name, wanted[name]]));
      await sending.start({ kind, language: written, ...fields });
      onSent();
    },
  });
  const { answer, isWorking } = sending;
  const done = isWorking && answer ? answer.numbers - answer.pending : 0;
  const label =
    done > 0
      ? t('message.progress', { done, count: recipients.numbers })
      : t('message.send', { count: recipients.numbers });
  return (
    <FormDialog title={title} submitLabel={label} form={form} onClose={onClose}>
      <MessageFields control={form.control} freeWords={recipients.free_words} />
      <MessagePreview control={form.control} className={className} />
      <RecipientsNotice recipients={recipients} />
    </FormDialog>
  );
}
