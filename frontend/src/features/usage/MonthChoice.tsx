import { useTranslation } from 'react-i18next';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { useLastMonths } from '#frontend/src/lib/school-today.ts';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';

const MONTHS = 12;

interface Props {
  /** Empty for the current one. */
  readonly month: string;
  readonly onChange: (month: string) => void;
}

/** Which month's traffic is told. */
export function MonthChoice({ month, onChange }: Props) {
  const { t } = useTranslation('usage');
  const [, ...before] = useLastMonths(MONTHS + 1);
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
  });
  return (
    <ToolbarSelect
      label={t('month')}
      value={month}
      onChange={onChange}
      unchosen={t('thisMonth')}
      choices={before.map((value) => ({ value, label: format.format(new Date(value)) }))}
    />
  );
}
