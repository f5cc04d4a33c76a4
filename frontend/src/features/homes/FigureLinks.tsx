import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DRAWN_AS } from '#shared/site/first-script-terms.ts';

export interface FigureLink {
  /** What the first script calls it (`shared/site/fill-home.ts`). */
  readonly name: string;
  readonly label: string;
  /** Not known yet while it is undefined; a text for "more than". */
  readonly value: number | string | undefined;
  /** The maximum; absent if there is none. */
  readonly cap?: number | undefined;
  /** The list behind the figure. */
  readonly to: string;
  /** Something waits to be done. */
  readonly waits?: boolean;
}

function Used({ label, value, cap }: FigureLink) {
  const { t } = useTranslation('homes');
  if (cap === undefined || cap === 0 || typeof value !== 'number') return null;
  return (
    <LinearProgress
      variant="determinate"
      value={Math.min(100, (value / cap) * 100)}
      color={value >= cap ? 'warning' : 'primary'}
      aria-label={t('figures.used', { label, value, cap })}
    />
  );
}

function FigureTile(figure: FigureLink) {
  const { t } = useTranslation('homes');
  const { name, label, value, cap, to, waits = false } = figure;
  return (
    <Paper
      component="li"
      sx={{
        display: 'flex',
        minWidth: 0,
        // On phones the last of an odd number fills its row.
        '&:last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <ButtonBase
        component={Link}
        to={to}
        sx={{
          p: 2,
          flex: 1,
          minWidth: 0,
          alignItems: 'flex-start',
          borderRadius: 'inherit',
          textAlign: 'start',
        }}
      >
        <Box sx={{ width: 1, minWidth: 0 }}>
          <Typography color="textSecondary">{label}</Typography>
          <Typography
            variant="h1"
            component="p"
            color={waits ? 'warning' : 'textPrimary'}
            {...(import.meta.env.SSR && {
              'data-figure': name,
              'data-cap': t('figures.cap', { cap: DRAWN_AS.cap }),
            })}
          >
            {value ?? <Skeleton width="2ch" />}
            {cap !== undefined && (
              <Typography component="span" color="textSecondary">
                {' '}
                {t('figures.cap', { cap })}
              </Typography>
            )}
          </Typography>
          <Used {...figure} />
        </Box>
      </ButtonBase>
    </Paper>
  );
}

/** The most important numbers on top of a home; each leads to what it counts. */
export function FigureLinks({
  label,
  figures,
}: {
  readonly label: string;
  readonly figures: readonly FigureLink[];
}) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 2,
        p: 0,
        m: 0,
        mb: 3,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${figures.length}, minmax(0, 1fr))`,
        },
      }}
    >
      {figures.map((figure) => (
        <FigureTile key={figure.name} {...figure} />
      ))}
    </Box>
  );
}
