import AddIcon from '@mui/icons-material/Add';
import EventRepeatIcon from '@mui/icons-material/EventRepeat';
import PrintIcon from '@mui/icons-material/Print';
import SettingsIcon from '@mui/icons-material/Settings';
import TodayIcon from '@mui/icons-material/Today';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ROLE } from '#shared/roles.ts';
import { MoreActions } from './MoreActions.tsx';
import type { OpenDialog } from './open-dialog.ts';

interface Props {
  readonly onPlan: () => void;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** What can be done on the calendar. */
export function CalendarActions({ onPlan, onOpen }: Props) {
  const { t } = useTranslation('lessons');
  const { role } = useSignedIn();
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={onPlan}>
        {t('plan')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<EventRepeatIcon />}
        onClick={() => onOpen({ kind: 'series' })}
      >
        {t('plans.series')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<TodayIcon />}
        onClick={() => onOpen({ kind: 'today' })}
      >
        {t('todayLessons')}
      </Button>
      <Tooltip title={t('print')}>
        <IconButton aria-label={t('print')} onClick={() => window.print()}>
          <PrintIcon />
        </IconButton>
      </Tooltip>
      {role === ROLE.principal && (
        <Tooltip title={t('settings')}>
          <IconButton aria-label={t('settings')} onClick={() => onOpen({ kind: 'settings' })}>
            <SettingsIcon />
          </IconButton>
        </Tooltip>
      )}
      <MoreActions onOpen={onOpen} />
    </>
  );
}
