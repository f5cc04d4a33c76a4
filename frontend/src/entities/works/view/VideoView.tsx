import Box from '@mui/material/Box';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useHeldAddress } from './use-held-address.ts';

interface Props {
  readonly title: string;
  readonly thumbnail: string;
  readonly url: string;
}

/**
 * A film. When its address has ended, the browser gets no further part of it: then it goes on at the same place
 * from the newest address.
 */
export function VideoView({ title, thumbnail, url }: Props) {
  const [held, renew] = useHeldAddress(url);
  /** Where the film stopped, in seconds, while it waits for another address. */
  const stopped = useRef<number>(undefined);
  const onError = ({ currentTarget: film }: SyntheticEvent<HTMLVideoElement>) => {
    stopped.current = film.currentTime;
    if (held !== url) renew();
  };
  useEffect(() => {
    if (stopped.current !== undefined && held !== url) renew();
  });
  const goOn = ({ currentTarget: film }: SyntheticEvent<HTMLVideoElement>) => {
    if (stopped.current === undefined) return;
    film.currentTime = stopped.current;
    stopped.current = undefined;
    // Where the browser does not allow it, the user presses play.
    film.play().catch(() => undefined);
  };
  return (
    <Box
      component="video"
      src={held}
      {...(thumbnail && { poster: thumbnail })}
      controls
      playsInline
      preload="metadata"
      aria-label={title}
      onError={onError}
      onLoadedMetadata={goOn}
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: '100%',
        maxHeight: '75vh',
        mx: 'auto',
        bgcolor: 'common.black',
      }}
    />
  );
}
