import TaskAltIcon from '@mui/icons-material/TaskAlt';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useLessonTime } from '#frontend/src/lib/use-lesson-time.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { useMissingRecords } from '../queries.ts';

function useColumns(): readonly Column<LessonDto>[] {
  const { t } = useTranslation(['teaching', 'records']);
  const when = useLessonTime({ withYear: true });
  return useMemo(
    () => [
      {
        key: 'when',
        label: t('records:when'),
        size: 'wide',
        card: 'line',
        fixed: true,
        render: (lesson) => when(lesson),
      },
      {
        key: 'class',
        label: t('records:class'),
        card: 'title',
        fixed: true,
        render: ({ class_name }) => class_name,
      },
      {
        key: 'teacher',
        label: t('records:teacher'),
        card: 'line',
        render: ({ teacher_name }) => teacher_name,
      },
      {
        key: 'topic',
        label: t('records:topic'),
        card: 'line',
        render: ({ topic }) => topic || '—',
      },
      {
        key: 'students',
        label: t('students'),
        size: 'narrow',
        align: 'end',
        card: 'line',
        render: ({ students }) => students,
      },
      {
        key: 'state',
        label: t('state'),
        card: 'corner',
        // What was planned and is over is not to come any more.
        render: ({ state }) => t(state === 'planned' ? 'tabs.missing' : `states.${state}`),
      },
    ],
    [t, when],
  );
}

/** Lessons that have ended without a record; each opens the lesson. */
export function MissingTab() {
  const { t } = useTranslation('teaching');
  const navigate = useNavigate();
  const { page: _, ...list } = useMissingRecords();
  return (
    <DataList
      list={list}
      label={t('tabs.missing')}
      columns={useColumns()}
      rowName={({ class_name, date }) => `${class_name} ${date}`}
      onOpen={({ id }) => void navigate(paths.lesson(id))}
      empty={
        <EmptyState
          icon={<TaskAltIcon color="success" fontSize="large" />}
          title={t('noneMissing')}
          hint={t('noneMissingHint')}
        />
      }
    />
  );
}
