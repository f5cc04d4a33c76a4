import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { HoursInAll } from '#frontend/src/entities/hours/Hours.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useFigureDates } from '#frontend/src/ui/figures/use-figure-dates.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { PersonCell } from '#frontend/src/ui/table/PersonCell.tsx';
import type { StudentRow } from '#shared/students/fields.ts';

interface State {
  readonly disabled: boolean;
  readonly licensed: boolean;
  readonly isDefault: boolean;
}

/** Why a student cannot sign in as usual, else one word. Memoized: most rows are alike. */
const StudentState = memo(function StudentState({ disabled, licensed, isDefault }: State) {
  const { t } = useTranslation('students');
  if (!disabled && licensed && !isDefault) return t('active');
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {disabled && <Chip size="small" color="error" variant="outlined" label={t('disabled')} />}
      {!licensed && (
        <Chip size="small" color="warning" variant="outlined" label={t('unlicensed')} />
      )}
      {isDefault && <Chip size="small" variant="outlined" label={t('defaultPassword')} />}
    </Stack>
  );
});

const ORDER = {
  name: { by: 'name', direction: 'asc' },
  hours: { by: 'hours', direction: 'asc' },
  created: { by: 'newest', direction: 'desc' },
} as const;

const nameColumn = {
  key: 'name',
  size: 'wide',
  card: 'title',
  fixed: true,
  render: ({ name, nick, avatar }: StudentRow) => (
    <PersonCell name={name} picture={avatar} caption={nick === name ? '' : nick} />
  ),
} as const;

interface ColumnOptions {
  /** Only the unfiltered list can be sorted. */
  readonly sortable: boolean;
  /** That, or the list of one class. */
  readonly sortableByHours: boolean;
  readonly phones: boolean;
}

/** Name, account, classes, phone. */
function useIdentityColumns({ sortable, phones }: ColumnOptions): readonly Column<StudentRow>[] {
  const { t } = useTranslation('students');
  const { list } = useFormats();
  return useMemo(() => {
    const classNames = ({ classes }: StudentRow) => list(classes.map(({ name }) => name));
    const phone: Column<StudentRow> = {
      key: 'phone',
      label: t('phone'),
      card: 'line',
      // Few children have one.
      hidden: true,
      render: (row) => row.phone || '—',
    };
    return [
      { ...nameColumn, label: t('name'), ...(sortable && { sort: ORDER.name }) },
      {
        key: 'account',
        label: t('account'),
        size: 'account',
        card: 'line',
        render: (row) => row.account,
      },
      {
        key: 'classes',
        label: t('classes'),
        size: 'account',
        card: 'line',
        render: (row) => <span title={classNames(row)}>{classNames(row) || t('noClasses')}</span>,
      },
      ...(phones ? [phone] : []),
    ];
  }, [t, list, sortable, phones]);
}

/** Hours left and the last lesson. */
function useStudyColumns(sortable: boolean): readonly Column<StudentRow>[] {
  const { t } = useTranslation(['students', 'study']);
  const { day } = useFormats();
  const { short } = useFigureDates();
  return useMemo(
    () => [
      {
        key: 'hours',
        label: t('hours'),
        // A list that can be sorted shows an arrow in this header, for which a narrow column has no room.
        ...(!sortable && { size: 'narrow' }),
        align: 'end',
        card: 'line',
        ...(sortable && { sort: ORDER.hours }),
        render: ({ hours }) => (hours ? <HoursInAll {...hours} /> : '—'),
      },
      {
        key: 'lastLesson',
        label: t('lastLesson'),
        card: 'line',
        render: ({ last_lesson: last }) => {
          if (!last) return '—';
          const { date, attendance } = last;
          const what = t(`study:attendance.${attendance}`);
          return <span title={`${day(date)} ${last.class_name} ${what}`}>{short(date)}</span>;
        },
      },
    ],
    [t, day, short, sortable],
  );
}

/** State of the account. */
function useAccountColumns(sortable: boolean): readonly Column<StudentRow>[] {
  const { t } = useTranslation('students');
  const { dateTime, briefDate } = useFormats();
  return useMemo(
    () => [
      {
        key: 'state',
        label: t('state'),
        card: 'line',
        render: ({ disabled, licensed, default_password: isDefault }) => (
          <StudentState disabled={disabled} licensed={licensed} isDefault={isDefault} />
        ),
      },
      {
        key: 'lastSignIn',
        label: t('lastSignIn'),
        card: 'line',
        render: ({ last_sign_in: at }) =>
          at ? <span title={dateTime(at)}>{briefDate(at)}</span> : t('never'),
      },
      {
        key: 'gender',
        label: t('gender'),
        size: 'narrow',
        hidden: true,
        render: ({ gender }) => (gender ? t(`genders.${gender}`) : '—'),
      },
      {
        key: 'created',
        label: t('created'),
        hidden: true,
        ...(sortable && { sort: ORDER.created }),
        render: (row) => briefDate(row.created),
      },
    ],
    [t, dateTime, briefDate, sortable],
  );
}

export function useStudentColumns(options: ColumnOptions): readonly Column<StudentRow>[] {
  const identity = useIdentityColumns(options);
  const study = useStudyColumns(options.sortableByHours);
  const account = useAccountColumns(options.sortable);
  return useMemo(() => [...identity, ...study, ...account], [identity, study, account]);
}
