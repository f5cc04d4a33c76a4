import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { BUSINESS_FIGURES } from '#shared/analysis/business-figures.ts';
import { type Business, type CourseFigures, SPAN_NAMES } from '#shared/analysis/fields.ts';
import { useMonthNames } from '../../use-months.ts';
import { useCompared, useOutlook } from '../use-compared.ts';
import { useTexts } from '../use-texts.ts';
import { PaperTable } from './PaperTable.tsx';

interface Props {
  readonly data: Business;
}

/** The figures of the period with their earlier values. */
export function PaperFigures({ data }: Props) {
  const { t } = useTranslation('analysis');
  const { span } = useMonthNames();
  const compared = useCompared(data);
  const [now, before, year] = SPAN_NAMES.map((name) => span(data.spans[name]));
  return (
    <PaperTable
      columns={['', now ?? '', before ?? '', t('change'), year ?? '', t('change')]}
      lines={BUSINESS_FIGURES.map((shown) => {
        const { label, value, earlier } = compared(shown);
        return [label, value, ...earlier.flatMap((each) => [each.value, each.change ?? '—'])];
      })}
    />
  );
}

/** What there is today, with what there was. */
export function PaperToday({ data }: Props) {
  const { t } = useTranslation('analysis');
  const { month } = useMonthNames();
  const { day } = useFormats();
  const { money, value } = useTexts();
  const outlook = useOutlook(data);
  const { stock } = data;
  const stocks = [stock, stock.before, stock.year];
  const hours = (of: 'unused' | 'owed') => stocks.map((each) => value('hours', each[of]));
  return (
    <PaperTable
      title={t('today')}
      columns={[
        '',
        day(data.today),
        ...[stock.before, stock.year].map(({ date }) => t('endOf', { month: month(date) })),
      ]}
      lines={[
        [t('figures.unused'), ...hours('unused')],
        [t('moneyForIt'), ...stocks.map((each) => money(each.value))],
        [t('figures.owed'), ...hours('owed')],
        ...(['expiring', 'ends', 'makeups'] as const).map((name) => [
          t(`figures.${name}`),
          outlook[name].value,
          ...outlook[name].earlier,
        ]),
      ]}
    />
  );
}

/** Income by how it was paid. */
export function PaperChannels({ data }: Props) {
  const { t } = useTranslation('analysis');
  const { span } = useMonthNames();
  const { money } = useTexts();
  return (
    <PaperTable
      title={t('incomeByChannel')}
      columns={['', ...SPAN_NAMES.map((name) => span(data.spans[name]))]}
      lines={data.channels.map(({ method, sums }) => [
        t(`methods.${method}`),
        ...SPAN_NAMES.map((name) => money(sums[name].income)),
      ])}
    />
  );
}

/** Courses that have a line of their own; the others are added up. */
const COURSES_MAX = 4;

interface CourseLine {
  readonly name: string;
  readonly incomes: readonly number[];
  readonly hours: readonly number[];
}

/** Income and hours of the kinds of course with the most income. */
export function PaperCourses({
  data,
  courses,
}: Props & { readonly courses: readonly CourseFigures[] }) {
  const { t } = useTranslation('analysis');
  const { span } = useMonthNames();
  const { money, value } = useTexts();
  const all = courses
    .map(
      ({ course_name, sums, stock }): CourseLine => ({
        name: course_name || t('general'),
        incomes: SPAN_NAMES.map((name) => sums[name].income),
        hours: [sums.now.sold, sums.now.used, stock.unused],
      }),
    )
    .toSorted((a, b) => (b.incomes[0] ?? 0) - (a.incomes[0] ?? 0));
  const [shown, others] = [all.slice(0, COURSES_MAX), all.slice(COURSES_MAX)];
  const sumOf = (of: 'incomes' | 'hours') =>
    SPAN_NAMES.map((_, at) => others.reduce((sum, each) => sum + (each[of][at] ?? 0), 0));
  const rest: CourseLine = {
    name: t('otherCourses', { count: others.length }),
    incomes: sumOf('incomes'),
    hours: sumOf('hours'),
  };
  return (
    <PaperTable
      title={t('incomeByCourse')}
      columns={[
        '',
        ...SPAN_NAMES.map((name) => span(data.spans[name])),
        t('figures.sold'),
        t('figures.used'),
        t('stillToTeach'),
      ]}
      lines={[...shown, ...(others.length > 0 ? [rest] : [])].map(({ name, incomes, hours }) => [
        name,
        ...incomes.map(money),
        ...hours.map((each) => value('hours', each)),
      ])}
    />
  );
}
