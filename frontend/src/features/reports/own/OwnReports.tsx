import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { CardGrid } from '#frontend/src/ui/CardGrid.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { DIMENSIONS } from '#shared/reports/fields.ts';
import type { useOwnReports } from './queries.ts';

/** The child's reports, the newest first; each with what shone. */
export function OwnReports({ query }: { readonly query: ReturnType<typeof useOwnReports> }) {
  const { t } = useTranslation('reports');
  const { date, list: join } = useFormats();
  const own = query.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <TitledCard title={t('own.reports')}>
      <CardGrid columns="repeat(auto-fill, minmax(min(100%, 240px), 1fr))">
        {own.map(({ id, name, class_name, by_name, published, written, dimensions }) => {
          const shone = DIMENSIONS.filter((dimension) => dimensions[dimension] >= 4);
          return (
            <Paper
              component="li"
              variant="outlined"
              key={id}
              sx={{ p: 2, overflowWrap: 'anywhere' }}
            >
              <Typography
                variant="h3"
                component={Link}
                to={paths.reportDialog(id)}
                sx={({ layout }) => ({
                  display: 'block',
                  minHeight: layout.touch,
                  color: 'primary.main',
                })}
              >
                {name || t('noName')}
              </Typography>
              <Typography color="textSecondary">
                {date(published ?? written)} · {class_name} · {by_name}
              </Typography>
              {shone.length > 0 && (
                <Typography sx={{ mt: 1, fontWeight: 600 }}>
                  {t('own.shone', {
                    what: join(shone.map((dimension) => t(`dimensions.${dimension}`))),
                  })}
                </Typography>
              )}
            </Paper>
          );
        })}
      </CardGrid>
      <MoreButton query={query} fullWidth>
        {t('own.earlier')}
      </MoreButton>
    </TitledCard>
  );
}
