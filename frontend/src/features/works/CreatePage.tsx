import ExtensionIcon from '@mui/icons-material/Extension';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { UploadBox } from '#frontend/src/entities/uploads/UploadBox.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { OwnWorks } from './OwnWorks.tsx';
import { workQueue } from './work-queue.ts';

/** The editor, with nothing in it yet. */
function ScratchStart() {
  const { t } = useTranslation('works');
  return (
    <Paper variant="outlined" sx={{ p: 3, textAlign: 'center' }}>
      <ExtensionIcon color="secondary" fontSize="large" />
      <Typography variant="h2">{t('scratch')}</Typography>
      <Typography color="textSecondary">{t('scratchHint')}</Typography>
      <Button
        component={Link}
        to={paths.project(NEW)}
        variant="contained"
        color="secondary"
        size="large"
        sx={{ mt: 2 }}
      >
        {t('scratchStart')}
      </Button>
    </Paper>
  );
}

/** Starts a new work in the editor or with a file, and lists the user's works. */
export default function CreatePage() {
  const { t } = useTranslation('works');
  const { user } = useSignedIn();
  return (
    <>
      <PageHeader title={t('create')} subtitle={t('createHint')} />
      <Stack spacing={4}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <ScratchStart />
          <UploadBox queue={workQueue(user.id)} />
        </Box>
        <OwnWorks />
      </Stack>
    </>
  );
}
