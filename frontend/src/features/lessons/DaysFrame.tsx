import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countDays } from '#shared/days.ts';
import type { Span } from './span.ts';

interface Props {
  /** The days are wider than the screen and scroll sideways, so that names stay readable. */
  readonly wide: boolean;
  /** The columns of a day: with many of them it scrolls sideways, too. 0 for days that are just days. */
  readonly columns: number;
  readonly span: Span;
  /** The day to scroll to at first. */
  readonly date: string;
  readonly children: ReactNode;
}

/** Wide enough for a name on two lines in each of seven days. */
const WIDE = { overflowX: 'auto', '& > *': { minWidth: '50rem' } } as const;

/** Wide enough for a name in each column, and the hours before them. */
const widthOf = (columns: number) => ({
  overflowX: 'auto',
  '& > *': { minWidth: `${columns * 7 + 4}rem` },
});

/** The frame around the days of the calendar. */
export function DaysFrame({ wide, columns, span: { from, to }, date, children }: Props) {
  const { t } = useTranslation('lessons');
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!wide || !current) return;
    current.scrollLeft = (current.scrollWidth * (countDays(from, date) - 1)) / countDays(from, to);
  }, [wide, from, to, date]);
  // A scrolling area must be focusable. One element for both cases, so that the calendar is not mounted again.
  const moving = (wide || columns > 0) && {
    role: 'region',
    tabIndex: 0,
    'aria-label': t(wide ? 'views.week' : 'views.day'),
    sx: wide ? WIDE : widthOf(columns),
  };
  return (
    <Box ref={frame} {...moving}>
      {children}
    </Box>
  );
}
