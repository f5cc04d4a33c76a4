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
import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#frontend/src/lib/language.ts';
import type { Language } from '#shared/languages.ts';
import type { Holiday } from '#shared/lessons/calendar-calls.ts';
import type { CalendarSettingsDto } from '#shared/lessons/contract.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { clockAt } from '../school-clock.ts';
import type { View } from '../span.ts';
import type { ColourBy } from '../use-calendar-view.ts';
import { BoardStyles } from './BoardStyles.tsx';
import {
  changeAt,
  columnAt,
  type DayColumns,
  FIRST_COLUMN,
  type Place,
  placeAt,
} from './columns.ts';
import { HolidayContent, LessonContent, lessonOf } from './EventContent.tsx';
import { nextHour, type Slot, shownHours, slotOf } from './slot.ts';
import { holidayEvents, lessonEvent } from './to-events.ts';

const VIEW_TYPES: Readonly<Record<View, string>> = {
  day: 'timeGridDay',
  week: 'timeGridWeek',
  month: 'dayGridMonth',
  agenda: 'agenda',
};
/** A day in columns: as many days as there are columns. */
const COLUMNS_VIEW = 'columns';
const LOCALE: Readonly<Record<Language, string>> = { zh: 'zh-cn', cht: 'zh-tw', en: 'en' };
const CLOCK = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

/** The options that never change. The school's local time is passed as UTC: see `lessonEvent`. */
const FIXED: CalendarOptions = {
  plugins: [classicTheme, dayGrid, timeGrid, list, interaction],
  locales: [simplified, traditional],
  // Lessons at the same time must stay readable.
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
  // A shorter press scrolls on touch screens.
  longPressDelay: 500,
  forceEventDuration: true,
  slotDuration: '00:30',
  snapDuration: '00:15',
  slotHeaderFormat: CLOCK,
  slotHeaderClass: 'slot-header',
  // `LessonContent` writes the time; formatting a range for every event is slow.
  displayEventTime: false,
  slotEventOverlap: false,
  eventMinHeight: 24,
  // Pixels; below this there is no room for two lines of text.
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
  /** The columns of a day; undefined for days that are just days. */
  readonly columns: DayColumns | undefined;
  readonly canMove: (lesson: LessonDto) => boolean;
  readonly onSelect: (slot: Slot, place: Place) => void;
  readonly onOpen: (lesson: LessonDto) => void;
  /** Opens a day that has more lessons than fit. */
  readonly onDay: (date: string) => void;
  /** `putBack` returns the lesson to its old time when the move fails. */
  readonly onMove: (lesson: LessonDto, slot: Slot, place: Place, putBack: () => void) => void;
}

const nameAt = (date: Date, columns: DayColumns): string =>
  columnAt(date.toISOString().slice(0, 10), columns)?.name ?? '';

/** A view of as many days as there are columns, each with the name of its room or teacher above. */
const columnOptions = (columns: DayColumns): CalendarOptions => ({
  views: {
    ...FIXED.views,
    [COLUMNS_VIEW]: {
      type: 'timeGrid',
      duration: { days: Math.max(1, columns.columns.length) },
      eventMaxStack: 3,
      weekNumbers: false,
      dayHeaderContent: ({ date }: { readonly date: Date }) => nameAt(date, columns),
      // Else screen readers hear the day that stands for the column.
      dayHeaderDidMount: ({ el, date }: { readonly el: HTMLElement; readonly date: Date }) =>
        el.setAttribute('aria-label', nameAt(date, columns)),
    },
  },
});

/** FullCalendar keeps its own view and date after the first render: later changes are passed on. */
function useCalendarRef(view: string, date: string) {
  const calendar = useRef<CalendarRef>(null);
  const shown = useRef(`${view} ${date}`);
  useEffect(() => {
    const wanted = `${view} ${date}`;
    if (shown.current === wanted) return;
    shown.current = wanted;
    // FullCalendar cannot render while React is rendering.
    queueMicrotask(() => calendar.current?.getApi().changeView(view, date));
  }, [view, date]);
  return calendar;
}

function useEvents(props: BoardProps): EventInput[] {
  const { lessons, holidays, settings, colourBy, canMove, columns } = props;
  const { t } = useTranslation('lessons');
  const { courses } = settings;
  return useMemo(() => {
    const stateOf = ({ state }: LessonDto) => t(`states.${state}`);
    const surroundings = { courses, colourBy, canMove, stateOf, columns };
    return [
      ...lessons.flatMap((lesson) => lessonEvent(lesson, surroundings)),
      ...holidays.flatMap((holiday) => holidayEvents(holiday, columns)),
    ];
  }, [lessons, holidays, courses, colourBy, canMove, columns, t]);
}

type Moved = Pick<EventDropInfo, 'event' | 'revert'>;

/** The event handlers of FullCalendar. */
function useListeners(
  { date, columns, settings, onSelect, onOpen, onDay, onMove }: BoardProps,
  calendar: RefObject<CalendarRef | null>,
) {
  const slotAt = (selection: Parameters<typeof slotOf>[0]): Slot =>
    slotOf(selection, nextHour(clockAt(settings.time_zone), settings.rules));
  // The day of a column is not that of its lessons.
  const onDate = (slot: Slot): Slot => (columns ? { ...slot, date } : slot);
  const move = ({ event, revert }: Moved): void => {
    const lesson = lessonOf(event);
    const slot = slotAt(event);
    if (lesson)
      onMove(lesson, onDate(slot), columns ? changeAt(lesson, slot.date, columns) : {}, revert);
  };
  return {
    select: (selection: DateSelectInfo) => {
      const slot = slotAt(selection);
      onSelect(onDate(slot), columns ? placeAt(slot.date, columns) : {});
      // The mirror of a selection lies over the lessons of its day, and takes their clicks.
      queueMicrotask(() => calendar.current?.getApi().unselect());
    },
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
 * The calendar. Rendering it is slow: it is memoized, and rendered again only when its own props change.
 */
export const Board = memo(function Board(props: BoardProps) {
  const { view, date, lessons, settings, columns } = props;
  const { t } = useTranslation('lessons');
  const shown = columns
    ? { type: COLUMNS_VIEW, date: FIRST_COLUMN }
    : { type: VIEW_TYPES[view], date };
  const calendar = useCalendarRef(shown.type, shown.date);
  const [opens, closes] = shownHours(settings.rules, lessons);
  return (
    <>
      <BoardStyles />
      <FullCalendar
        {...FIXED}
        // Other columns are another view.
        key={columns?.columns.map(({ id }) => id).join(' ') ?? 'days'}
        ref={calendar}
        initialView={shown.type}
        initialDate={shown.date}
        {...(columns && columnOptions(columns))}
        locale={LOCALE[useLanguage()]}
        firstDay={settings.rules.weekStart}
        slotMinTime={opens}
        slotMaxTime={closes}
        now={() => `${clockAt(settings.time_zone)}Z`}
        noEventsText={t('nothing')}
        events={useEvents(props)}
        {...useListeners(props, calendar)}
      />
    </>
  );
});
