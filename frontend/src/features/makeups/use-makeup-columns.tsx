import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MakeupChip } from '#frontend/src/entities/makeups/MakeupChip.tsx';
import { useMakeupTexts } from '#frontend/src/entities/makeups/use-makeup-texts.ts';
import { useLanguage } from '#frontend/src/lib/language.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import type { MakeupRow } from './queries.ts';

/** The columns of makeup rights. */
export function useMakeupColumns(): readonly Column<MakeupRow>[] {
  const { t } = useTranslation(['study', 'makeups']);
  const language = useLanguage();
  const { dayOf, lesson, when } = useMakeupTexts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language only.
  return useMemo(
    () => [
      {
        key: 'student',
        label: t('makeups:student'),
        card: 'title',
        fixed: true,
        render: ({ student_name }) => <span title={student_name}>{student_name}</span>,
      },
      {
        key: 'class',
        label: t('makeups:class'),
        card: 'line',
        render: ({ missed }) => <span title={missed.class_name}>{missed.class_name}</span>,
      },
      {
        key: 'missed',
        label: t('makeups:missed'),
        size: 'wide',
        card: 'line',
        render: ({ missed }) => when(missed),
      },
      {
        key: 'validTo',
        label: t('makeups:validTo'),
        card: 'line',
        render: ({ valid_to }) => dayOf(valid_to),
      },
      {
        key: 'state',
        label: t('makeups:state'),
        card: 'corner',
        fixed: true,
        render: (makeup) => <MakeupChip makeup={makeup} />,
      },
      {
        key: 'madeUp',
        label: t('makeups:madeUp'),
        size: 'wide',
        card: 'line',
        render: ({ made_up }) =>
          made_up ? <span title={lesson(made_up)}>{lesson(made_up)}</span> : t('makeups:none'),
      },
      {
        key: 'reason',
        label: t('makeups:reason'),
        render: ({ reason }) => reason || t('makeups:none'),
      },
      {
        key: 'askedBy',
        label: t('makeups:askedBy'),
        hidden: true,
        render: ({ asked_by }) => asked_by || t('makeups:none'),
      },
    ],
    [t, language],
  );
}
