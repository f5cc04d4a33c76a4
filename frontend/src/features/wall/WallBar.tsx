import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import NotificationsActiveIcon from '@mui/icons-material/NotificationsActive';
import NotificationsOffIcon from '@mui/icons-material/NotificationsOff';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { PurpleBar } from '#frontend/src/ui/PurpleBar.tsx';
import { useFullScreen } from '#frontend/src/ui/use-full-screen.ts';
import type { LessonId } from '#shared/ids.ts';

interface Props {
  readonly lesson: LessonId;
  readonly title: string;
  readonly subtitle: string;
  readonly bell: { readonly isOn: boolean; readonly toggle: () => void };
}

interface ActionProps {
  readonly label: string;
  readonly pressed: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function BarButton({ label, pressed, onClick, children }: ActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} aria-pressed={pressed} onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

/** The lesson, a link back to it, and the switches of the wall: sound and full screen. */
export function WallBar({ lesson, title, subtitle, bell }: Props) {
  const { t } = useTranslation('wall');
  const screen = useFullScreen();
  return (
    <PurpleBar position="sticky">
      <Toolbar sx={{ gap: 1, px: { xs: 1 } }}>
        <Tooltip title={t('back')}>
          <IconButton
            color="inherit"
            component={Link}
            to={paths.lesson(lesson)}
            aria-label={t('back')}
          >
            <ArrowBackIcon />
          </IconButton>
        </Tooltip>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h1" noWrap sx={{ fontSize: '1.25rem' }}>
            {title}
          </Typography>
          <Typography variant="body2" noWrap>
            {subtitle}
          </Typography>
        </Box>
        <BarButton label={t('bell')} pressed={bell.isOn} onClick={bell.toggle}>
          {bell.isOn ? <NotificationsActiveIcon /> : <NotificationsOffIcon />}
        </BarButton>
        {screen.isPossible && (
          <BarButton label={t('fullScreen')} pressed={screen.isOn} onClick={screen.toggle}>
            {screen.isOn ? <FullscreenExitIcon /> : <FullscreenIcon />}
          </BarButton>
        )}
      </Toolbar>
    </PurpleBar>
  );
}
