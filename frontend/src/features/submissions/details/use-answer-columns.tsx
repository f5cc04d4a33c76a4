import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerChip } from '#frontend/src/entities/tasks/TaskChips.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { PersonCell } from '#frontend/src/ui/table/PersonCell.tsx';
import type { AnswerPage, AnswerRow } from '../queries.ts';

/** Student, state, and since when. */
function useFactColumns(classes: AnswerPage['classes'] | undefined): readonly Column<AnswerRow>[] {
  const { t } = useTranslation('submissions');
  const { dateTime, list } = useFormats();
  return useMemo(() => {
    const names = new Map<string, string>(classes?.map(({ id, name }) => [id, name]));
    const classesOf = ({ class_ids }: AnswerRow) =>
      list(class_ids.flatMap((id) => names.get(id) ?? []));
    const moment = (at: string) => (at ? dateTime(at) : '');
    return [
      {
        key: 'student',
        label: t('student'),
        card: 'title',
        fixed: true,
        size: 'wide',
        render: ({ name, avatar }) => <PersonCell name={name} picture={avatar} />,
      },
      {
        key: 'class',
        label: t('class'),
        card: 'line',
        hidden: names.size < 2,
        render: (row) => <span title={classesOf(row)}>{classesOf(row)}</span>,
      },
      {
        key: 'state',
        label: t('state'),
        card: 'corner',
        size: 'wide',
        fixed: true,
        render: ({ state, at_deadline }) => <AnswerChip state={state} atDeadline={at_deadline} />,
      },
      {
        key: 'handedIn',
        label: t('handedIn'),
        card: 'line',
        wraps: true,
        render: ({ handed_in_at }) => moment(handed_in_at),
      },
      {
        key: 'times',
        label: t('times'),
        size: 'narrow',
        align: 'end',
        hidden: true,
        render: ({ times }) => times || '',
      },
      {
        key: 'extension',
        label: t('fields.deadline'),
        card: 'line',
        wraps: true,
        render: ({ extension }) => moment(extension),
      },
    ];
  }, [classes, t, dateTime, list]);
}

/** The review. */
function useReviewColumns(): readonly Column<AnswerRow>[] {
  const { t } = useTranslation(['submissions', 'records']);
  return useMemo(
    () => [
      {
        key: 'score',
        label: t('score'),
        size: 'narrow',
        align: 'end',
        card: 'line',
        render: ({ score }) => score ?? '',
      },
      {
        key: 'phrase',
        label: t('phrase'),
        card: 'line',
        wraps: true,
        render: ({ phrase }) => phrase && t(`records:phrases.${phrase}`),
      },
      {
        key: 'comment',
        label: t('comment'),
        size: 'wide',
        hidden: true,
        render: ({ comment }) => <span title={comment}>{comment}</span>,
      },
      {
        key: 'reviewer',
        label: t('reviewer'),
        hidden: true,
        render: ({ reviewer }) => reviewer,
      },
    ],
    [t],
  );
}

/** The columns of a task's students. */
export function useAnswerColumns(
  classes: AnswerPage['classes'] | undefined,
): readonly Column<AnswerRow>[] {
  const facts = useFactColumns(classes);
  const review = useReviewColumns();
  return useMemo(() => [...facts, ...review], [facts, review]);
}
