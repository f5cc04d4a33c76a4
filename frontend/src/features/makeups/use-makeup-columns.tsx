import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MakeupChip } from '#frontend/src/components/makeups/MakeupChip.tsx';
import { useMakeupTexts } from '#frontend/src/components/makeups/use-makeup-texts.ts';
import type { Column } from '#frontend/src/components/table/column.ts';
import { useLanguage } from '#frontend/src/lib/language.ts';
import type { MakeupRow } from './queries.ts';

/** Who missed what, until when it can be made up, and in which lesson. */
export function useMakeupColumns(): readonly Column<MakeupRow>[] {
  const { t } = useTranslation('makeups');
  const language = useLanguage();
  const { dayOf, lesson, when } = useMakeupTexts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language only.
  return useMemo(
    () => [
      {
        ...{ key: 'student', label: t('student'), card: 'title', fixed: true },
        render: ({ student_name }) => student_name,
      },
      {
        ...{ key: 'class', label: t('class'), size: 'wide', card: 'line' },
        render: ({ missed }) => <span title={missed.class_name}>{missed.class_name}</span>,
      },
      {
        ...{ key: 'missed', label: t('missed'), size: 'wide', card: 'line' },
        render: ({ missed }) => when(missed),
      },
      {
        ...{ key: 'validTo', label: t('validTo'), size: 'narrow', card: 'line' },
        render: ({ valid_to }) => dayOf(valid_to),
      },
      {
        ...{ key: 'state', label: t('state'), card: 'corner', fixed: true },
        render: (makeup) => <MakeupChip makeup={makeup} />,
      },
      {
        ...{ key: 'madeUp', label: t('madeUp'), size: 'wide', card: 'line' },
        render: ({ made_up }) =>
          made_up ? <span title={lesson(made_up)}>{lesson(made_up)}</span> : t('none'),
      },
      {
        ...{ key: 'reason', label: t('reason') },
        render: ({ reason }) => reason || t('none'),
      },
      {
        ...{ key: 'askedBy', label: t('askedBy'), hidden: true },
        render: ({ asked_by }) => asked_by || t('none'),
      },
    ],
    [t, language],
  );
}
