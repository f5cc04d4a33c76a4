import Skeleton from '@mui/material/Skeleton';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';

// The chart library is large: it comes with the first radar.
export const RadarFigure = lazyPart(async () => (await import('./DrawnRadar.tsx')).DrawnRadar, {
  fallback: <Skeleton variant="rounded" width={300} height={300} />,
});
