import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import EditIcon from '@mui/icons-material/Edit';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import LockResetIcon from '@mui/icons-material/LockReset';
import PersonRemoveIcon from '@mui/icons-material/PersonRemove';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { RowAction } from '#frontend/src/ui/table/column.ts';
import type { Teacher } from './queries.ts';
import type { OpenDialog } from './TeacherDialogs.tsx';

const ICONS = {
  edit: <EditIcon />,
  reset: <LockResetIcon />,
  promote: <StarIcon />,
  demote: <StarBorderIcon />,
  enable: <CheckCircleIcon />,
  disable: <BlockIcon />,
  remove: <PersonRemoveIcon />,
} as const;
type Action = keyof typeof ICONS;

const dialogOf = (action: Action, teacher: Teacher): OpenDialog =>
  action === 'edit' || action === 'reset' || action === 'remove'
    ? { kind: action, teacher }
    : { kind: 'change', change: action, teacher };

/** Users cannot lock themselves out. */
const actionsOn = ({ role, disabled }: Teacher, isSelf: boolean): Action[] =>
  isSelf
    ? ['edit']
    : [
        'edit',
        'reset',
        role === 'principal' ? 'demote' : 'promote',
        disabled ? 'enable' : 'disable',
        'remove',
      ];

/** The actions on a member of staff. */
export function useTeacherActions(open: (dialog: OpenDialog) => void) {
  const { t } = useTranslation('teachers');
  const { user } = useSignedIn();
  const navigate = useNavigate();
  const toRecords = ({ id }: Teacher): RowAction => ({
    key: 'records',
    label: t('openRecords'),
    icon: <FactCheckIcon />,
    onSelect: () => void navigate(paths.recordsOf('teacher', id)),
  });
  const act = (action: Action, teacher: Teacher): RowAction => ({
    key: action,
    label: t(`action.${action}`),
    icon: ICONS[action],
    destructive: action === 'remove',
    onSelect: () => open(dialogOf(action, teacher)),
  });
  return (teacher: Teacher): RowAction[] =>
    actionsOn(teacher, teacher.id === user.id).flatMap((action) =>
      action === 'edit' ? [act(action, teacher), toRecords(teacher)] : act(action, teacher),
    );
}
