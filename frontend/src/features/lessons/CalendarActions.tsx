import AddIcon from '@mui/icons-material/Add';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import EventRepeatIcon from '@mui/icons-material/EventRepeat';
import HistoryIcon from '@mui/icons-material/History';
import PersonOffIcon from '@mui/icons-material/PersonOff';
import PrintIcon from '@mui/icons-material/Print';
import SettingsIcon from '@mui/icons-material/Settings';
import TodayIcon from '@mui/icons-material/Today';
import UpdateIcon from '@mui/icons-material/Update';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { MoreIcon, RowMenu } from '#frontend/src/ui/table/RowMenu.tsx';
import { ROLE } from '#shared/roles.ts';
import type { OpenDialog } from './open-dialog.ts';

/** The menu of rare actions, most of them on many lessons. */
function MoreActions({ onOpen }: { readonly onOpen: (dialog: OpenDialog) => void }) {
  const { t } = useTranslation(['lessons', 'feeds']);
  const { role } = useSignedIn();
  const actions = [
    { kind: 'many', icon: <UpdateIcon />, label: t('plans.many') },
    ...(role === ROLE.principal
      ? [{ kind: 'absence', icon: <PersonOffIcon />, label: t('substitutes.menu') } as const]
      : []),
    { kind: 'recent', icon: <HistoryIcon />, label: t('plans.recent') },
    { kind: 'feed', icon: <CalendarMonthIcon />, label: t('feeds:subscribe') },
  ] as const;
  return (
    <RowMenu
      icon={<MoreIcon label={t('plans.menu')} />}
      actions={() =>
        actions.map(({ kind, icon, label }) => ({
          key: kind,
          icon,
          label,
          onSelect: () => onOpen({ kind }),
        }))
      }
    />
  );
}

interface Props {
  readonly onPlan: () => void;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The buttons of the calendar. */
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
