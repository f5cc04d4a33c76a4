import Box from '@mui/material/Box';
import { type SyntheticEvent, useRef } from 'react';
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
  const seconds = useRef(0);
  const goOn = ({ currentTarget: film }: SyntheticEvent<HTMLVideoElement>) => {
    if (seconds.current === 0) return;
    film.currentTime = seconds.current;
    seconds.current = 0;
    void film.play();
  };
  const onError = ({ currentTarget: film }: SyntheticEvent<HTMLVideoElement>) => {
    if (held === url) return;
    seconds.current = film.currentTime;
    renew();
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
