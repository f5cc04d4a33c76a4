import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Specification 9: report carousel interval. */
const INTERVAL_MS = 5000;

interface Props {
  readonly pictures: readonly string[];
}

function Picture({ url, label }: { readonly url: string; readonly label: string }) {
  return (
    <Box
      component="img"
      src={url}
      alt={label}
      sx={{
        display: 'block',
        width: 1,
        aspectRatio: '4 / 3',
        objectFit: 'contain',
        borderRadius: 1,
        bgcolor: 'background.default',
      }}
    />
  );
}

/** One picture, or several of which another one is shown every five seconds (specification 2). */
export function PictureCarousel({ pictures }: Props) {
  const { t } = useTranslation('preview');
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [at, setAt] = useState(0);
  const [rests, setRests] = useState(false);
  const count = pictures.length;
  const moves = count > 1 && !rests && !isStill;
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => setAt((place) => (place + 1) % count), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [moves, count]);
  const place = Math.min(at, count - 1);
  const url = pictures[place];
  if (url === undefined) return null;
  const label = t('picture', { index: place + 1, count });
  if (count === 1) return <Picture url={url} label={label} />;
  const go = (by: number) => {
    setRests(true);
    setAt((place + by + count) % count);
  };
  return (
    <Stack role="group" aria-label={t('pictures')} spacing={0.5}>
      <Picture url={url} label={label} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'center' }}>
        <IconButton aria-label={t('previous')} onClick={() => go(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <Typography variant="body2" color="textSecondary">
          {place + 1} / {count}
        </Typography>
        <IconButton aria-label={t('next')} onClick={() => go(1)}>
          <ChevronRightIcon />
        </IconButton>
        {!isStill && (
          <IconButton
            aria-label={t(rests ? 'play' : 'pause')}
            onClick={() => setRests((before) => !before)}
          >
            {rests ? <PlayArrowIcon /> : <PauseIcon />}
          </IconButton>
        )}
      </Stack>
    </Stack>
  );
}
