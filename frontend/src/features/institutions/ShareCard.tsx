import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { copyText } from '#frontend/src/lib/copy-text.ts';
import { absolute, paths } from '#frontend/src/lib/paths.ts';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import type { SchoolId } from '#shared/ids.ts';
import { changedAt } from '#shared/pages/school-page.ts';
import { useChangedAt } from './queries.ts';

/** Shares the public page: a QR code, a link to copy, and a look at it as it was saved last. */
export function ShareCard({ school }: { readonly school: SchoolId }) {
  const { t } = useTranslation('institutions');
  const changed = useChangedAt();
  const address = absolute(paths.introduction(school));
  const copy = () => copyText(address, { done: t('copied'), failed: t('notCopied') });
  return (
    <Paper component="section" aria-labelledby="share" sx={{ p: 3, width: 1 }}>
      <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center' }}>
        <Typography id="share" variant="h2">
          {t('publicTitle')}
        </Typography>
        <Typography color="textSecondary">{t('shareHint')}</Typography>
        <QrCode value={address} label={t('publicTitle')} />
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
        >
          <Button
            href={paths.introduction(school, changedAt(changed))}
            target="_blank"
            variant="outlined"
          >
            {t('look')}
          </Button>
          <Button onClick={() => void copy()}>{t('copy')}</Button>
        </Stack>
      </Stack>
    </Paper>
  );
}
