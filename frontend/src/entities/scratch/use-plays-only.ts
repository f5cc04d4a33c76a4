import useMediaQuery from '@mui/material/useMediaQuery';

/** In pixels: below them blocks are too small to be dragged with a finger. */
const NARROW = '(max-width: 767.95px)';
/** Of a phone that lies on its side. A tablet, or a low window of a computer, has a larger screen. */
const LOW = '(max-height: 479.95px)';
const PHONE_SIDE = 480;

const isPhone = (): boolean => Math.min(screen.width, screen.height) < PHONE_SIDE;

/** Whether there is room only to play a project, not to build it. */
export function usePlaysOnly(): boolean {
  const isNarrow = useMediaQuery(NARROW);
  const isLow = useMediaQuery(LOW);
  return isNarrow || (isLow && isPhone());
}

/** The same for a page that only wants to know it now. */
export const isPlaysOnly = (): boolean =>
  matchMedia(NARROW).matches || (matchMedia(LOW).matches && isPhone());
