import Chip from '@mui/material/Chip';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hoursText } from '#frontend/src/lib/format.ts';
import { useLessonTime } from '#frontend/src/lib/use-lesson-time.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { ATTENDANCE_STATES, type AttendanceCounts } from '#shared/teaching/fields.ts';
import { AttendanceChip } from './AttendanceChip.tsx';
import type { RecordListRow } from './use-record-list.ts';

/** The counts of each attendance that occurs. */
function Counts({ counts }: { readonly counts: AttendanceCounts }) {
  const { t } = useTranslation('records');
  const parts = ATTENDANCE_STATES.filter((state) => counts[state] > 0).map((state) =>
    t('count', { state: t(`attendance.${state}`), count: counts[state] }),
  );
  return parts.join(' · ') || '—';
}

/** The attendance of one student; none where the student is in no line of the record. */
const Own = ({ attendance }: Pick<RecordListRow, 'attendance'>) =>
  attendance ? <AttendanceChip state={attendance.state} /> : '—';

function What({ row }: { readonly row: RecordListRow }) {
  const { t } = useTranslation('records');
  const text = [row.topic, row.content].filter(Boolean).join(' · ') || '—';
  return (
    <span title={text}>
      {row.corrected && <Chip size="small" label={t('corrected')} sx={{ mr: 0.5 }} />}
      {text}
    </span>
  );
}

type Columns = readonly Column<RecordListRow>[];

/** The columns that identify the lesson. */
function useLessonColumns(): Columns {
  const { t } = useTranslation('records');
  const when = useLessonTime({ withYear: true });
  return useMemo(
    () => [
      {
        key: 'when',
        label: t('when'),
        size: 'time',
        card: 'line',
        fixed: true,
        render: (row) => when(row),
      },
      {
        key: 'class',
        label: t('class'),
        card: 'title',
        fixed: true,
        render: ({ class_name }) => class_name,
      },
      { key: 'teacher', label: t('teacher'), card: 'line', render: (row) => row.teacher_name },
      {
        key: 'what',
        label: t('topic'),
        size: 'wide',
        card: 'line',
        render: (row) => <What row={row} />,
      },
    ],
    [t, when],
  );
}

/** The columns of a list of records; for one student with that student's attendance. */
export function useRecordColumns(ofStudent: boolean): Columns {
  const { t } = useTranslation('records');
  const lesson = useLessonColumns();
  return useMemo(
    () => [
      ...lesson,
      {
        key: 'counts',
        label: t('counts'),
        size: 'wide',
        // Lines of a card are cut after the second one; this is what a student's list is opened for.
        card: ofStudent ? 'corner' : 'line',
        render: ({ counts, attendance }) =>
          ofStudent ? <Own attendance={attendance} /> : <Counts counts={counts} />,
      },
      {
        key: 'hours',
        label: t('hours'),
        size: 'narrow',
        align: 'end',
        card: 'corner',
        render: ({ hours, attendance }) => hoursText(attendance?.hours ?? hours),
      },
      {
        key: 'pictures',
        label: t('pictures'),
        size: 'narrow',
        align: 'end',
        hidden: true,
        render: ({ pictures }) => pictures,
      },
      { key: 'endedBy', label: t('endedBy'), hidden: true, render: (row) => row.ended_by_name },
    ],
    [t, lesson, ofStudent],
  );
}
