import { useTranslation } from 'react-i18next';
import type { Series } from './figure-row.ts';

/** The figures that one chart shows together, in the language of the moment. */
export function useSeries() {
  const { t } = useTranslation('figures');
  const activity: Series[] = [{ figure: 'active', label: t('active'), colour: 'primary' }];
  const changes: Series[] = [
    { figure: 'joined', label: t('joined'), colour: 'success' },
    { figure: 'left', label: t('left'), colour: 'warning' },
  ];
  return { activity, changes };
}
