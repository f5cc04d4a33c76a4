import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import KeyboardIcon from '@mui/icons-material/Keyboard';
import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import { PurpleBar } from '#frontend/src/ui/PurpleBar.tsx';

interface Props {
  readonly title: string;
  /** The status line, which screen readers announce. */
  readonly status: string;
  readonly backTo: To;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onHelp: () => void;
}

interface ToolProps {
  readonly label: string;
  readonly keys: string;
  readonly icon: ReactElement;
  readonly onClick: (() => void) | undefined;
}

function Tool({ label, keys, icon, onClick }: ToolProps) {
  return (
    <Tooltip title={`${label} (${keys.toUpperCase()})`}>
      <span>
        <IconButton
          color="inherit"
          aria-label={label}
          aria-keyshortcuts={keys}
          disabled={!onClick}
          onClick={onClick}
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}

/** The bar above an answer: task, position, and navigation. */
export function ReviewBar({ title, status, backTo, onPrevious, onNext, onHelp }: Props) {
  const { t } = useTranslation('submissions');
  return (
    <PurpleBar position="static">
      <Toolbar sx={{ gap: 1, px: { xs: 1 } }}>
        <Tooltip title={t('backToAnswers')}>
          <IconButton color="inherit" component={Link} to={backTo} aria-label={t('backToAnswers')}>
            <ArrowBackIcon />
          </IconButton>
        </Tooltip>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 700 }}>
            {title}
          </Typography>
          <Typography variant="body2" role="status">
            {status}
          </Typography>
        </Box>
        <Tool label={t('previous')} keys="k" icon={<NavigateBeforeIcon />} onClick={onPrevious} />
        <Tool label={t('next')} keys="j" icon={<NavigateNextIcon />} onClick={onNext} />
        <Tool label={t('keys.title')} keys="?" icon={<KeyboardIcon />} onClick={onHelp} />
      </Toolbar>
    </PurpleBar>
  );
}
