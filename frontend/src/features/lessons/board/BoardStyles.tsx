import GlobalStyles from '@mui/material/GlobalStyles';
import type { CssVarsTheme, Theme } from '@mui/material/styles';
import {
  type CourseColour,
  colourOf,
  courseColourStyles,
} from '#frontend/src/lib/course-colours.ts';
import { COURSE_COLOURS } from '#shared/lessons/calendar-calls.ts';

/** FullCalendar's colours, from the theme. */
const palette = ({ palette: { divider, text, background, primary, error, action } }: Palette) => ({
  '--fc-classic-primary': primary.main,
  '--fc-classic-primary-foreground': primary.contrastText,
  '--fc-classic-event': primary.main,
  '--fc-classic-event-contrast': primary.contrastText,
  '--fc-classic-background-event': colourOf('amber', 'ground'),
  '--fc-classic-background-event-opacity': '100%',
  '--fc-classic-background-event-foreground-opacity': '100%',
  '--fc-classic-highlight': action.selected,
  '--fc-classic-today': action.hover,
  '--fc-classic-now': error.main,
  '--fc-classic-small-dot-width': '8px',
  '--fc-classic-large-dot-width': '10px',
  '--fc-classic-background': background.paper,
  '--fc-classic-faint': action.hover,
  '--fc-classic-muted': action.hover,
  '--fc-classic-strong': action.selected,
  '--fc-classic-foreground': text.primary,
  '--fc-classic-faint-foreground': text.secondary,
  '--fc-classic-muted-foreground': text.secondary,
  '--fc-classic-border': divider,
  '--fc-classic-strong-border': divider,
});
interface Palette {
  readonly palette: Pick<
    Theme['palette'],
    'divider' | 'text' | 'background' | 'primary' | 'error' | 'action'
  >;
}

const lessonStyles = (colour: CourseColour) => [
  `.lesson-${colour}.lesson-block`,
  {
    backgroundColor: `${colourOf(colour, 'ground')} !important`,
    color: `${colourOf(colour, 'text')} !important`,
    borderColor: `${colourOf(colour, 'ground')} !important`,
    borderInlineStart: `4px solid ${colourOf(colour, 'edge')} !important`,
    '& *': { color: 'inherit' },
  },
];

/** The classes that `LessonContent` uses. */
const contentStyles = (theme: Theme) => ({
  '.lesson-line': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // Beside the number of the day. Phones have no room for it: `HolidayLine` lists the holidays.
  '.holiday-of-day': {
    marginInlineEnd: theme.spacing(3),
    [theme.breakpoints.down('sm')]: { display: 'none' },
  },
  '.lesson-mark': { marginInlineEnd: theme.spacing(0.5), fontWeight: 700 },
  // What is over steps back, in every colour.
  '.lesson-taught.lesson-block': { borderStyle: 'dashed !important', filter: 'saturate(0.4)' },
  '.lesson-taught b': { fontWeight: 400 },
  '.lesson-day': { paddingInline: theme.spacing(0.5) },
  '.lesson-entry': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: theme.spacing(2),
    width: '100%',
    '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > div > div': { color: (theme.vars ?? theme).palette.text.secondary },
  },
  '.lesson-text': {
    padding: theme.spacing(0.25, 0.5),
    overflow: 'hidden',
    fontSize: '0.8125rem',
    lineHeight: 1.3,
  },
});

/** Prints in light colours, also from a dark screen. */
const lightValues = (theme: Theme) => {
  // The type has only the current palette.
  const { colorSchemes } = theme as Theme & Partial<CssVarsTheme>;
  const { background, text, divider } = colorSchemes?.light?.palette ?? {};
  return {
    '--mui-palette-background-default': background?.paper,
    '--mui-palette-background-paper': background?.paper,
    '--mui-palette-text-primary': text?.primary,
    '--mui-palette-text-secondary': text?.secondary,
    '--mui-palette-divider': divider,
  };
};

/** Prints only the calendar, a week on one page. */
const printStyles = (theme: Theme) => ({
  '@page': { size: 'A4 landscape', margin: '10mm' },
  '@media print': {
    ':root:root': lightValues(theme),
    'header, div:has(> nav), [role="status"], main button, main .MuiInputBase-root, main .MuiTypography-h1 + p':
      { display: 'none !important' },
    main: { padding: '0 !important', maxWidth: 'none !important', zoom: 0.7 },
  },
});

/** The styles of FullCalendar, on screen and on paper. */
export function BoardStyles() {
  return (
    <GlobalStyles
      styles={(theme) => ({
        ...courseColourStyles,
        body: palette(theme.vars ?? theme),
        ...Object.fromEntries(COURSE_COLOURS.map(lessonStyles)),
        '.lesson': { cursor: 'pointer' },
        // The hours stay visible while the days scroll sideways.
        'div:has(> .slot-header)': { position: 'sticky', insetInlineStart: 0, zIndex: 3 },
        '.slot-header': { backgroundColor: (theme.vars ?? theme).palette.background.paper },
        ...contentStyles(theme),
        '.holiday, .holiday *': { color: colourOf('amber', 'text') },
        ...printStyles(theme),
      })}
    />
  );
}
