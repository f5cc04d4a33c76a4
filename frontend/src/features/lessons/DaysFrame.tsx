import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countDays } from '#shared/days.ts';
import type { Span } from './span.ts';

interface Props {
  /** The days are wider than the screen: names stay readable, and the days move sideways. */
  readonly wide: boolean;
  readonly span: Span;
  /** The day that is in sight first. */
  readonly date: string;
  readonly children: ReactNode;
}

/** Wide enough for a name on two lines, for each of seven days. */
const WIDE = { overflowX: 'auto', '& > *': { minWidth: '50rem' } } as const;

/** Around the days of the calendar. */
export function DaysFrame({ wide, span: { from, to }, date, children }: Props) {
  const { t } = useTranslation('lessons');
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!wide || !current) return;
    current.scrollLeft = (current.scrollWidth * (countDays(from, date) - 1)) / countDays(from, to);
  }, [wide, from, to, date]);
  // What moves must be reached by a keyboard too. One element for both, so that the calendar stays.
  const moving = wide && { role: 'region', tabIndex: 0, 'aria-label': t('views.week'), sx: WIDE };
  return (
    <Box ref={frame} {...moving}>
      {children}
    </Box>
  );
}
