import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { ClassesInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import { queryOf } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { type FieldControl, useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { LoadingDialog } from '#frontend/src/ui/states/LoadingDialog.tsx';
import { documents } from '#shared/documents/contract.ts';
import type { DocumentDto, DocumentShare } from '#shared/documents/fields.ts';
import { DOCUMENT_LIMITS } from '#shared/documents/limits.ts';
import { SHARED_ROLES, type SharedRole } from '#shared/documents/rules.ts';
import type { ClassId } from '#shared/ids.ts';

/** The values of the form: roles and classes that may read the folder or file. */
const ShareForm = z.object({
  roles: z.array(z.enum(SHARED_ROLES)),
  classes: z.array(z.object({ id: z.string(), name: z.string() })).max(DOCUMENT_LIMITS.classesMax),
});
type ShareValues = z.infer<typeof ShareForm>;

interface Props {
  readonly document: DocumentDto;
  readonly onClose: () => void;
}

function Roles({ control }: { readonly control: FieldControl<ShareValues, 'documents'> }) {
  const { t } = useTranslation('documents');
  const { field } = useController({ control, name: 'roles' });
  const toggle = (role: SharedRole, isOn: boolean) =>
    field.onChange(
      SHARED_ROLES.filter((each) => (each === role ? isOn : field.value.includes(each))),
    );
  return (
    <FormGroup>
      <FormLabel sx={{ fontWeight: 600 }}>{t('shareRoles')}</FormLabel>
      {SHARED_ROLES.map((role) => (
        <FormControlLabel
          key={role}
          label={t(`roles.${role}`)}
          control={
            <Checkbox
              checked={field.value.includes(role)}
              onChange={(_, isOn) => toggle(role, isOn)}
            />
          }
        />
      ))}
    </FormGroup>
  );
}

function Classes({ control }: { readonly control: FieldControl<ShareValues, 'documents'> }) {
  const { t } = useTranslation('documents');
  const { field } = useController({ control, name: 'classes' });
  return (
    <ClassesInput
      label={t('shareClasses')}
      value={field.value.map(({ id, name }) => ({ id: id as ClassId, name }))}
      onChange={(chosen) => field.onChange(chosen.map(({ id, name }) => ({ id, name })))}
      onBlur={field.onBlur}
    />
  );
}

function ShareFields({ document, share, onClose }: Props & { readonly share: DocumentShare }) {
  const { t } = useTranslation('documents');
  const { t: common } = useTranslation();
  const { mutateAsync } = useChange(documents.endpoints.share, {
    changes: [documents],
    quiet: true,
  });
  const { id: document_id, name, rev } = document;
  const form = useContractForm({
    schema: ShareForm,
    namespace: 'documents',
    defaultValues: { roles: share.roles, classes: share.classes },
    submit: async ({ roles, classes }) => {
      const class_ids = classes.map(({ id }) => id).join(',');
      await mutateAsync({ document_id, roles: roles.join(','), class_ids, rev });
      toast.success(t('saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('shareTitle', { name })}
      submitLabel={common('save')}
      form={form}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('shareHint')}</Typography>
      <Roles control={form.control} />
      <Classes control={form.control} />
    </FormDialog>
  );
}

/** Who may read a folder or file of the library. */
export function ShareDialog({ document, onClose }: Props) {
  const { t } = useTranslation('documents');
  const query = useQuery({
    ...queryOf(documents.endpoints.see, { document_id: document.id }),
    staleTime: 0,
  });
  const { data, error, refetch, isFetching } = query;
  if (data && !isFetching)
    return <ShareFields document={data.document} share={data.share} onClose={onClose} />;
  return (
    <LoadingDialog
      title={t('shareTitle', { name: document.name })}
      error={error}
      refetch={refetch}
      rows={3}
      onClose={onClose}
    />
  );
}
