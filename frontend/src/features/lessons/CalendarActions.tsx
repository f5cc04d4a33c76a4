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
import type { RowAction } from '#frontend/src/ui/table/column.ts';
import { MoreIcon, RowMenu } from '#frontend/src/ui/table/RowMenu.tsx';
import { ROLE } from '#shared/roles.ts';
import type { OpenDialog } from './open-dialog.ts';

interface MoreProps {
  /** Actions that are buttons where there is room, and entries of this menu elsewhere. */
  readonly others: readonly RowAction[];
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The menu of rare actions, most of them on many lessons. */
function MoreActions({ others, onOpen }: MoreProps) {
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
      actions={() => [
        ...others,
        ...actions.map(({ kind, icon, label }) => ({
          key: kind,
          icon,
          label,
          onSelect: () => onOpen({ kind }),
        })),
      ]}
    />
  );
}

interface Props {
  /** Phones have room for two buttons; the others are in the menu. */
  readonly isPhone: boolean;
  readonly onPlan: () => void;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The buttons of the calendar. */
export function CalendarActions({ isPhone, onPlan, onOpen }: Props) {
  const { t } = useTranslation('lessons');
  const { role } = useSignedIn();
  const series: RowAction = {
    key: 'series',
    icon: <EventRepeatIcon />,
    label: t('plans.series'),
    onSelect: () => onOpen({ kind: 'series' }),
  };
  const print: RowAction = {
    key: 'print',
    icon: <PrintIcon />,
    label: t('print'),
    onSelect: () => window.print(),
  };
  const settings: RowAction = {
    key: 'settings',
    icon: <SettingsIcon />,
    label: t('settings'),
    onSelect: () => onOpen({ kind: 'settings' }),
  };
  const icons = role === ROLE.principal ? [print, settings] : [print];
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={onPlan}>
        {t('plan')}
      </Button>
      {!isPhone && (
        <Button variant="outlined" startIcon={series.icon} onClick={series.onSelect}>
          {series.label}
        </Button>
      )}
      <Button
        variant="outlined"
        startIcon={<TodayIcon />}
        onClick={() => onOpen({ kind: 'today' })}
      >
        {t('todayLessons')}
      </Button>
      {!isPhone &&
        icons.map(({ key, label, icon, onSelect }) => (
          <Tooltip key={key} title={label}>
            <IconButton aria-label={label} onClick={onSelect}>
              {icon}
            </IconButton>
          </Tooltip>
        ))}
      <MoreActions others={isPhone ? [series, ...icons] : []} onOpen={onOpen} />
    </>
  );
}
