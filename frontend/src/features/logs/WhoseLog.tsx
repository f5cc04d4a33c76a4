import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ROLE } from '#shared/roles.ts';

interface Props {
  readonly page: { readonly days: number; readonly school: { readonly name: string } } | undefined;
}

/** For how long entries are kept; for operators also whose log it is. */
export function WhoseLog({ page }: Props) {
  const { t } = useTranslation('logs');
  const { role } = useSignedIn();
  if (!page) return null;
  const kept = t('kept', { count: page.days });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
      {role === ROLE.platform ? t('ofSchool', { name: page.school.name, kept }) : kept}
    </Typography>
  );
}
