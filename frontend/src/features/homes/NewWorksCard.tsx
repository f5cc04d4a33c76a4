import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WorkGrid } from '#frontend/src/entities/works/WorkGrid.tsx';
import { WorkTile } from '#frontend/src/entities/works/WorkTile.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { useSchoolFigures } from './queries.ts';

/** The works that were published last to the whole school; nothing if there are none. */
export function NewWorksCard() {
  const { t } = useTranslation('homes');
  const works = useSchoolFigures().data?.works ?? [];
  if (works.length === 0) return null;
  const all = (
    <Button component={Link} to={paths.gallery}>
      {t('works.gallery')}
    </Button>
  );
  return (
    <TitledCard title={t('works.newest')} action={all}>
      <WorkGrid label={t('works.newest')}>
        {works.map((work) => (
          <WorkTile key={work.id} work={work} to={paths.work(work.id)} line={work.author} />
        ))}
      </WorkGrid>
    </TitledCard>
  );
}
