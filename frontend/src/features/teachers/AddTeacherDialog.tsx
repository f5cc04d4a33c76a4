import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CredentialsDialog } from '#frontend/src/entities/credentials/CredentialsDialog.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import type { Answer } from '#shared/endpoint.ts';
import { teachers } from '#shared/teachers/contract.ts';
import { useAddTeacher } from './queries.ts';
import { TeacherFields } from './TeacherFields.tsx';

const { add } = teachers.endpoints;
type Added = Answer<typeof add>;

const EMPTY = { name: '', account: '', nick: '', phone: '', remark: '', role: 'teacher' };

interface FormProps {
  readonly onAdded: (added: Added) => void;
  readonly onClose: () => void;
}

function AddForm({ onAdded, onClose }: FormProps) {
  const { t } = useTranslation('teachers');
  const { mutateAsync } = useAddTeacher();
  // The same key for every try, so that nobody is added twice.
  const key = useRef(crypto.randomUUID());
  const form = useContractForm({
    schema: add.input.omit({ request_key: true, abilities: true }),
    namespace: 'teachers',
    defaultValues: EMPTY,
    submit: async (values) => onAdded(await mutateAsync({ ...values, request_key: key.current })),
  });
  const { control } = form;
  return (
    <FormDialog title={t('add')} submitLabel={t('add')} form={form} onClose={onClose}>
      <TeacherFields control={control} roles={['teacher', 'live-teacher']} />
      <FormTextField control={control} name="account" hint={t('accountHint')} />
    </FormDialog>
  );
}

/** Adds a colleague, then shows the credentials. */
export function AddTeacherDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('teachers');
  const [added, setAdded] = useState<Added | null>(null);
  if (!added) return <AddForm onAdded={setAdded} onClose={onClose} />;
  const { teacher, initial_password } = added;
  return (
    <CredentialsDialog
      title={t('added.title', { name: teacher.name })}
      account={teacher.account}
      password={initial_password ?? ''}
      onClose={onClose}
      actions={<Button onClick={() => setAdded(null)}>{t('added.another')}</Button>}
    />
  );
}
