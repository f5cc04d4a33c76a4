import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { hoursText, useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import type { RecordReport } from '#shared/analysis/fields.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import { attendedText } from '#shared/teaching/register.ts';
import { useWritten } from './use-written.ts';

export type RecordRow = RecordReport & { readonly id: string };

/** When the record was written; for one that is missing, since when, and the way to write it. */
function Written(row: RecordRow) {
  const { t } = useTranslation('analysis');
  const written = useWritten();
  if (row.state !== 'missing') return written(row);
  const isOverdue = row.hours_after > TEACHING_LIMITS.recordInTimeHours;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Typography component="span" variant="body2" color={isOverdue ? 'error' : 'textSecondary'}>
        {written(row)}
      </Typography>
      <Link
        component={RouterLink}
        to={paths.lesson(row.lesson_id)}
        aria-label={t('writeOf', { name: row.class_name, date: row.date })}
      >
        {t('write')}
      </Link>
    </Stack>
  );
}

/** The columns of lessons with their records. */
export function useRecordColumns(): readonly Column<RecordRow>[] {
  const { t } = useTranslation('analysis');
  const { day } = useFormats();
  return useMemo(() => {
    const line = { card: 'line' } as const;
    const number = { ...line, size: 'narrow', align: 'end' } as const;
    return [
      {
        key: 'class',
        label: t('class'),
        size: 'wide',
        card: 'title',
        fixed: true,
        render: ({ class_name }) => class_name,
      },
      {
        ...line,
        key: 'date',
        label: t('lessonOn'),
        size: 'time',
        render: ({ date, start, end }) => `${day(date)} ${start}–${end}`,
      },
      { ...line, key: 'teacher', label: t('teacher'), render: ({ teacher_name }) => teacher_name },
      {
        ...line,
        key: 'topic',
        label: t('topic'),
        size: 'wide',
        render: ({ topic }) => topic || '—',
      },
      {
        ...number,
        key: 'attended',
        label: t('attended'),
        render: ({ record }) => (record ? attendedText(record.counts) : '—'),
      },
      {
        ...number,
        key: 'hours',
        label: t('figures.used'),
        render: ({ record }) => (record ? hoursText(record.hours) : '—'),
      },
      {
        ...line,
        key: 'written',
        label: t('record'),
        size: 'wide',
        render: (row) => <Written {...row} />,
      },
    ];
  }, [t, day]);
}
