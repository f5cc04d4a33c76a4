import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Site } from '#frontend/src/lib/site.ts';
import { RobotPicture } from '#frontend/src/ui/pictures/RobotPicture.tsx';

interface Props {
  readonly site: Site | undefined;
  /** The address names a school. */
  readonly asked: boolean;
}

/** Hello to the parents of this school. */
export function ParentHero({ site, asked }: Props) {
  const { t } = useTranslation('parents');
  const school = site?.school?.name ?? site?.name;
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 2 }}>
      <RobotPicture height={18} />
      <Typography variant="h1">{t('welcome')}</Typography>
      {site && asked && !site.school && <Alert severity="info">{t('unknownSchool')}</Alert>}
      <Typography sx={{ fontSize: '1.125rem', width: '100%' }}>
        {school ? t('intro', { school }) : <Skeleton />}
      </Typography>
      {site && <Typography color="textSecondary">{site.seo.description}</Typography>}
    </Stack>
  );
}
