import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSession } from '#frontend/src/lib/session.ts';
import { Brand } from '#frontend/src/ui/Brand.tsx';
import { LanguageToggle } from '#frontend/src/ui/LanguageToggle.tsx';

/** Only the header of the sign-in page, for websites of schools that embed it. Its links open in the whole window. */
export default function LoginHeaderPage() {
  const { t } = useTranslation('sessions');
  const session = useSession();
  return (
    <Stack
      component="main"
      tabIndex={-1}
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ p: 2, alignItems: 'center', bgcolor: 'background.paper' }}
    >
      <Brand heading="h1" />
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{
          ml: { sm: 'auto' },
          alignItems: 'center',
          flexWrap: 'wrap',
          justifyContent: 'center',
        }}
      >
        <LanguageToggle />
        {session && <Typography>{t('signedInAs', { name: session.user.real_name })}</Typography>}
        <Button
          variant="contained"
          href={session ? homeOf(session.role) : paths.signIn}
          target="_top"
        >
          {session ? t('enter') : t('signIn')}
        </Button>
      </Stack>
    </Stack>
  );
}
