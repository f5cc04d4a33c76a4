import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import type { ClassChild } from '#shared/contracts/class-fields.ts';
import { ChildName } from './ChildName.tsx';

export function useChildColumns(): readonly Column<ClassChild>[] {
  const { t } = useTranslation('classes');
  const { date } = useFormats();
  return [
    {
      key: 'name',
      label: t('studentName'),
      size: 'wide',
      card: 'title',
      fixed: true,
      render: (child) => <ChildName child={child} />,
    },
    { key: 'account', label: t('account'), card: 'line', render: ({ account }) => account },
    { key: 'joined', label: t('joined'), card: 'line', render: ({ joined }) => date(joined) },
  ];
}
