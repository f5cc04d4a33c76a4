import { useTranslation } from 'react-i18next';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';

const MONTHS = 12;

/** The months before the current one of the device, the latest first (`YYYY-MM`). */
const lastMonths = (): string[] => {
  const today = new Date().toISOString().slice(0, 10);
  return Array.from({ length: MONTHS }, (_, back) =>
    monthOfDay(firstOfMonthFrom(today, -back - 1)),
  );
};

interface Props {
  /** Empty for the current one. */
  readonly month: string;
  readonly onChange: (month: string) => void;
}

/** Which month's traffic is told. */
export function MonthChoice({ month, onChange }: Props) {
  const { t } = useTranslation('usage');
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
      choices={lastMonths().map((value) => ({ value, label: format.format(new Date(value)) }))}
    />
  );
}
