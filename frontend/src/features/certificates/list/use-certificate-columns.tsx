import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import type { CertificateRow } from '#shared/certificates/fields.ts';
import { StateChip } from './StateChip.tsx';

/** The columns of certificates. */
export function useCertificateColumns(): readonly Column<CertificateRow>[] {
  const { t } = useTranslation('certificates');
  const { day, briefDate } = useFormats();
  return useMemo(
    () => [
      {
        key: 'student',
        label: t('column.student'),
        card: 'title',
        fixed: true,
        render: ({ student_name }) => <span title={student_name}>{student_name}</span>,
      },
      {
        key: 'title',
        label: t('column.title'),
        size: 'wide',
        card: 'line',
        render: ({ title }) => <span title={title}>{title}</span>,
      },
      {
        key: 'course',
        label: t('column.course'),
        card: 'line',
        render: ({ course, level }) => [course, level].filter(Boolean).join(' · ') || t('none'),
      },
      {
        key: 'class',
        label: t('column.class'),
        render: ({ class_name }) => class_name || t('none'),
      },
      {
        key: 'date',
        label: t('column.date'),
        size: 'narrow',
        card: 'line',
        render: ({ date }) => day(date),
      },
      {
        key: 'state',
        label: t('column.state'),
        size: 'narrow',
        card: 'corner',
        fixed: true,
        render: ({ state }) => <StateChip state={state} />,
      },
      {
        key: 'number',
        label: t('column.number'),
        size: 'wide',
        hidden: true,
        render: ({ number }) => number,
      },
      {
        key: 'made',
        label: t('column.made'),
        hidden: true,
        render: ({ made, by_name }) => `${briefDate(made)} · ${by_name}`,
      },
    ],
    [t, day, briefDate],
  );
}
