import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import type { ClassDto } from '#shared/classes/fields.ts';
import { StateChip } from './ClassChips.tsx';
import { Seats } from './Seats.tsx';
import { useClassDates } from './use-class-dates.ts';

interface Props {
  readonly first: string;
  readonly second: string;
}

/** A text with a smaller line below it. */
function TwoLines({ first, second }: Props) {
  return (
    <div>
      <Typography variant="body2">{first || '—'}</Typography>
      {second && (
        <Typography variant="caption" color="textSecondary" component="p">
          {second}
        </Typography>
      )}
    </div>
  );
}

/** At most two lines, the height of a row. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  lineHeight: 1.3,
} as const;

const ORDER = {
  name: { by: 'name', direction: 'asc' },
  created: { by: 'newest', direction: 'desc' },
} as const;

type Columns = readonly Column<ClassDto>[];

function useTaughtColumns(): Columns {
  const { t } = useTranslation('classes');
  return [
    {
      key: 'course',
      label: t('course'),
      card: 'line',
      render: ({ course, kind }) => <TwoLines first={course} second={t(`kinds.${kind}`)} />,
    },
    {
      key: 'teacher',
      label: t('teacher'),
      card: 'line',
      render: ({ teacher_name, assistant_name }) => (
        <TwoLines
          first={teacher_name}
          second={assistant_name && `${t('assistant')} ${assistant_name}`}
        />
      ),
    },
    {
      key: 'students',
      label: t('students'),
      card: 'line',
      render: ({ size, capacity }) => <Seats size={size} capacity={capacity} />,
    },
  ];
}

function useTimeColumns(): Columns {
  const { t } = useTranslation('classes');
  const dates = useClassDates();
  return [
    {
      key: 'room',
      label: t('room'),
      size: 'narrow',
      card: 'line',
      render: ({ room }) => room || '—',
    },
    {
      key: 'dates',
      label: t('dates'),
      card: 'line',
      render: (schoolClass) => (
        <Typography variant="body2" sx={TWO_LINES}>
          {dates(schoolClass) || '—'}
        </Typography>
      ),
    },
    {
      key: 'state',
      label: t('state'),
      size: 'narrow',
      card: 'corner',
      render: ({ state }) => <StateChip state={state} />,
    },
  ];
}

/** The columns of the list of classes; the results of a search cannot be sorted. */
export function useClassColumns(sortable: boolean): Columns {
  const { t } = useTranslation('classes');
  const { date } = useFormats();
  return [
    {
      key: 'name',
      label: t('name'),
      size: 'wide',
      card: 'title',
      fixed: true,
      ...(sortable && { sort: ORDER.name }),
      render: ({ name }) => (
        <Typography title={name} sx={{ ...TWO_LINES, fontWeight: 600 }}>
          {name}
        </Typography>
      ),
    },
    ...useTaughtColumns(),
    ...useTimeColumns(),
    {
      key: 'created',
      label: t('created'),
      size: 'narrow',
      hidden: true,
      ...(sortable && { sort: ORDER.created }),
      render: ({ created }) => date(created),
    },
  ];
}
