import Box from '@mui/material/Box';

interface Props {
  readonly src: string;
  /** In a line of text. */
  readonly isSmall?: boolean;
}

/** The logo of a school or of the site, whose name stands beside it. */
export function Logo({ src, isSmall = false }: Props) {
  return (
    <Box
      component="img"
      src={src}
      alt=""
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
