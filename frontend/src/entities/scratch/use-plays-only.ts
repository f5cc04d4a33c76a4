import useMediaQuery from '@mui/material/useMediaQuery';

/** In pixels: below them blocks are too small to be dragged with a finger. */
const NARROW = '(max-width: 767.95px)';
/** Of a phone that lies on its side. A tablet, or a low window of a computer, has a larger screen. */
const LOW = '(max-height: 479.95px)';
const PHONE_SIDE = 480;

const isPhone = (): boolean => Math.min(screen.width, screen.height) < PHONE_SIDE;

const playsOnly = (isNarrow: boolean, isLow: boolean): boolean => isNarrow || (isLow && isPhone());

/** Whether there is room only to play a project, not to build it. */
export function usePlaysOnly(): boolean {
  const isNarrow = useMediaQuery(NARROW);
  const isLow = useMediaQuery(LOW);
  return playsOnly(isNarrow, isLow);
}

/** The same at this moment, outside React. */
export const isPlaysOnly = (): boolean =>
  playsOnly(matchMedia(NARROW).matches, matchMedia(LOW).matches);
