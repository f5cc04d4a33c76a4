import LockClockIcon from '@mui/icons-material/LockClock';
import MoreTimeIcon from '@mui/icons-material/MoreTime';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import RateReviewIcon from '@mui/icons-material/RateReview';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { waitingOf } from '#frontend/src/entities/tasks/HandedInCount.tsx';
import { RemindButton } from '#frontend/src/entities/tasks/RemindButton.tsx';
import { useIsOver } from '#frontend/src/entities/tasks/use-is-over.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { RowAction } from '#frontend/src/ui/table/column.ts';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import type { TaskId } from '#shared/ids.ts';
import { type AnswerPage, type AnswerRow, FILTER, useAnswerList } from '../queries.ts';
import { NEXT } from '../review/queue.ts';
import { AnswerFilters } from './AnswerFilters.tsx';
import { ExportAnswersButtons } from './ExportAnswersButtons.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { Figures } from './Figures.tsx';
import { useAnswerColumns } from './use-answer-columns.tsx';

interface HeadProps {
  readonly page: AnswerPage;
  readonly classId: string | undefined;
}

/** Reviews what was not handed in, as it was at the deadline. */
function FrozenButton({ page, classId }: HeadProps) {
  const { t } = useTranslation('submissions');
  const { task, list } = page;
  const isOver = useIsOver(task);
  // The server knows what has passed, also where the clock of this device is wrong.
  const isThere = isOver || list.some(({ at_deadline }) => at_deadline === 'work');
  if (!isThere || !task.counts?.working) return null;
  return (
    <Button
      component={Link}
      to={paths.review(task.id, NEXT, { class: classId, state: 'working' })}
      variant="outlined"
      startIcon={<LockClockIcon />}
    >
      {t('reviewFrozen')}
    </Button>
  );
}

function Actions({ page, classId }: HeadProps) {
  const { t } = useTranslation('submissions');
  const { id, counts, state } = page.task;
  const waiting = counts ? waitingOf(counts) : 0;
  return (
    <>
      {waiting > 0 && (
        <Button
          component={Link}
          to={paths.review(id, NEXT, { class: classId })}
          variant="contained"
          startIcon={<RateReviewIcon />}
        >
          {t('reviewAll', { count: waiting })}
        </Button>
      )}
      <FrozenButton page={page} classId={classId} />
      {state === 'released' && <RemindButton id={id} />}
      <ExportAnswersButtons taskId={id} classId={classId} classes={page.classes} />
      <Button component={Link} to={paths.task(id)}>
        {t('seeTask')}
      </Button>
    </>
  );
}

function Head({ page, classId }: HeadProps) {
  const { t } = useTranslation('submissions');
  const { dateTime } = useFormats();
  const { task } = page;
  const deadline = task.deadline
    ? t('taskDeadline', { time: dateTime(task.deadline) })
    : t('noTaskDeadline');
  return (
    <>
      <PageHeader
        title={task.title}
        subtitle={deadline}
        actions={<Actions page={page} classId={classId} />}
      />
      <Figures task={task} />
    </>
  );
}

function useRows(taskId: TaskId, classId: string | undefined) {
  const { t } = useTranslation('submissions');
  const navigate = useNavigate();
  const [extending, setExtending] = useState<AnswerRow | null>(null);
  const open = ({ id }: AnswerRow) => void navigate(paths.review(taskId, id, { class: classId }));
  const rowActions = (row: AnswerRow): RowAction[] => [
    { key: 'open', label: t('look'), icon: <PlayArrowIcon />, onSelect: () => open(row) },
    {
      key: 'extend',
      label: t('extend'),
      icon: <MoreTimeIcon />,
      onSelect: () => setExtending(row),
    },
  ];
  return { open, rowActions, extending, close: () => setExtending(null) };
}

/** A task with all of its students and their progress. */
function Details({ taskId }: { readonly taskId: TaskId }) {
  const { t } = useTranslation('submissions');
  const { page, ...list } = useAnswerList(taskId);
  const classId = list.question.filters[FILTER.class];
  const columns = useAnswerColumns(page?.classes);
  const { open, rowActions, extending, close } = useRows(taskId, classId);
  const deadline = page?.task.deadline ?? '';
  return (
    <>
      {page ? <Head page={page} classId={classId} /> : <PageHeader title={t('answers')} />}
      <DataList
        list={list}
        label={t('answers')}
        columns={columns}
        rowName={({ name }) => name}
        filters={<AnswerFilters list={list} classes={page?.classes ?? []} />}
        rowActions={rowActions}
        onOpen={open}
        empty={
          <EmptyState
            icon={<EmptyPicture name="people" />}
            title={t('nobody')}
            hint={t('nobodyHint')}
          />
        }
      />
      {extending && (
        <ExtendDialog taskId={taskId} deadline={deadline} answer={extending} onClose={close} />
      )}
    </>
  );
}

/** The students of a task: how far each of them is. */
export default function DetailsPage() {
  const { id = '' } = useParams();
  return <Details key={id} taskId={id as TaskId} />;
}
