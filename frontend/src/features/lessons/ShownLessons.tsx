import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEventCallback } from '@mui/material/utils';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import type { Holiday } from '#shared/lessons/calendar-calls.ts';
import type { CalendarSettingsDto } from '#shared/lessons/contract.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { Board } from './board/Board.tsx';
import type { Place } from './board/columns.ts';
import { type Slot, withUsualLength } from './board/slot.ts';
import { DaysFrame } from './DaysFrame.tsx';
import { draftToMove } from './dialogs/lesson-form.ts';
import { Legend } from './Legend.tsx';
import type { OpenDialog } from './open-dialog.ts';
import type { Placing } from './placing/use-placing.ts';
import { useLessons } from './queries.ts';
import { spanOf } from './span.ts';
import type { CalendarView } from './use-calendar-view.ts';
import { useColumns } from './use-columns.ts';
import { useMayChange } from './use-may-change.ts';

/** The holidays as text, for views that do not draw them. */
function HolidayLine({ holidays }: { readonly holidays: readonly Holiday[] }) {
  const { t } = useTranslation('lessons');
  const { day } = useFormats();
  if (holidays.length === 0) return null;
  const names = holidays.map(({ name, from, to }) =>
    from === to
      ? t('holidayDay', { name, from: day(from) })
      : t('holidaySpan', { name, from: day(from), to: day(to) }),
  );
  return (
    <Alert severity="warning" role="note" sx={{ mb: 1.5 }}>
      {t('holidays', { names: names.join(', ') })}
    </Alert>
  );
}

interface Props {
  readonly calendar: CalendarView;
  readonly settings: CalendarSettingsDto;
  readonly placing: Placing;
  readonly onOpen: (dialog: OpenDialog) => void;
}

const NONE = { lessons: [], holidays: [] } as const;

function Progress({ running }: { readonly running: boolean }) {
  // Drawn over the upper edge, so that nothing moves when it appears.
  return (
    <Box sx={{ position: 'absolute', insetInline: 0, top: 0, displayPrint: 'none' }}>
      {running && <LinearProgress aria-hidden />}
    </Box>
  );
}

const LessonsSkeleton = () => (
  <Skeleton variant="rectangular" sx={{ height: '70vh' }} aria-hidden />
);

/** The board's event handlers. They are stable, so that the board is not rendered again. */
function useListeners(placing: Placing, onOpen: Props['onOpen']) {
  const move = async (
    lesson: LessonDto,
    slot: Slot,
    place: Place,
    putBack: () => void,
  ): Promise<void> => {
    try {
      const done = await placing.place(draftToMove(lesson, slot, place), () => undefined);
      if (!done) putBack();
    } catch (refusal) {
      putBack();
      toast.failed(refusal);
    }
  };
  return {
    onMove: useEventCallback((...moved: Parameters<typeof move>) => void move(...moved)),
    onSelect: useEventCallback((slot: Slot, place: Place) =>
      onOpen({ kind: 'add', slot: withUsualLength(slot), place }),
    ),
    onOpen: useEventCallback((lesson: LessonDto) => onOpen({ kind: 'lesson', lesson })),
  };
}

/** The lessons of the chosen days. */
export function ShownLessons({ calendar, settings, placing, onOpen }: Props) {
  const { t } = useTranslation('lessons');
  const { view, date, scope, colourBy, isPhone, openDay } = calendar;
  const onDay = useEventCallback(openDay);
  const mayChange = useMayChange();
  const span = spanOf(view, date, settings.rules.weekStart);
  const { data, error, isFetching, refetch } = useLessons(scope, span);
  const { lessons, holidays } = data ?? NONE;
  const columns = useColumns(calendar, lessons, settings.rooms);
  const listeners = useListeners(placing, onOpen);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {(view === 'agenda' || (isPhone && view !== 'day')) && <HolidayLine holidays={holidays} />}
      <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden' }}>
        <Progress running={isFetching} />
        {data ? (
          <DaysFrame
            wide={isPhone && view === 'week'}
            columns={columns?.columns.length ?? 0}
            span={span}
            date={date}
          >
            <Board
              view={view}
              date={date}
              lessons={lessons}
              holidays={holidays}
              settings={settings}
              colourBy={colourBy}
              columns={columns}
              {...listeners}
              canMove={mayChange}
              onDay={onDay}
            />
          </DaysFrame>
        ) : (
          <LessonsSkeleton />
        )}
      </Paper>
      {data && lessons.length === 0 && view !== 'agenda' && (
        <Typography color="textSecondary" role="status" sx={{ mt: 1.5 }}>
          {t('nothing')}. {t('nothingHint')}
        </Typography>
      )}
      <Legend lessons={lessons} courses={settings.courses} by={colourBy} />
    </>
  );
}
