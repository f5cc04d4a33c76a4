import { useTheme } from '@mui/material/styles';

/** Hides the browser's focus ring after a click; it stays for keyboard focus. */
export const keyboardRing = { '& :focus:not(:focus-visible)': { outline: 'none' } };

/** Colours and axis styles of the theme, light or dark. */
export function useChartLooks() {
  const { typography, vars, palette } = useTheme();
  const colours = (vars ?? { palette }).palette;
  const text = colours.text.primary;
  return {
    colours,
    axis: { stroke: text, tick: { fill: text, fontSize: typography.caption.fontSize } },
  };
}
