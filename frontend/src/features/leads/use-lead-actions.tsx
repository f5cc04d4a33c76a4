import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import EventIcon from '@mui/icons-material/EventAvailable';
import PhoneIcon from '@mui/icons-material/PhoneInTalk';
import SchoolIcon from '@mui/icons-material/School';
import SwapIcon from '@mui/icons-material/SwapHoriz';
import { useTranslation } from 'react-i18next';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { RowAction } from '#frontend/src/ui/table/column.ts';
import { ROLE } from '#shared/roles.ts';
import type { Lead, LeadAction } from './lead-action.ts';
import { useMove } from './use-move.ts';

/** What can be done with a lead, as entries of its menu; `withMoves` adds where it can be moved. */
export function useLeadActions(start: (action: LeadAction) => void, withMoves = false) {
  const { t } = useTranslation('leads');
  const { role } = useSignedIn();
  const can = useCan();
  const { move, targets, moving } = useMove(start);
  const actionsOf = (lead: Lead): readonly RowAction[] => {
    const open = lead.student_id === null;
    const entry = (kind: 'followUp' | 'trial' | 'convert' | 'edit' | 'remove') => ({
      key: kind,
      onSelect: () => start({ kind, lead }),
    });
    const isBooked = lead.trial?.state === 'booked';
    return [
      { ...entry('followUp'), label: t('followUp'), icon: <PhoneIcon /> },
      ...(open
        ? [
            {
              ...entry('trial'),
              label: t(isBooked ? 'rebookTrial' : 'bookTrial'),
              icon: <EventIcon />,
            },
          ]
        : []),
      ...(open && can('add-students')
        ? [{ ...entry('convert'), label: t('convert'), icon: <SchoolIcon /> }]
        : []),
      { ...entry('edit'), label: t('edit'), icon: <EditIcon /> },
      ...(withMoves
        ? targets(lead)
            .filter((state) => state !== 'enrolled' && state !== 'trial_booked')
            .map((state) => ({
              key: state,
              label: `${t('moveTo')}: ${t(`states.${state}`)}`,
              icon: <SwapIcon />,
              onSelect: () => move(lead, state),
            }))
        : []),
      ...(role === ROLE.principal
        ? [{ ...entry('remove'), label: t('remove'), icon: <DeleteIcon />, destructive: true }]
        : []),
    ];
  };
  return { actionsOf, move, targets, moving };
}
