import AutoStoriesIcon from '@mui/icons-material/AutoStories';
import EmojiEventsIcon from '@mui/icons-material/EmojiObjects';
import SchoolIcon from '@mui/icons-material/School';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '#frontend/src/ui/CardGrid.tsx';
import type { Earned } from '#shared/reports/reading-calls.ts';
import { type Badge, badgesOf } from './badges.ts';

const ICONS = {
  lessons: SchoolIcon,
  reports: AutoStoriesIcon,
  grown: TrendingUpIcon,
  surprising: EmojiEventsIcon,
} as const satisfies Readonly<Record<Badge, typeof SchoolIcon>>;

/** What the child has earned, each with what it was earned by. */
export function Badges({ earned: counts }: { readonly earned: Earned }) {
  const { t } = useTranslation('reports');
  const earned = badgesOf(counts);
  if (earned.length === 0) return null;
  return (
    <CardGrid
      label={t('own.badges')}
      columns={{
        xs: 'repeat(2, minmax(0, 1fr))',
        sm: 'repeat(auto-fit, minmax(150px, 1fr))',
      }}
    >
      {earned.map(({ badge, count }) => {
        const Icon = ICONS[badge];
        return (
          <Paper component="li" key={badge} sx={{ p: 2, textAlign: 'center' }}>
            <Box
              sx={{
                display: 'inline-grid',
                placeItems: 'center',
                p: 1.5,
                borderRadius: '50%',
                bgcolor: 'secondary.main',
                color: 'secondary.contrastText',
              }}
            >
              <Icon sx={{ fontSize: 40 }} />
            </Box>
            <Typography sx={{ mt: 1, fontSize: '1.125rem', fontWeight: 700 }}>
              {t(`own.badge.${badge}`, { count })}
            </Typography>
          </Paper>
        );
      })}
    </CardGrid>
  );
}
