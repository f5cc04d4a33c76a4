import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { stepFrom, VIEWS, type View } from './span.ts';
import type { CalendarView } from './use-calendar-view.ts';
import { useSpanTitle } from './use-date-texts.ts';

interface Props {
  readonly calendar: CalendarView;
  readonly today: string;
  readonly weekStart: number;
  /** The filters. */
  readonly children: ReactNode;
}

function ViewSwitch({ calendar: { view, setView, isPhone } }: Pick<Props, 'calendar'>) {
  const { t } = useTranslation('lessons');
  // On phones the readable views come first.
  const order: readonly View[] = isPhone ? ['agenda', 'day', 'week', 'month'] : VIEWS;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={t('view')}
      onChange={(_, next: View | null) => next && setView(next)}
    >
      {order.map((each) => (
        <ToggleButton key={each} value={each} sx={{ px: 1.5 }}>
          {t(`views.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Chooses the days and the view. */
export function CalendarBar({ calendar, today, weekStart, children }: Props) {
  const { t } = useTranslation('lessons');
  const { view, date, setDate } = calendar;
  const title = useSpanTitle(view, date, weekStart);
  const step = (direction: -1 | 1) => () => setDate(stepFrom(view, date, direction));
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', displayPrint: 'none' }}>
        <Tooltip title={t('before')}>
          <IconButton aria-label={t('before')} onClick={step(-1)}>
            <ChevronLeftIcon />
          </IconButton>
        </Tooltip>
        <Button variant="outlined" color="inherit" onClick={() => setDate(today)}>
          {t('today')}
        </Button>
        <Tooltip title={t('after')}>
          <IconButton aria-label={t('after')} onClick={step(1)}>
            <ChevronRightIcon />
          </IconButton>
        </Tooltip>
      </Stack>
      <Typography variant="h2" aria-live="polite" sx={{ fontSize: '1.125rem' }}>
        {title}
      </Typography>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', ml: { md: 'auto' }, displayPrint: 'none' }}
      >
        {children}
        <ViewSwitch calendar={calendar} />
      </Stack>
    </Stack>
  );
}
