import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { usePlatformLink } from './use-platform-link.ts';

/** Binds the account to the external programming platform, and links to it. */
export function PlatformCard() {
  const { t } = useTranslation('accounts');
  const id = useId();
  const { user } = useSignedIn();
  const bound = user.bcb === 1;
  const { fetchLink, isPending, url } = usePlatformLink();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} variant="h3" component="h2">
        {t('platform.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t(bound ? 'platform.bound' : 'platform.unbound')}
      </Typography>
      {url ? (
        <Stack
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Button
            variant="contained"
            href={url}
            target="_blank"
            rel="noopener"
            endIcon={<OpenInNewIcon />}
          >
            {t('platform.open')}
          </Button>
          <Typography variant="body2">{t('platform.openHint')}</Typography>
        </Stack>
      ) : (
        (bound || user.by_card !== 1) && (
          <Button
            variant="outlined"
            loading={isPending}
            loadingPosition="start"
            onClick={fetchLink}
          >
            {t(bound ? 'platform.getLink' : 'platform.bind')}
          </Button>
        )
      )}
    </Paper>
  );
}
