import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WALKING } from '#frontend/scratch-library/first-sprite.ts';

const STEP_MS = 250;

/** Which picture of the walk is shown; always the first for people who want no movement. */
function useStep(): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => setStep((last) => (last + 1) % WALKING.length), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return step;
}

/** A dog that walks while the editor comes; the bar shows how much of its script has arrived. */
export function EditorComing({ share }: { readonly share: number }) {
  const { t } = useTranslation('scratch');
  const step = useStep();
  const isCounted = share > 0 && share < 1;
  const percent = Math.round(share * 100);
  return (
    <Stack spacing={1.5} sx={{ width: 'min(26rem, 80%)', alignItems: 'center' }}>
      <Box sx={{ width: 1, height: '7rem', position: 'relative' }} aria-hidden>
        {WALKING.map((picture, index) => (
          <Box
            key={picture}
            component="img"
            src={picture}
            alt=""
            sx={{
              position: 'absolute',
              bottom: 0,
              left: '50%',
              height: 1,
              transform: 'translateX(-50%)',
            }}
            style={{ visibility: index === step ? 'visible' : 'hidden' }}
          />
        ))}
      </Box>
      <LinearProgress
        variant={isCounted ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label={t('opening')}
        sx={{ width: 1, height: 12, borderRadius: 6 }}
      />
      <Typography role="status" sx={{ fontSize: '1.1875rem' }}>
        {t('opening')}
      </Typography>
      {/* Not read out: it changes many times a second. The bar says it when asked. */}
      <Typography
        aria-hidden
        color="textSecondary"
        sx={{ visibility: isCounted ? 'visible' : 'hidden' }}
      >
        {`${percent}%`}
      </Typography>
    </Stack>
  );
}
