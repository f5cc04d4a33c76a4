import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '#frontend/src/components/PersonAvatar.tsx';
import type { Column } from '#frontend/src/components/table/column.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { ClassChild } from '#shared/contracts/class-fields.ts';

function Name({ child }: { readonly child: ClassChild }) {
  const { t } = useTranslation('classes');
  const { name, avatar, disabled } = child;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
      <PersonAvatar name={name} picture={avatar} sx={{ width: 32, height: 32 }} />
      <Typography title={name} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {disabled && <Chip size="small" color="error" variant="outlined" label={t('disabled')} />}
    </Stack>
  );
}

export function useChildColumns(): readonly Column<ClassChild>[] {
  const { t } = useTranslation('classes');
  const { date } = useFormats();
  return [
    {
      key: 'name',
      label: t('studentName'),
      size: 'wide',
      card: 'title',
      fixed: true,
      render: (child) => <Name child={child} />,
    },
    { key: 'account', label: t('account'), card: 'line', render: ({ account }) => account },
    { key: 'joined', label: t('joined'), card: 'line', render: ({ joined }) => date(joined) },
  ];
}
