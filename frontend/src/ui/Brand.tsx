import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import siteLogo from '#frontend/favicon.svg?inline';
import { schoolOf, useSite } from '#frontend/src/lib/site.ts';
import { Logo } from './Logo.tsx';

/** Logo and name of the school that the address names, else of the site. */
export function Brand({ heading = 'p' }: { readonly heading?: 'h1' | 'p' }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { data } = useSite(schoolOf(search));
  const brand = data?.school ?? data;
  const name = brand?.name ?? t('appName');
  const logo = brand?.logo || siteLogo;
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Logo src={logo} />
      <Typography variant="h3" component={heading} noWrap>
        {name}
      </Typography>
    </Stack>
  );
}
