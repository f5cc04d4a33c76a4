import Box from '@mui/material/Box';

/** The logo of a school or of the site, whose name stands beside it. */
export function Logo({ src }: { readonly src: string }) {
  return (
    <Box
      component="img"
      src={src}
      alt=""
      sx={({ layout }) => ({
        width: layout.logo,
        height: layout.logo,
        borderRadius: 1,
        objectFit: 'contain',
      })}
    />
  );
}
