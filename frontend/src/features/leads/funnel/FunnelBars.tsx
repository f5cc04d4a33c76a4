import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type FunnelFigure, type FunnelTotal, rate } from '#shared/leads/rules.ts';
import { STEPS } from './stages.ts';

interface BarProps {
  readonly figure: FunnelFigure;
  readonly total: FunnelTotal;
}

/** A step as a bar, with its number and its part of all leads. */
function StepBar({ figure, total }: BarProps) {
  const { t } = useTranslation('leads');
  const percent = rate(total[figure], total.leads);
  const label = figure === 'leads' ? t('figures.leads') : t(`states.${figure}`);
  return (
    <>
      <Typography component="dt">{label}</Typography>
      <Box component="dd" sx={{ m: 0, display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }} aria-hidden>
          <Box
            sx={{
              height: 16,
              borderRadius: 1,
              width: `${Math.max(percent ?? 0, 1)}%`,
              bgcolor: figure === 'lost' ? 'text.disabled' : 'primary.main',
            }}
          />
        </Box>
        <Typography component="span" sx={{ fontWeight: 600, minWidth: '6em', textAlign: 'end' }}>
          {total[figure]}
          {percent !== null && figure !== 'leads' && ` · ${percent}%`}
        </Typography>
      </Box>
    </>
  );
}

/** How many leads have reached each step. */
export function FunnelBars({ total }: { readonly total: FunnelTotal }) {
  const { t } = useTranslation('leads');
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {t('figures.funnel')}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}
      >
        {STEPS.map((figure) => (
          <StepBar key={figure} figure={figure} total={total} />
        ))}
        <StepBar figure="lost" total={total} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {t('figures.explain')}
      </Typography>
    </Paper>
  );
}
