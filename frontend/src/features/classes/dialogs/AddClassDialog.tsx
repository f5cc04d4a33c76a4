import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { useNames } from '#frontend/src/ui/pickers/use-names.ts';
import { ROLE } from '#shared/roles.ts';
import { useAddClass } from '../queries.ts';
import { ClassFields } from './ClassFields.tsx';
import { classForm, newValues, toPayload } from './class-form.ts';

/** Adds a class and opens its page, where students are added next. */
export function AddClassDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('classes');
  const { user, role } = useSignedIn();
  const navigate = useNavigate();
  const { mutateAsync } = useAddClass();
  const names = useNames({});
  // One key for all attempts of this form: a retry adds no second class.
  const key = useRef(crypto.randomUUID());
  const form = useContractForm({
    schema: classForm,
    namespace: 'classes',
    defaultValues: newValues(role === ROLE.principal ? '' : user.id),
    submit: async (values) => {
      const added = await mutateAsync({ ...toPayload(values), request_key: key.current });
      toast.success(t('added'));
      onClose();
      await navigate(paths.classRoom(added.class.id));
    },
  });
  return (
    <FormDialog title={t('add')} submitLabel={t('add')} form={form} onClose={onClose}>
      <ClassFields control={form.control} names={names} />
    </FormDialog>
  );
}
