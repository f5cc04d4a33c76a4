import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type DateSelectInfo,
  type EventClickInfo,
  type EventDropInfo,
  type EventInput,
  type MoreLinkHandler,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import simplified from '@fullcalendar/react/locales/zh-cn';
import traditional from '@fullcalendar/react/locales/zh-tw';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#frontend/src/lib/language.ts';
import type { Holiday } from '#shared/contracts/calendar-settings.ts';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import type { CalendarSettingsDto } from '#shared/contracts/lessons.ts';
import type { Language } from '#shared/languages.ts';
import { clockAt } from '../school-clock.ts';
import type { View } from '../span.ts';
import type { ColourBy } from '../use-calendar-view.ts';
import { BoardStyles } from './BoardStyles.tsx';
import { HolidayContent } from './HolidayContent.tsx';
import { LessonContent, lessonOf } from './LessonContent.tsx';
import { shownHours } from './shown-hours.ts';
import { type Slot, slotOf } from './slot.ts';
import { holidayEvents, lessonEvent } from './to-events.ts';

const VIEW_TYPES: Readonly<Record<View, string>> = {
  day: 'timeGridDay',
  week: 'timeGridWeek',
  month: 'dayGridMonth',
  agenda: 'agenda',
};
const LOCALE: Readonly<Record<Language, string>> = { zh: 'zh-cn', cht: 'zh-tw', en: 'en' };
const CLOCK = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

/** What is the same for everybody. The school's clock is given out as UTC: see `lessonEvent`. */
const FIXED: CalendarOptions = {
  plugins: [classicTheme, dayGrid, timeGrid, list, interaction],
  locales: [simplified, traditional],
  // What is side by side must stay readable.
  views: {
    timeGridWeek: { eventMaxStack: 3 },
    timeGridDay: { eventMaxStack: 8 },
    agenda: { type: 'list', duration: { days: 7 } },
  },
  timeZone: 'UTC',
  headerToolbar: false,
  height: 'auto',
  borderless: true,
  weekNumbers: true,
  weekNumberCalculation: 'ISO',
  nowIndicator: true,
  allDaySlot: false,
  eventInteractive: true,
  selectable: true,
  selectMirror: true,
  // A finger that scrolls selects nothing.
  longPressDelay: 500,
  forceEventDuration: true,
  slotDuration: '00:30',
  snapDuration: '00:15',
  slotHeaderFormat: CLOCK,
  slotHeaderClass: 'slot-header',
  // A lesson says itself when it is; the component would work out a range of times for each.
  displayEventTime: false,
  slotEventOverlap: false,
  eventMinHeight: 24,
  // Less than two lines of text.
  eventShortHeight: 36,
  dayMaxEvents: 4,
  listDayFormat: { weekday: 'long' },
  listDayAltFormat: { month: 'short', day: 'numeric' },
  eventContent: LessonContent,
  backgroundEventContent: HolidayContent,
  blockEventClass: 'lesson-block',
};

export interface BoardProps {
  readonly view: View;
  readonly date: string;
  readonly lessons: readonly LessonDto[];
  readonly holidays: readonly Holiday[];
  readonly settings: CalendarSettingsDto;
  readonly colourBy: ColourBy;
  readonly canMove: (lesson: LessonDto) => boolean;
  readonly onSelect: (slot: Slot) => void;
  readonly onOpen: (lesson: LessonDto) => void;
  /** There are more lessons on that day than there is room for. */
  readonly onDay: (date: string) => void;
  /** Puts the lesson back where it was when it cannot be there. */
  readonly onMove: (lesson: LessonDto, slot: Slot, putBack: () => void) => void;
}

/** The component keeps its own view and day: it follows ours, with which it began. */
function useFollowing(view: View, date: string) {
  const calendar = useRef<CalendarRef>(null);
  const shown = useRef(`${view} ${date}`);
  useEffect(() => {
    const wanted = `${view} ${date}`;
    if (shown.current === wanted) return;
    shown.current = wanted;
    // In the middle of drawing it cannot draw anew.
    queueMicrotask(() => calendar.current?.getApi().changeView(VIEW_TYPES[view], date));
  }, [view, date]);
  return calendar;
}

function useEvents({ lessons, holidays, settings, colourBy, canMove }: BoardProps): EventInput[] {
  const { courses } = settings;
  return useMemo(
    () => [
      ...lessons.map((lesson) => lessonEvent(lesson, { courses, colourBy, canMove })),
      ...holidays.flatMap(holidayEvents),
    ],
    [lessons, holidays, courses, colourBy, canMove],
  );
}

type Moved = Pick<EventDropInfo, 'event' | 'revert'>;

/** What the component tells, in our words. */
function useListeners({ onSelect, onOpen, onDay, onMove }: BoardProps) {
  const move = ({ event, revert }: Moved): void => {
    const lesson = lessonOf(event);
    if (lesson) onMove(lesson, slotOf(event), revert);
  };
  return {
    select: (selection: DateSelectInfo) => onSelect(slotOf(selection)),
    eventClick: ({ event }: EventClickInfo) => {
      const lesson = lessonOf(event);
      if (lesson) onOpen(lesson);
    },
    moreLinkClick: ({ date, view }: Parameters<MoreLinkHandler>[0]) => {
      if (view.type === VIEW_TYPES.day) return 'popover';
      onDay(date.toISOString().slice(0, 10));
      return undefined;
    },
    eventDrop: move,
    eventResize: move,
  };
}

/**
 * The calendar itself. It takes long to draw: it is drawn anew for other lessons, not for what happens
 * around it.
 */
export const Board = memo(function Board(props: BoardProps) {
  const { view, date, lessons, settings } = props;
  const { t } = useTranslation('lessons');
  const calendar = useFollowing(view, date);
  const [opens, closes] = shownHours(settings.rules, lessons);
  return (
    <>
      <BoardStyles />
      <FullCalendar
        {...FIXED}
        ref={calendar}
        initialView={VIEW_TYPES[view]}
        initialDate={date}
        locale={LOCALE[useLanguage()]}
        firstDay={settings.rules.weekStart}
        slotMinTime={opens}
        slotMaxTime={closes}
        now={() => `${clockAt(settings.time_zone)}Z`}
        noEventsText={t('nothing')}
        events={useEvents(props)}
        {...useListeners(props)}
      />
    </>
  );
});
