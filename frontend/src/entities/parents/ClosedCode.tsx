import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ParentCodeAnswer, useParentCodeOf } from './use-parent-code.ts';

interface Props extends Pick<ReturnType<typeof useParentCodeOf>, 'making' | 'renewing'> {
  readonly code: ParentCodeAnswer;
}

/** There is no page yet, or it was revoked. */
export function ClosedCode({ code: { revoked, rev }, making, renewing }: Props) {
  const { t } = useTranslation('parentCodes');
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>{t(revoked ? 'closed' : 'none')}</Typography>
      <Typography color="textSecondary">{t('secret')}</Typography>
      <Button
        variant="contained"
        loading={making.isPending || renewing.isPending}
        onClick={() => (revoked ? renewing.mutate(rev) : making.mutate())}
      >
        {t(revoked ? 'reopen' : 'make')}
      </Button>
    </Stack>
  );
}
