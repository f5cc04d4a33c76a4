import MicIcon from '@mui/icons-material/Mic';
import MicOffIcon from '@mui/icons-material/MicOff';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { keptPart } from '../kept.ts';
import { useKept } from '../use-kept.ts';
import { moodOf } from './loudness.ts';
import { MOOD_COLOURS, MoodFace } from './MoodFace.tsx';
import { useMicrophone } from './use-microphone.ts';

const limits = keptPart('noise', z.number().min(0).max(100), 65);
const WIDTH = { width: 1, maxWidth: '40rem' };

function Limit({
  limit,
  onLimit,
}: {
  readonly limit: number;
  readonly onLimit: (next: number) => void;
}) {
  const { t } = useTranslation('tools');
  const id = useId();
  return (
    <Stack sx={WIDTH}>
      <FormLabel id={id}>{t('noise.limit')}</FormLabel>
      <Slider
        aria-labelledby={id}
        value={limit}
        min={20}
        max={95}
        valueLabelDisplay="auto"
        onChange={(_, next) => onLimit(next)}
      />
    </Stack>
  );
}

function Meter({ level, limit }: { readonly level: number; readonly limit: number }) {
  const { t } = useTranslation('tools');
  const mood = moodOf(level, limit);
  return (
    <>
      <MoodFace mood={mood} label={t(`noise.moods.${mood}`)} />
      <Typography variant="h2" component="p">
        {t(`noise.moods.${mood}`)}
      </Typography>
      <LinearProgress
        variant="determinate"
        color={MOOD_COLOURS[mood]}
        value={level}
        aria-label={t('noise.level')}
        sx={{
          ...WIDTH,
          height: 20,
          borderRadius: 5,
          '& .MuiLinearProgress-bar': { transition: 'none' },
        }}
      />
    </>
  );
}

/** How loud the room is. The microphone is asked for with a click, and nothing of it is kept or sent. */
export function Noise() {
  const { t } = useTranslation('tools');
  const { level, problem, isAsking, begin, stop } = useMicrophone();
  const [limit, setLimit] = useKept(limits);
  const isOn = level !== undefined;
  return (
    <Stack spacing={2.5} sx={{ alignItems: 'center' }}>
      {isOn ? (
        <Meter level={level} limit={limit} />
      ) : (
        <MoodFace mood="calm" label={t('noise.moods.calm')} />
      )}
      {problem && (
        <Alert severity="warning" sx={WIDTH}>
          {t(`noise.problems.${problem}`)}
        </Alert>
      )}
      <Button
        variant={isOn ? 'outlined' : 'contained'}
        size="large"
        loading={isAsking}
        startIcon={isOn ? <MicOffIcon /> : <MicIcon />}
        onClick={isOn ? stop : () => void begin()}
      >
        {t(isOn ? 'noise.stop' : 'noise.begin')}
      </Button>
      <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
        {t('noise.private')}
      </Typography>
      <Limit limit={limit} onLimit={setLimit} />
    </Stack>
  );
}
