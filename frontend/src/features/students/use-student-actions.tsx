import BarChartIcon from '@mui/icons-material/BarChart';
import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CollectionsIcon from '@mui/icons-material/CollectionsOutlined';
import CreditCardOffIcon from '@mui/icons-material/CreditCardOffOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/Download';
import EditIcon from '@mui/icons-material/EditOutlined';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import FamilyRestroomIcon from '@mui/icons-material/FamilyRestroom';
import GroupAddIcon from '@mui/icons-material/GroupAddOutlined';
import GroupRemoveIcon from '@mui/icons-material/GroupRemoveOutlined';
import LockResetIcon from '@mui/icons-material/LockReset';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import TimelapseIcon from '@mui/icons-material/Timelapse';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { BulkAction, RowAction } from '#frontend/src/ui/table/column.ts';
import type { StudentRow } from '#shared/students/fields.ts';
import { useSwitchStudent } from './queries.ts';
import type { StudentAction } from './StudentDialogs.tsx';
import { useSheet } from './use-sheet.ts';

interface Options {
  readonly start: (action: StudentAction) => void;
  /** The class of the list's filter, if any. */
  readonly inClass: ClassRef | undefined;
}

const nothing = () => undefined;

/** Disables or enables a student. */
function useSwitch() {
  const { t } = useTranslation('students');
  const { mutate } = useSwitchStudent();
  return ({ id, rev, name, disabled }: StudentRow): void =>
    mutate(
      { student_id: id, rev, disabled: !disabled },
      { onSuccess: () => toast.success(t(disabled ? 'enabledDone' : 'disabledDone', { name })) },
    );
}

/** Links to the student's works, hours and lessons. */
function useWays() {
  const { t } = useTranslation('students');
  const navigate = useNavigate();
  return ({ id }: StudentRow): RowAction[] => [
    {
      key: 'figures',
      label: t('figures.open'),
      icon: <BarChartIcon />,
      onSelect: () => void navigate(paths.student(id, { tab: 'figures' })),
    },
    {
      key: 'works',
      label: t('openWorks'),
      icon: <CollectionsIcon />,
      onSelect: () => void navigate(paths.studentWorks(id)),
    },
    {
      key: 'hours',
      label: t('openHours'),
      icon: <TimelapseIcon />,
      onSelect: () => void navigate(paths.studentHours(id)),
    },
    {
      key: 'records',
      label: t('openRecords'),
      icon: <FactCheckIcon />,
      onSelect: () => void navigate(paths.recordsOf('student', id)),
    },
  ];
}

function useRowActions(start: Options['start']) {
  const { t } = useTranslation('students');
  const can = useCan();
  const waysOf = useWays();
  const switchStudent = useSwitch();
  return (student: StudentRow): RowAction[] => {
    const one = { students: [student], done: nothing };
    const { disabled, licensed } = student;
    const canSignIn = !disabled && licensed;
    const actions: (RowAction & { readonly shown?: boolean })[] = [
      {
        key: 'edit',
        label: t('edit'),
        icon: <EditIcon />,
        onSelect: () => start({ kind: 'edit', student }),
      },
      ...waysOf(student),
      {
        key: 'cards',
        label: t('cards'),
        icon: <QrCodeIcon />,
        shown: canSignIn,
        onSelect: () => start({ kind: 'cards', ids: [student.id] }),
      },
      {
        key: 'parents',
        label: t('parentCode'),
        icon: <FamilyRestroomIcon />,
        onSelect: () => start({ kind: 'parents', id: student.id }),
      },
      {
        key: 'revoke',
        label: t('revokeCards'),
        icon: <CreditCardOffIcon />,
        onSelect: () => start({ kind: 'revoke', ...one }),
      },
      {
        key: 'reset',
        label: t('resetPassword'),
        icon: <LockResetIcon />,
        onSelect: () => start({ kind: 'reset', ...one }),
      },
      {
        key: 'switch',
        label: t(disabled ? 'enable' : 'disable'),
        icon: disabled ? <CheckCircleIcon /> : <BlockIcon />,
        onSelect: () => switchStudent(student),
      },
      {
        key: 'remove',
        label: t('remove'),
        icon: <DeleteIcon />,
        destructive: true,
        shown: can('delete-students'),
        onSelect: () => start({ kind: 'remove', ...one }),
      },
    ];
    return actions.filter(({ shown = true }) => shown);
  };
}

function useBulkActions({ start, inClass }: Options): BulkAction<StudentRow>[] {
  const { t } = useTranslation('students');
  const can = useCan();
  const { mutate: saveSheet } = useSheet();
  const of =
    (kind: 'remove' | 'revoke' | 'reset' | 'join' | 'leave') =>
    (students: readonly StudentRow[], done: () => void) =>
      start({ kind, students, done });
  const actions: (BulkAction<StudentRow> & { readonly shown?: boolean })[] = [
    {
      key: 'cards',
      label: t('cards'),
      icon: <QrCodeIcon />,
      onSelect: (students) => start({ kind: 'cards', ids: students.map(({ id }) => id) }),
    },
    {
      key: 'papers',
      label: t('parentCodes'),
      icon: <FamilyRestroomIcon />,
      onSelect: (students) => start({ kind: 'papers', ids: students.map(({ id }) => id) }),
    },
    {
      key: 'accounts',
      label: t('sheet.accounts'),
      icon: <DownloadIcon />,
      shown: can('export'),
      onSelect: (students) => saveSheet({ kind: 'accounts', ids: students.map(({ id }) => id) }),
    },
    { key: 'join', label: t('joinClass'), icon: <GroupAddIcon />, onSelect: of('join') },
    {
      key: 'leave',
      label: t('leaveClass', { name: inClass?.name ?? '' }),
      icon: <GroupRemoveIcon />,
      shown: inClass !== undefined,
      onSelect: of('leave'),
    },
    { key: 'revoke', label: t('revokeCards'), icon: <CreditCardOffIcon />, onSelect: of('revoke') },
    { key: 'reset', label: t('resetPassword'), icon: <LockResetIcon />, onSelect: of('reset') },
    {
      key: 'remove',
      label: t('remove'),
      icon: <DeleteIcon />,
      destructive: true,
      shown: can('delete-students'),
      onSelect: of('remove'),
    },
  ];
  return actions.filter(({ shown = true }) => shown);
}

/** The actions on one student and on several, as far as the user may do them. */
export function useStudentActions(options: Options) {
  return { rowActions: useRowActions(options.start), bulkActions: useBulkActions(options) };
}
