import QrCode2Icon from '@mui/icons-material/QrCode2';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { ROLE } from '#shared/roles.ts';
import { absolute, paths } from '../../lib/paths.ts';
import { useSignedIn } from '../../lib/session.ts';

// Few open it, and only students need more than the public page of the school.
const OwnParentCode = lazyPart(
  async () => (await import('#frontend/src/entities/parents/OwnParentCode.tsx')).OwnParentCode,
  { fallback: <PageLoading /> },
);

/** The public page of the school. */
function SchoolCode() {
  const { t } = useTranslation('shell');
  const address = absolute(paths.parentHome(useSignedIn().user.school_id));
  return (
    <>
      <QrCode value={address} label={t('parentEditionHint')} />
      <Typography variant="body2">{t('parentEditionHint')}</Typography>
      <Button href={address} target="_blank" rel="noopener">
        {t('parentEditionOpen')}
      </Button>
    </>
  );
}

/** The code: a student's is of the own page for the family. */
function Code({ titleId }: { readonly titleId: string }) {
  const { t } = useTranslation('shell');
  const { role } = useSignedIn();
  return (
    <Stack
      spacing={2}
      sx={({ layout }) => ({
        p: 3,
        alignItems: 'center',
        textAlign: 'center',
        maxWidth: layout.popover,
      })}
    >
      <Typography id={titleId} variant="h3" component="h2">
        {t('parentEdition')}
      </Typography>
      {role === ROLE.student ? <OwnParentCode /> : <SchoolCode />}
    </Stack>
  );
}

/** The QR code that opens the parent edition on a phone. */
export function ParentEdition() {
  const { t } = useTranslation('shell');
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={t('parentEdition')}>
        <IconButton
          color="inherit"
          aria-label={t('parentEdition')}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <QrCode2Icon />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        <Code titleId={titleId} />
      </Popover>
    </>
  );
}
