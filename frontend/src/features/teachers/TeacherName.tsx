import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Teacher } from './queries.ts';

/** Name and account: names may be the same, accounts never are. */
export function TeacherName({ teacher }: { readonly teacher: Teacher }) {
  const { t } = useTranslation('teachers');
  const { name, account, disabled } = teacher;
  return (
    <Stack direction="row" useFlexGap sx={{ alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
      <div>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {account}
        </Typography>
      </div>
      {disabled && <Chip size="small" label={t('disabled')} />}
    </Stack>
  );
}
