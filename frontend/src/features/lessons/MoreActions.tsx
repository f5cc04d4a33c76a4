import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import HistoryIcon from '@mui/icons-material/History';
import PersonOffIcon from '@mui/icons-material/PersonOff';
import UpdateIcon from '@mui/icons-material/Update';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { MoreIcon, RowMenu } from '#frontend/src/ui/table/RowMenu.tsx';
import { ROLE } from '#shared/roles.ts';
import type { OpenDialog } from './open-dialog.ts';

/** What is done with many lessons at once, and seldom. */
export function MoreActions({ onOpen }: { readonly onOpen: (dialog: OpenDialog) => void }) {
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
