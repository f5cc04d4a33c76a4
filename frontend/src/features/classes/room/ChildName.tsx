import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '#frontend/src/components/PersonAvatar.tsx';
import type { ClassChild } from '#shared/contracts/class-fields.ts';

type Child = Pick<ClassChild, 'name' | 'avatar' | 'disabled'>;

/** A student in the lists of a class. */
export function ChildName({ child }: { readonly child: Child }) {
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
