import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import BrushIcon from '@mui/icons-material/BrushOutlined';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import GroupAddIcon from '@mui/icons-material/GroupAddOutlined';
import HoursIcon from '@mui/icons-material/MoreTimeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { urlsOf, useMenu } from '#frontend/src/lib/menu.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { ROLE } from '#shared/roles.ts';
import type { Ability } from '#shared/teachers/abilities.ts';

interface Action {
  readonly key: 'students' | 'lesson' | 'hours' | 'task' | 'create';
  readonly to: string;
  /** The entry of the menu that it belongs to, when that is another address. */
  readonly of?: string;
  readonly icon: ReactNode;
  /** Who may do it: with this ability, or principals only; absent for all staff. */
  readonly needs?: Ability | 'principal';
}

const ACTIONS: readonly Action[] = [
  { key: 'lesson', to: paths.calendar, icon: <CalendarIcon /> },
  { key: 'task', to: paths.editTask(NEW), of: paths.tasks, icon: <AssignmentIcon /> },
  { key: 'students', to: paths.students, icon: <GroupAddIcon />, needs: 'add-students' },
  { key: 'hours', to: paths.hours, icon: <HoursIcon />, needs: 'principal' },
  { key: 'create', to: paths.create, icon: <BrushIcon /> },
];

/** Ways to what staff do most, as far as the menu has them and the user may do it. */
export function QuickActionsCard() {
  const { t } = useTranslation('homes');
  const { data: menu } = useMenu();
  const urls = menu && urlsOf(menu);
  const { role } = useSignedIn();
  const can = useCan();
  const may = ({ needs }: Action) =>
    !needs || (needs === 'principal' ? role === ROLE.principal : can(needs));
  const actions = ACTIONS.filter((action) => {
    const { to, of = to } = action;
    return may(action) && (!urls || urls.includes(of));
  });
  if (actions.length === 0) return null;
  return (
    <TitledCard title={t('actions.title')}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
        }}
      >
        {actions.map(({ key, to, icon }) => (
          <Button
            key={key}
            component={Link}
            to={to}
            variant="outlined"
            startIcon={icon}
            sx={{ justifyContent: 'flex-start' }}
          >
            {t(`actions.${key}`)}
          </Button>
        ))}
      </Box>
    </TitledCard>
  );
}
