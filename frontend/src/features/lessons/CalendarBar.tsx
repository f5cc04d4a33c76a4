import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { FoldedToolbar } from '#frontend/src/ui/table/FoldedToolbar.tsx';
import { stepFrom, VIEWS, type View } from './span.ts';
import { type CalendarView, defaultScope } from './use-calendar-view.ts';
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

/** What is chosen otherwise than at first. */
function useChosen({ scope, columns, colourBy, view }: CalendarView): Record<string, string> {
  const { role } = useSignedIn();
  return {
    ...(scope.kind !== defaultScope(role) && { scope: scope.kind }),
    ...(view === 'day' && columns !== 'day' && { columns }),
    ...(colourBy !== 'course' && { colourBy }),
  };
}

/** On phones the filters are behind a button, so that the first lesson is seen. */
function Filters({ calendar, children }: Pick<Props, 'calendar' | 'children'>) {
  const chosen = useChosen(calendar);
  const views = <ViewSwitch calendar={calendar} />;
  if (calendar.isPhone)
    return (
      <Box sx={{ width: 1, displayPrint: 'none' }}>
        <FoldedToolbar
          question={{ filters: chosen, search: '' }}
          isSearch={false}
          buttons={views}
          isFlush
        >
          {children}
        </FoldedToolbar>
      </Box>
    );
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', ml: { md: 'auto' }, displayPrint: 'none' }}
    >
      {children}
      {views}
    </Stack>
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
      <Typography variant="h2" aria-live="polite" sx={{ fontSize: { xs: '1rem', sm: '1.125rem' } }}>
        {title}
      </Typography>
      <Filters calendar={calendar}>{children}</Filters>
    </Stack>
  );
}
