import Box from '@mui/material/Box';

/** A small picture beside the text that describes it. */
export function Thumbnail({ src }: { readonly src: string }) {
  return (
    <Box
      component="img"
      src={src}
      alt=""
      loading="lazy"
      sx={({ layout }) => ({
        flex: 'none',
        width: layout.thumbnail,
        aspectRatio: '4 / 3',
        objectFit: 'cover',
        borderRadius: 1,
      })}
    />
  );
}
