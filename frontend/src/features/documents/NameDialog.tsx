import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import { documents } from '#shared/documents/contract.ts';
import type { DocumentDto } from '#shared/documents/fields.ts';
import type { Where } from './queries.ts';

interface FormProps {
  readonly title: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly name: string;
  readonly save: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

function NameForm({ title, label, submitLabel, name, save, onClose }: FormProps) {
  const { t } = useTranslation('documents');
  const form = useContractForm({
    schema: documents.endpoints.rename.input.pick({ name: true }),
    namespace: 'documents',
    defaultValues: { name },
    submit: async (values) => {
      await save(values.name);
      toast.success(t('saved'));
      onClose();
    },
  });
  return (
    <FormDialog title={title} submitLabel={submitLabel} form={form} onClose={onClose}>
      <FormTextField control={form.control} name="name" label={label} autoFocus />
    </FormDialog>
  );
}

/** Makes a folder. */
export function FolderDialog({
  where,
  onClose,
}: {
  readonly where: Where;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('documents');
  const { addFolder, list } = documents.endpoints;
  const { mutateAsync } = useChange(addFolder, { changes: [list], quiet: true });
  const keyOf = useRequestKey();
  return (
    <NameForm
      title={t('newFolder')}
      label={t('folderName')}
      submitLabel={t('create')}
      name=""
      save={(name) => mutateAsync({ ...where, name, request_key: keyOf(name) })}
      onClose={onClose}
    />
  );
}

interface RenameProps {
  readonly document: DocumentDto;
  readonly onClose: () => void;
}

export function RenameDialog({ document, onClose }: RenameProps) {
  const { t } = useTranslation('documents');
  const { t: common } = useTranslation();
  const { mutateAsync } = useChange(documents.endpoints.rename, {
    changes: [documents],
    quiet: true,
  });
  const { id: document_id, rev } = document;
  return (
    <NameForm
      title={t('rename')}
      label={t('newName')}
      submitLabel={common('save')}
      name={document.name}
      save={(name) => mutateAsync({ document_id, name, rev })}
      onClose={onClose}
    />
  );
}
