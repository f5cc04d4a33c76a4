import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEventCallback } from '@mui/material/utils';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import type { CalendarSettingsDto } from '#shared/contracts/lessons.ts';
import { Board } from './board/Board.tsx';
import { roomyEnough, type Slot } from './board/slot.ts';
import { DaysFrame } from './DaysFrame.tsx';
import { wishToMove } from './dialogs/lesson-form.ts';
import { HolidayLine } from './HolidayLine.tsx';
import { Legend } from './Legend.tsx';
import type { OpenDialog } from './open-dialog.ts';
import type { Placing } from './placing/use-placing.ts';
import { useLessons } from './queries.ts';
import { spanOf } from './span.ts';
import type { CalendarView } from './use-calendar-view.ts';
import { useMayChange } from './use-may-change.ts';

interface Props {
  readonly calendar: CalendarView;
  readonly settings: CalendarSettingsDto;
  readonly placing: Placing;
  readonly onOpen: (dialog: OpenDialog) => void;
}

const NONE = { lessons: [], holidays: [] } as const;

function Progress({ running }: { readonly running: boolean }) {
  // Over the upper edge: nothing jumps when it comes and goes.
  return (
    <Box sx={{ position: 'absolute', insetInline: 0, top: 0, displayPrint: 'none' }}>
      {running && <LinearProgress aria-hidden />}
    </Box>
  );
}

const Waiting = () => <Skeleton variant="rectangular" sx={{ height: '70vh' }} aria-hidden />;

/** What is done with the calendar; the same functions for good, so that it need not be drawn anew. */
function useListeners(placing: Placing, onOpen: Props['onOpen']) {
  const move = async (lesson: LessonDto, slot: Slot, putBack: () => void): Promise<void> => {
    try {
      const done = await placing.place(wishToMove(lesson, slot), () => undefined);
      if (!done) putBack();
    } catch (refusal) {
      putBack();
      toast.error(refusal instanceof Error ? refusal.message : String(refusal));
    }
  };
  return {
    onMove: useEventCallback((...moved: Parameters<typeof move>) => void move(...moved)),
    onSelect: useEventCallback((slot: Slot) => onOpen({ kind: 'add', slot: roomyEnough(slot) })),
    onOpen: useEventCallback((lesson: LessonDto) => onOpen({ kind: 'lesson', lesson })),
  };
}

/** The lessons of the days that are chosen. */
export function ShownLessons({ calendar, settings, placing, onOpen }: Props) {
  const { t } = useTranslation('lessons');
  const { view, date, scope, colourBy, isPhone, openDay } = calendar;
  const onDay = useEventCallback(openDay);
  const mayChange = useMayChange();
  const span = spanOf(view, date, settings.rules.weekStart);
  const { data, error, isFetching, refetch } = useLessons(scope, span);
  const { lessons, holidays } = data ?? NONE;
  const listeners = useListeners(placing, onOpen);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {(view === 'agenda' || (isPhone && view !== 'day')) && <HolidayLine holidays={holidays} />}
      <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden' }}>
        <Progress running={isFetching} />
        {data ? (
          <DaysFrame wide={isPhone && view === 'week'} span={span} date={date}>
            <Board
              view={view}
              date={date}
              lessons={lessons}
              holidays={holidays}
              settings={settings}
              colourBy={colourBy}
              {...listeners}
              canMove={mayChange}
              onDay={onDay}
            />
          </DaysFrame>
        ) : (
          <Waiting />
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
