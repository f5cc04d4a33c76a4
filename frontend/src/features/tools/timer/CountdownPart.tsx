import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import ReplayIcon from '@mui/icons-material/Replay';
import VolumeOffIcon from '@mui/icons-material/VolumeOff';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useStore } from '#frontend/src/lib/store.ts';
import { useClock } from '#frontend/src/lib/use-clock.ts';
import { ButtonRow } from '../ButtonRow.tsx';
import { Digits } from './Digits.tsx';
import { OwnTime } from './OwnTime.tsx';
import {
  add,
  type Countdown,
  countdownText,
  isOver,
  leftOf,
  pause,
  setTo,
  start,
} from './timer.ts';
import { timers } from './timer-store.ts';

const MINUTE = 60_000;
const PRESETS = [1, 2, 3, 5, 10, 15, 20, 30];
const TICK_MS = 200;
const LAST_MS = 10_000;

const change = (countdown: Countdown) => timers.change({ countdown });

function Sound() {
  const { t } = useTranslation('tools');
  const { sound } = useStore(timers);
  return (
    <Tooltip title={t('timer.sound')}>
      <IconButton
        aria-label={t('timer.sound')}
        aria-pressed={sound}
        onClick={() => timers.change({ sound: !sound })}
      >
        {sound ? <VolumeUpIcon /> : <VolumeOffIcon />}
      </IconButton>
    </Tooltip>
  );
}

function Buttons({ countdown, over }: { readonly countdown: Countdown; readonly over: boolean }) {
  const { t } = useTranslation('tools');
  const runs = countdown.endsAt !== null && !over;
  return (
    <ButtonRow>
      {!over && (
        <Button
          variant="contained"
          size="large"
          disabled={countdown.total === 0}
          startIcon={runs ? <PauseIcon /> : <PlayArrowIcon />}
          onClick={() => change((runs ? pause : start)(countdown, Date.now()))}
        >
          {t(runs ? 'timer.pause' : 'timer.start')}
        </Button>
      )}
      <Button
        size="large"
        variant={over ? 'contained' : 'text'}
        startIcon={<ReplayIcon />}
        onClick={() => change(setTo(countdown.total))}
      >
        {t('timer.again')}
      </Button>
      <Button size="large" onClick={() => change(add(countdown, MINUTE, Date.now()))}>
        {t('timer.more')}
      </Button>
      <Sound />
    </ButtonRow>
  );
}

function Presets() {
  const { t } = useTranslation('tools');
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
      {PRESETS.map((minutes) => (
        <Chip
          key={minutes}
          label={t('timer.minutes', { count: minutes })}
          onClick={() => change(setTo(minutes * MINUTE))}
          sx={({ layout }) => ({ height: layout.touch, borderRadius: 5, px: 0.5 })}
        />
      ))}
      <OwnTime onSet={(ms) => change(setTo(ms))} />
    </Stack>
  );
}

/** Counts down to nothing, and then how long ago that was. */
export function CountdownPart() {
  const { t } = useTranslation('tools');
  const { countdown } = useStore(timers);
  const now = useClock(countdown.endsAt === null ? null : TICK_MS);
  const left = leftOf(countdown, now);
  const over = isOver(countdown, now);
  const isLast = countdown.endsAt !== null && left <= LAST_MS;
  return (
    <Stack spacing={2} sx={{ width: 1, alignItems: 'center' }}>
      <Digits
        text={countdownText(left)}
        colour={over ? 'error' : isLast ? 'warning' : 'textPrimary'}
      />
      <LinearProgress
        variant="determinate"
        value={countdown.total > 0 ? (Math.max(0, left) / countdown.total) * 100 : 0}
        aria-label={t('timer.left')}
        sx={({ layout }) => ({ width: 1, maxWidth: layout.page / 2, height: 10, borderRadius: 5 })}
      />
      <Typography
        role="status"
        variant="h2"
        component="p"
        color="error"
        sx={{ minHeight: '1.4em' }}
      >
        {over ? t('timer.over') : ''}
      </Typography>
      <Buttons countdown={countdown} over={over} />
      <Presets />
    </Stack>
  );
}
