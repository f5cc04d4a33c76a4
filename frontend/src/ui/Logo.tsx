import Box from '@mui/material/Box';
import { useState } from 'react';

interface Props {
  readonly src: string;
  /** In a line of text. */
  readonly isSmall?: boolean;
}

/**
 * The logo of a school or of the site. Screen readers skip it, because the name is written beside it; nothing is
 * shown where it cannot be had: its address has ended, or it was replaced.
 */
export function Logo({ src, isSmall = false }: Props) {
  const [failed, setFailed] = useState('');
  if (src && src === failed) return null;
  return (
    <Box
      component="img"
      src={src}
      alt=""
      onError={() => setFailed(src)}
      sx={({ layout }) => ({
        width: isSmall ? layout.logoSmall : layout.logo,
        height: isSmall ? layout.logoSmall : layout.logo,
        borderRadius: 1,
        objectFit: 'contain',
        flexShrink: 0,
        // As the build draws it for a school that has none.
        '&[src=""]': { display: 'none' },
      })}
    />
  );
}
