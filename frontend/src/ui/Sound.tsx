import Box from '@mui/material/Box';

/** Plays a sound, which is loaded when somebody asks for it. */
export const Sound = ({ name, url }: { readonly name: string; readonly url: string }) => (
  <Box
    component="audio"
    controls
    preload="none"
    src={url}
    aria-label={name}
    sx={{ width: '100%' }}
  />
);
