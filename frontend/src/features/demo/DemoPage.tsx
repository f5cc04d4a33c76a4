import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { displayName } from '#frontend/src/lib/person.ts';
import { useSession } from '#frontend/src/lib/session.ts';
import { switchAccount } from '#frontend/src/lib/session-actions.ts';
import { type Site, useSite } from '#frontend/src/lib/site.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { PublicPage } from '#frontend/src/ui/PublicPage.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { ROLE } from '#shared/roles.ts';

const ROLES = [ROLE.principal, ROLE.teacher, ROLE.student, ROLE.liveTeacher] as const;
type Demo = NonNullable<Site['demo']>;

/** A button for each role, which signs in as the demo school's person of that role. */
function Roles({ demo: { accounts, password } }: { readonly demo: Demo }) {
  const { t } = useTranslation('demo');
  const navigate = useNavigate();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (username: string) => switchAccount({ username, password }),
    onSuccess: ({ role }) => navigate(homeOf(role), { replace: true }),
    meta: { quiet: true },
  });
  return (
    <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {ROLES.flatMap((role) => {
        const account = accounts[role];
        if (!account) return [];
        return (
          <Stack key={role} component="li" spacing={0.5}>
            <Button
              variant="outlined"
              size="large"
              loading={isPending && variables === account}
              disabled={isPending}
              onClick={() => mutate(account)}
            >
              {t(`role${role}`)}
            </Button>
            <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
              {t(`role${role}Hint`)}
            </Typography>
          </Stack>
        );
      })}
      <FormProblem problem={error} />
    </Stack>
  );
}

/** The way into the demo school: visitors choose a role, and need no account. */
export default function DemoPage() {
  const { t } = useTranslation('demo');
  const { data: site, error, refetch } = useSite();
  const session = useSession();
  const isOther = session !== null && session.user.demoStatus !== 1;
  return (
    <PublicPage title={t('title')} subtitle={t('subtitle')}>
      <Stack spacing={2}>
        {isOther && (
          <Alert severity="info">{t('leaves', { name: displayName(session.user) })}</Alert>
        )}
        {site?.demo && <Roles demo={site.demo} />}
        {site && !site.demo && <Alert severity="info">{t('none')}</Alert>}
        {error && !site && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!site && !error && <ListSkeleton />}
        <Link component={RouterLink} to={paths.signIn} sx={{ alignSelf: 'center' }}>
          {t('signIn')}
        </Link>
      </Stack>
    </PublicPage>
  );
}
