import { enUS, zhCN, zhTW } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import type { Language } from '#shared/languages.ts';

declare module '@mui/material/styles' {
  interface Palette {
    /** The header of the shell. */
    header: Palette['primary'];
    /** The reduced header of task and student pages (specification 2). */
    purpleHeader: Palette['primary'];
    /** Of people without a picture: `avatarTone` chooses one by name. */
    avatars: typeof light.avatars;
  }
  interface PaletteOptions {
    header: PaletteOptions['primary'];
    purpleHeader: PaletteOptions['primary'];
    avatars: Palette['avatars'];
  }
  interface Theme {
    layout: typeof layout;
    board: typeof board;
  }
  interface ThemeOptions {
    layout?: typeof layout;
    board?: typeof board;
  }
}

/** Widths and heights that several screens share, in pixels. */
const layout = {
  header: 64,
  bottomBar: 56,
  sidebar: 248,
  rail: 76,
  form: 400,
  search: 280,
  filter: 200,
  dayFilter: 220,
  seats: 140,
  columnPart: 38,
  page: 1200,
  popover: 360,
  touch: 44,
  overdueDialog: 580,
  qrCode: 200,
  logo: 40,
  logoSmall: 32,
  avatarLarge: 96,
  thumbnail: 96,
  chart: 280,
  chartEdge: 12,
  /** Of the preview of a report (specification 9). */
  radar: 300,
  radarRadius: 110,
} as const;

/** A whiteboard is white by night, too, and so are the pictures that are saved of it. */
const board = {
  paper: '#ffffff',
  ink: '#1c2536',
  blue: '#1b5ebe',
  red: '#c62828',
  green: '#1b7a3d',
  orange: '#c25e00',
  purple: '#5b3b9e',
} as const;

const LOCALE_TEXTS = { zh: zhCN, cht: zhTW, en: enUS } as const;

const purple = { main: '#5b3b9e', dark: '#46297f', light: '#7d5fc0', contrastText: '#ffffff' };

const light = {
  primary: { main: '#1b5ebe', dark: '#134892', light: '#4d8be0', contrastText: '#ffffff' },
  secondary: purple,
  header: { main: '#ffffff', dark: '#eef2f9', light: '#ffffff', contrastText: '#1c2536' },
  purpleHeader: purple,
  error: { main: '#c62828' },
  warning: { main: '#a15c00' },
  success: { main: '#1b7a3d' },
  info: { main: '#1b5ebe' },
  background: { default: '#f3f6fb', paper: '#ffffff' },
  text: { primary: '#1c2536', secondary: '#525d72' },
  divider: '#dde3ee',
  avatars: {
    text: '#ffffff',
    tone0: '#1b5ebe',
    tone1: '#7a3fb0',
    tone2: '#a83279',
    tone3: '#b3402a',
    tone4: '#8a5a00',
    tone5: '#3f7a1c',
    tone6: '#00776a',
    tone7: '#4a5d7a',
  },
};

const dark = {
  primary: { main: '#8ab6ff', dark: '#5d93ea', light: '#b4d0ff', contrastText: '#0b1a33' },
  secondary: { main: '#c5aeff', dark: '#9f82e6', light: '#dccfff', contrastText: '#20123f' },
  header: { main: '#171f2e', dark: '#101724', light: '#202a3d', contrastText: '#e8edf7' },
  purpleHeader: { main: '#3c2570', dark: '#2d1a57', light: '#573a96', contrastText: '#ffffff' },
  error: { main: '#ff8a80' },
  warning: { main: '#ffb74d' },
  success: { main: '#7bd69a' },
  info: { main: '#8ab6ff' },
  background: { default: '#0f1520', paper: '#171f2e' },
  text: { primary: '#e8edf7', secondary: '#a9b4c8' },
  divider: '#2b3548',
  avatars: {
    text: '#101724',
    tone0: '#8ab6ff',
    tone1: '#c5aeff',
    tone2: '#f29ccb',
    tone3: '#ffab91',
    tone4: '#f2c36b',
    tone5: '#a5d67e',
    tone6: '#6fd3c3',
    tone7: '#aebfd8',
  },
};

const LATIN = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial';
const SIMPLIFIED = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC"';
const TRADITIONAL = '"PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC", "Noto Sans TC"';

/** The same character is drawn differently in the two scripts: the font follows the language. */
const fontFamily = (language: Language): string =>
  `${LATIN}, ${language === 'cht' ? TRADITIONAL : SIMPLIFIED}, sans-serif`;

const touch = { minHeight: layout.touch };

/** Of the ring around what has the keyboard's focus, in pixels. */
const FOCUS_RING = 3;

const pageStyles = (theme: Theme) => ({
  // One focus ring for everything that can be reached, strong enough on every background. Material UI takes the
  // outlines of its own parts away, with more weight than `*` has.
  '*:focus-visible, .Mui-focusVisible, .MuiInputBase-root:has(.MuiInputBase-input:focus-visible), .MuiPickersInputBase-root:focus-within':
    {
      outline: `${FOCUS_RING}px solid ${theme.vars?.palette.primary.light} !important`,
      outlineOffset: 2,
    },
  // What fills its frame would have the ring cut off.
  ':is(.MuiListItemButton-root, .MuiMenuItem-root, .MuiTab-root, .MuiCardActionArea-root, .MuiAutocomplete-option):focus-visible':
    { outlineOffset: -FOCUS_RING },
  // The frame around it has the ring; and what only takes the focus of what opens needs none.
  ':is(.MuiInputBase-input, .MuiPickersInputBase-root *, main, .MuiDialog-container, .MuiPaper-root, .MuiMenu-list):focus-visible':
    { outline: 'none !important' },
  'html, body, #root': { minHeight: '100%' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});

function baseTheme(language: Language): Theme {
  return createTheme(
    {
      cssVariables: { colorSchemeSelector: 'media' },
      colorSchemes: { light: { palette: light }, dark: { palette: dark } },
      shape: { borderRadius: 10 },
      layout,
      board,
      typography: {
        fontFamily: fontFamily(language),
        h1: { fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.3 },
        h2: { fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.35 },
        h3: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4 },
        button: { textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem' },
      },
      components: {
        MuiButtonBase: { defaultProps: { disableRipple: true } },
        MuiButton: { styleOverrides: { root: touch } },
        MuiIconButton: { styleOverrides: { root: { ...touch, minWidth: layout.touch } } },
        MuiToggleButton: { styleOverrides: { root: { ...touch, minWidth: layout.touch } } },
        // Material UI has lower rows on wide screens, tablets too.
        MuiMenuItem: { styleOverrides: { root: { '&&': touch } } },
        MuiListItemButton: { styleOverrides: { root: touch } },
        MuiOutlinedInput: {
          styleOverrides: {
            root: ({ theme }) => ({
              ...touch,
              backgroundColor: theme.vars?.palette.background.paper,
              '&.Mui-readOnly': { backgroundColor: theme.vars?.palette.background.default },
            }),
          },
        },
        MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
        MuiAlert: { styleOverrides: { root: { alignItems: 'center' } } },
        MuiCssBaseline: { styleOverrides: pageStyles },
      },
    },
    LOCALE_TEXTS[language],
  );
}

const made = new Map<Language, Theme>();

/** The one theme, with the components' own texts in the language; light or dark as the system says. */
export function themeOf(language: Language): Theme {
  const theme = made.get(language) ?? baseTheme(language);
  made.set(language, theme);
  return theme;
}
