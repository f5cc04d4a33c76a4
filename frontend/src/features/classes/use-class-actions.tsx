import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import LockIcon from '@mui/icons-material/Lock';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import type { RowAction } from '#frontend/src/ui/table/column.ts';
import type { ClassDto } from '#shared/classes/fields.ts';
import type { OpenDialog } from './dialogs/ClassDialogs.tsx';

/** The actions on a class, in the list and on its page. */
export function useClassActions(start: (dialog: OpenDialog) => void) {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  return (schoolClass: ClassDto): RowAction[] => {
    const isOpen = schoolClass.state === 'open';
    return [
      {
        key: 'edit',
        label: t('edit'),
        icon: <EditIcon />,
        onSelect: () => start({ kind: 'edit', schoolClass }),
      },
      {
        key: 'register',
        label: t('register'),
        icon: <FactCheckIcon />,
        onSelect: () => void navigate(paths.classRegister(schoolClass.id)),
      },
      isOpen
        ? {
            key: 'term',
            label: t('term.action'),
            icon: <LockIcon />,
            onSelect: () => start({ kind: 'term', schoolClass }),
          }
        : {
            key: 'reopen',
            label: t('change.reopen.action'),
            icon: <LockOpenIcon />,
            onSelect: () => start({ kind: 'reopen', schoolClass }),
          },
      {
        key: 'remove',
        label: t('remove.action'),
        icon: <DeleteIcon />,
        destructive: true,
        onSelect: () => start({ kind: 'remove', schoolClass }),
      },
    ];
  };
}
