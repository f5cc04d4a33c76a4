import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { EDITIONS } from '#shared/editions/rules.ts';
import { TRAFFIC_KINDS } from '#shared/usage/rules.ts';
import type { SchoolTraffic } from './queries.ts';
import { useBytes } from './use-bytes.ts';

/** The columns of schools with their traffic. */
export function useSchoolColumns(): readonly Column<SchoolTraffic>[] {
  const { t } = useTranslation('usage');
  const language = useLanguage();
  const bytes = useBytes();
  return useMemo(() => {
    const percent = new Intl.NumberFormat(LOCALES[language], {
      style: 'percent',
      maximumFractionDigits: 1,
    });
    const number = { size: 'narrow', align: 'end', card: 'line' } as const;
    return [
      {
        key: 'name',
        label: t('schools.name'),
        size: 'wide',
        card: 'title',
        fixed: true,
        render: ({ name }) => name,
      },
      {
        key: 'edition',
        label: t('schools.edition'),
        card: 'line',
        render: ({ edition }) => EDITIONS[edition].label[language],
      },
      { ...number, key: 'used', label: t('schools.used'), render: ({ used }) => bytes(used) },
      {
        ...number,
        key: 'quota',
        label: t('schools.quota'),
        render: ({ quota }) => (quota > 0 ? bytes(quota) : '—'),
      },
      {
        ...number,
        key: 'share',
        label: t('schools.share'),
        card: 'corner',
        render: ({ used, quota }) => (quota > 0 ? percent.format(used / quota) : '—'),
      },
      ...TRAFFIC_KINDS.map(
        (kind): Column<SchoolTraffic> => ({
          ...number,
          key: kind,
          label: t(`kinds.${kind}`),
          render: ({ kinds }) => bytes(kinds[kind]),
        }),
      ),
    ];
  }, [t, language, bytes]);
}
