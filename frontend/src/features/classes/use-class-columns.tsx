import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Column } from '#frontend/src/components/table/column.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { ClassRecord } from '#shared/contracts/class-fields.ts';
import { KindChip, StateChip } from './ClassChips.tsx';
import { Seats } from './Seats.tsx';
import { useClassDates } from './use-class-dates.ts';

function Name({ found }: { readonly found: ClassRecord }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Typography title={found.name} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {found.name}
      </Typography>
      <KindChip kind={found.kind} />
    </Stack>
  );
}

function Teachers({ found }: { readonly found: ClassRecord }) {
  const { t } = useTranslation('classes');
  const { teacher_name, assistant_name } = found;
  return (
    <div>
      <Typography variant="body2">{teacher_name || '—'}</Typography>
      {assistant_name && (
        <Typography variant="caption" color="textSecondary" component="p">
          {t('assistant')} {assistant_name}
        </Typography>
      )}
    </div>
  );
}

const ORDER = {
  name: { by: 'name', direction: 'asc' },
  created: { by: 'newest', direction: 'desc' },
} as const;

/** The columns of the list; a search has an order of its own. */
export function useClassColumns(sortable: boolean): readonly Column<ClassRecord>[] {
  const { t } = useTranslation('classes');
  const { date } = useFormats();
  const dates = useClassDates();
  return [
    {
      key: 'name',
      label: t('name'),
      size: 'wide',
      card: 'title',
      fixed: true,
      ...(sortable && { sort: ORDER.name }),
      render: (found) => <Name found={found} />,
    },
    { key: 'course', label: t('course'), card: 'line', render: ({ course }) => course || '—' },
    {
      key: 'teacher',
      label: t('teacher'),
      card: 'line',
      render: (found) => <Teachers found={found} />,
    },
    {
      key: 'students',
      label: t('students'),
      card: 'line',
      render: ({ size, capacity }) => <Seats size={size} capacity={capacity} />,
    },
    {
      key: 'room',
      label: t('room'),
      size: 'narrow',
      card: 'line',
      render: ({ room }) => room || '—',
    },
    { key: 'dates', label: t('dates'), card: 'line', render: (found) => dates(found) || '—' },
    {
      key: 'state',
      label: t('state'),
      size: 'narrow',
      card: 'corner',
      render: ({ state }) => <StateChip state={state} />,
    },
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
