import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFullScreen } from '#frontend/src/ui/use-full-screen.ts';

/** The tool that is open: as large as the whole screen of a projector, if wanted. */
export function Stage({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('tools');
  const { isPossible, isOn, toggle } = useFullScreen();
  const label = t(isOn ? 'leaveFullScreen' : 'fullScreen');
  return (
    <Paper
      sx={({ zIndex }) => ({
        p: { xs: 2, sm: 3 },
        position: 'relative',
        containerType: 'inline-size',
        // Below dialogs and menus, above all else.
        ...(isOn && {
          position: 'fixed',
          inset: 0,
          zIndex: zIndex.drawer + 1,
          overflow: 'auto',
          borderRadius: 0,
          display: 'flex',
          flexDirection: 'column',
          // The top is never cut off.
          justifyContent: 'safe center',
        }),
      })}
    >
      {isPossible && (
        <Box sx={{ position: 'absolute', top: 8, right: 8, zIndex: 1 }}>
          <Tooltip title={label}>
            <IconButton aria-label={label} aria-pressed={isOn} onClick={toggle}>
              {isOn ? <FullscreenExitIcon /> : <FullscreenIcon />}
            </IconButton>
          </Tooltip>
        </Box>
      )}
      {children}
    </Paper>
  );
}
