import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { copyText } from '#frontend/src/lib/copy-text.ts';

interface Props {
  readonly account: string;
  readonly password: string;
}

function Line({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <Typography component="dt" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 700, overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
    </>
  );
}

/** The credentials for the first sign-in, to be read out or passed on. */
export function Credentials({ account, password }: Props) {
  const { t } = useTranslation('credentials');
  const copy = () =>
    copyText(`${t('account')}: ${account}\n${t('firstPassword')}: ${password}`, {
      done: t('copied'),
      failed: t('notCopied'),
    });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          p: 2,
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 2,
          rowGap: 1,
          borderRadius: 1,
          bgcolor: 'background.default',
        }}
      >
        <Line label={t('account')} value={account} />
        <Line label={t('firstPassword')} value={password} />
      </Box>
      <Typography color="textSecondary">{t('rule')}</Typography>
      <Button startIcon={<ContentCopyIcon />} onClick={() => void copy()} sx={{ mr: 'auto' }}>
        {t('copy')}
      </Button>
    </Box>
  );
}
