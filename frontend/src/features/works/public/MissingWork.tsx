import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSession } from '#frontend/src/lib/session.ts';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { CODE } from '#shared/codes.ts';

const MISSING: readonly (number | undefined)[] = [CODE.notFound, CODE.forbidden, CODE.invalid];

/** The work does not exist, or the user may not see it: the screen does not say which. */
export const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && MISSING.includes(error.code);

/** Says so, and offers other ways. */
export function MissingWork() {
  const { t } = useTranslation('works');
  const { pathname, search } = useLocation();
  const isVisitor = useSession() === null;
  return (
    <EmptyState
      icon={<EmptyPicture name="nothing" />}
      heading="h1"
      title={t('missing')}
      hint={t(isVisitor ? 'missingVisitor' : 'missingHint')}
      action={
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button component={Link} to={paths.gallery} variant="contained">
            {t('toGallery')}
          </Button>
          {isVisitor && (
            <Button
              component={Link}
              to={paths.signInWith({ from: pathname + search })}
              variant="outlined"
            >
              {t('signIn')}
            </Button>
          )}
        </Stack>
      }
    />
  );
}
