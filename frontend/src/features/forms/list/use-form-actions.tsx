import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import InboxIcon from '@mui/icons-material/Inbox';
import LockIcon from '@mui/icons-material/Lock';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import type { RowAction } from '#frontend/src/ui/table/column.ts';
import { forms } from '#shared/forms/contract.ts';
import type { FormRow } from '#shared/forms/fields.ts';

/** Closes a form by hand, or opens it again. */
export function useClosing() {
  const { t } = useTranslation('forms');
  const { mutate, isPending } = useChange(forms.endpoints.close, { changes: [forms] });
  const close = ({ id, state }: Pick<FormRow, 'id' | 'state'>) =>
    mutate(
      { form_id: id, closed: state !== 'closed' },
      {
        onSuccess: ({ form }) =>
          toast.success(t(form.state === 'closed' ? 'close.done' : 'close.reopened')),
      },
    );
  return { close, isPending };
}

/** What is done with a form in the list. */
export function useFormActions(onRemove: (row: FormRow) => void) {
  const { t } = useTranslation('forms');
  const navigate = useNavigate();
  const { close } = useClosing();
  const links = ({ id }: FormRow) =>
    [
      { key: 'answers', icon: <InboxIcon />, to: paths.form(id) },
      { key: 'share', icon: <QrCodeIcon />, to: paths.form(id, { tab: 'share' }) },
      { key: 'edit', icon: <EditIcon />, to: paths.editForm(id) },
      { key: 'copy', icon: <ContentCopyIcon />, to: paths.editForm(NEW, id) },
    ] as const;
  return (row: FormRow): RowAction[] => [
    ...links(row).map(({ key, icon, to }) => ({
      key,
      icon,
      label: t(`actions.${key}`),
      onSelect: () => void navigate(to),
    })),
    {
      key: 'close',
      icon: row.state === 'closed' ? <LockOpenIcon /> : <LockIcon />,
      label: t(row.state === 'closed' ? 'close.reopen' : 'close.action'),
      onSelect: () => close(row),
    },
    {
      key: 'remove',
      icon: <DeleteIcon />,
      label: t('remove.action'),
      destructive: true,
      onSelect: () => onRemove(row),
    },
  ];
}
