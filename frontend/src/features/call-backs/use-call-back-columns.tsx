import Chip from '@mui/material/Chip';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { namesOf } from '#frontend/src/entities/regions/region-texts.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import type { CallBackDto } from '#shared/registrations/call-back-calls.ts';

/** In mainland China the area, where a municipality is its own province; elsewhere the country. */
export const areaOf = ({ area, country }: CallBackDto, locale: string): string =>
  [...new Set(area)].join(' ') || namesOf(locale, 'region')(country);

function StateChip({ callBack }: { readonly callBack: CallBackDto }) {
  const { t } = useTranslation('callBacks');
  return (
    <Chip
      size="small"
      variant="outlined"
      color={callBack.state === 'open' ? 'warning' : 'success'}
      label={t(`states.${callBack.state}`)}
    />
  );
}

export function useCallBackColumns(): readonly Column<CallBackDto>[] {
  const { t } = useTranslation('callBacks');
  const { date } = useFormats();
  const locale = LOCALES[useLanguage()];
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('name'),
        card: 'title',
        fixed: true,
        render: ({ name }) => name,
      },
      {
        key: 'school',
        label: t('school'),
        size: 'wide',
        card: 'line',
        render: ({ school_name }) => school_name,
      },
      { key: 'phone', label: t('phone'), card: 'line', render: ({ phone }) => phone },
      {
        key: 'area',
        label: t('area'),
        card: 'line',
        render: (callBack) => areaOf(callBack, locale),
      },
      { key: 'at', label: t('at'), card: 'line', render: ({ at }) => date(at) },
      {
        key: 'state',
        label: t('state'),
        size: 'narrow',
        card: 'corner',
        render: (callBack) => <StateChip callBack={callBack} />,
      },
      { key: 'note', label: t('note'), card: 'line', render: ({ note }) => note || '—' },
    ],
    [t, date, locale],
  );
}
