import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { PublicPage } from '#frontend/src/ui/PublicPage.tsx';
import { SignInForm } from './SignInForm.tsx';

interface Props {
  readonly title: string;
  readonly subtitle: string;
  /** Shown beside the form on wide screens. */
  readonly picture?: ReactNode;
  /** Shows links to the gallery, the free trial and the help. */
  readonly offersTrial?: boolean;
}

/** The layout of the sign-in pages: the form, and links for users who cannot sign in. */
export function SignInLayout({ title, subtitle, picture, offersTrial }: Props) {
  const { t } = useTranslation('sessions');
  const language = useLanguage();
  return (
    <PublicPage title={title} subtitle={subtitle} picture={picture}>
      <SignInForm />
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ mt: 2.5, justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Link component={RouterLink} to={paths.forgottenPassword}>
          {t('forgotPassword')}
        </Link>
        {offersTrial && (
          <>
            <Link component={RouterLink} to={paths.gallery}>
              {t('gallery')}
            </Link>
            <Link component={RouterLink} to={paths.register}>
              {t('freeTrial')}
            </Link>
            <Link component={RouterLink} to={paths.helpDocs}>
              {t('help')}
            </Link>
          </>
        )}
      </Stack>
      {offersTrial && (
        <Stack direction="row" spacing={2} sx={{ mt: 3, justifyContent: 'center' }}>
          <Link href={paths.siteHome(language)} variant="body2">
            {t('whatIsThis')}
          </Link>
          <Link href={paths.siteAbout(language)} variant="body2">
            {t('about')}
          </Link>
        </Stack>
      )}
    </PublicPage>
  );
}
