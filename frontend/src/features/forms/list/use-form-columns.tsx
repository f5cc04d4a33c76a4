import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import type { FormRow } from '#shared/forms/fields.ts';
import { FormStateChip } from '../FormStateChip.tsx';

type Columns = readonly Column<FormRow>[];

function Answers({ row: { answers, unseen } }: { readonly row: FormRow }) {
  const { t } = useTranslation('forms');
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <span>{answers}</span>
      {unseen > 0 && <Chip size="small" color="primary" label={t('unseen', { count: unseen })} />}
    </Stack>
  );
}

function useTimeColumns(): Columns {
  const { t } = useTranslation('forms');
  const { briefDateTime, briefDate } = useFormats();
  return useMemo(
    () => [
      {
        key: 'until',
        label: t('until'),
        card: 'line',
        size: 'time',
        render: ({ until }) => (until ? briefDateTime(until) : '—'),
      },
      {
        key: 'erased',
        label: t('erased'),
        hidden: true,
        render: ({ erased }) => (erased ? briefDate(erased) : '—'),
      },
      {
        key: 'created',
        label: t('created'),
        card: 'line',
        render: ({ created }) => briefDate(created),
      },
    ],
    [t, briefDateTime, briefDate],
  );
}

/** A teacher, who has own forms only, is not told whose they are. */
export function useFormColumns(isPrincipal: boolean): Columns {
  const { t } = useTranslation('forms');
  const times = useTimeColumns();
  return useMemo(
    () => [
      {
        key: 'title',
        label: t('name'),
        size: 'wide',
        card: 'title',
        fixed: true,
        wraps: true,
        render: ({ title }) => (
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        ),
      },
      {
        key: 'state',
        label: t('state'),
        size: 'narrow',
        card: 'corner',
        render: ({ state }) => <FormStateChip state={state} />,
      },
      { key: 'answers', label: t('answers'), card: 'line', render: (row) => <Answers row={row} /> },
      ...(isPrincipal
        ? [
            {
              key: 'owner',
              label: t('owner'),
              size: 'narrow' as const,
              card: 'line' as const,
              render: ({ owner_name }: FormRow) => owner_name,
            },
          ]
        : []),
      ...times,
    ],
    [t, times, isPrincipal],
  );
}
