import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { readStored, STORAGE_KEY, writeStored } from '#frontend/src/lib/storage.ts';
import { day } from '#shared/lessons/fields.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { VIEWS, type View } from './span.ts';

export const SCOPES = ['school', 'mine', 'teacher', 'room', 'class', 'student'] as const;
type ScopeKind = (typeof SCOPES)[number];

/** Whose lessons are shown; `id` is empty for kinds without one, and until it is chosen. */
export interface Scope {
  readonly kind: ScopeKind;
  readonly id: string;
}

/** The scope at first: the school for principals, else the user's own lessons. */
export const defaultScope = (role: Role): ScopeKind =>
  role === ROLE.principal ? 'school' : 'mine';

export const COLOUR_BY = ['course', 'state'] as const;
export type ColourBy = (typeof COLOUR_BY)[number];

/** What the columns of a day are. */
export const COLUMNS = ['day', 'rooms', 'teachers'] as const;
export type Columns = (typeof COLUMNS)[number];

/** The view at first: the one last chosen on this device, else one that suits its width. */
export function defaultView(isPhone: boolean): View {
  const chosen = readStored(STORAGE_KEY.calendarView);
  return VIEWS.find((each) => each === chosen) ?? (isPhone ? 'agenda' : 'week');
}

/** What the calendar shows, kept in the address so that reloads and links keep it. */
export function useCalendarView(today: string) {
  const { role } = useSignedIn();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [parameters, setParameters] = useSearchParams();
  const change = (changes: Readonly<Record<string, string>>): void =>
    setParameters((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changes }), {
      replace: true,
      preventScrollReset: true,
    });
  const kind = SCOPES.find((each) => each === parameters.get('show')) ?? defaultScope(role);
  const id = parameters.get('id') ?? '';
  const scope = useMemo<Scope>(() => ({ kind, id }), [kind, id]);
  return {
    view: VIEWS.find((each) => each === parameters.get('view')) ?? defaultView(isPhone),
    date: day().safeParse(parameters.get('date')).data ?? today,
    colourBy: COLOUR_BY.find((each) => each === parameters.get('colours')) ?? 'course',
    columns: COLUMNS.find((each) => each === parameters.get('columns')) ?? 'day',
    scope,
    isPhone,
    setView: (view: View) => {
      writeStored(STORAGE_KEY.calendarView, view);
      change({ view });
    },
    setDate: (date: string) => change({ date }),
    /** Opens one day, for example from the month. */
    openDay: (date: string) => change({ view: 'day', date }),
    setColumns: (columns: Columns) => change({ columns }),
    setColourBy: (colours: ColourBy) => change({ colours }),
    setScope: (show: ScopeKind, chosen = '') => change({ show, id: chosen }),
  } as const;
}
export type CalendarView = ReturnType<typeof useCalendarView>;
