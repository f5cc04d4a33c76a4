import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import { notices } from '#shared/notices/contract.ts';
import type { SentNotice } from '#shared/notices/fields.ts';
import { NOTICE_LIMITS } from '#shared/notices/limits.ts';

const { addTemplate, templates } = notices.endpoints;

interface Props {
  readonly notice: SentNotice;
  readonly onClose: () => void;
}

/** Keeps a notice as a template of the school. */
export function TemplateDialog({ notice: { id, title }, onClose }: Props) {
  const { t } = useTranslation('sent');
  const keyFor = useRequestKey();
  const { mutateAsync } = useChange(addTemplate, { changes: [templates], quiet: true });
  const form = useContractForm({
    schema: addTemplate.input.pick({ name: true }),
    namespace: 'sent',
    defaultValues: { name: title.slice(0, NOTICE_LIMITS.templateNameMax) },
    submit: async (values) => {
      const payload = { ...values, notice_id: id };
      await mutateAsync({ ...payload, request_key: keyFor(JSON.stringify(payload)) });
      toast.success(t('template.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('template.action')}
      submitLabel={t('template.save')}
      form={form}
      onClose={onClose}
    >
      <FormTextField control={form.control} name="name" />
    </FormDialog>
  );
}
