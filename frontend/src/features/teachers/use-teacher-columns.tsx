import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { PersonCell } from '#frontend/src/ui/table/PersonCell.tsx';
import type { Teacher } from './queries.ts';

function NameCell({ teacher }: { readonly teacher: Teacher }) {
  const { t } = useTranslation('teachers');
  const { user } = useSignedIn();
  const { id, name, avatar } = teacher;
  return (
    <PersonCell name={name} picture={avatar}>
      {id === user.id && <Chip size="small" variant="outlined" label={t('you')} />}
    </PersonCell>
  );
}

function StatusCell({ disabled, default_password }: Teacher) {
  const { t } = useTranslation('teachers');
  if (disabled) return <Chip size="small" label={t('disabled')} />;
  if (default_password)
    return <Chip size="small" color="warning" variant="outlined" label={t('firstPassword')} />;
  return <Chip size="small" color="success" variant="outlined" label={t('active')} />;
}

/** Cuts long texts and shows them in full in a tooltip. */
function TextCell({ children }: { readonly children: string }) {
  return (
    <Typography component="span" variant="body2" noWrap title={children}>
      {children}
    </Typography>
  );
}

export function useTeacherColumns(): Column<Teacher>[] {
  const { t } = useTranslation('teachers');
  const { date } = useFormats();
  return [
    {
      key: 'name',
      label: t('name'),
      render: (teacher) => <NameCell teacher={teacher} />,
      size: 'wide',
      card: 'title',
      fixed: true,
    },
    {
      key: 'account',
      label: t('account'),
      size: 'account',
      render: ({ account }) => <TextCell>{account}</TextCell>,
      card: 'line',
    },
    {
      key: 'role',
      label: t('fields.role'),
      render: ({ role }) => t(`role.${role}`),
      size: 'narrow',
      card: 'line',
    },
    { key: 'phone', label: t('phone'), render: ({ phone }) => phone || '—', card: 'line' },
    { key: 'status', label: t('status'), render: StatusCell, card: 'corner' },
    {
      key: 'nick',
      label: t('nick'),
      render: ({ nick }) => <TextCell>{nick}</TextCell>,
      hidden: true,
    },
    { key: 'remark', label: t('remark'), render: ({ remark }) => <TextCell>{remark}</TextCell> },
    { key: 'created', label: t('created'), render: ({ created }) => date(created), hidden: true },
  ];
}
