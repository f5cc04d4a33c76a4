import { type CssVarsTheme, type Theme, useTheme } from '@mui/material/styles';

/** Hides the browser's focus ring after a click; it stays for keyboard focus. */
export const keyboardRing = { '& :focus:not(:focus-visible)': { outline: 'none' } };

/** Colours and axis styles of the theme, light or dark; on paper always the light ones. */
export function useChartLooks(isOnPaper = false) {
  const theme: Theme & Partial<CssVarsTheme> = useTheme();
  const { typography, vars, palette, colorSchemes } = theme;
  const light = isOnPaper ? colorSchemes?.light?.palette : undefined;
  const colours = light ?? (vars ?? { palette }).palette;
  const text = colours.text.primary;
  return {
    colours,
    axis: { stroke: text, tick: { fill: text, fontSize: typography.caption.fontSize } },
  };
}
