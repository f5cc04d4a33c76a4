import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { isUnderWay } from '#shared/analysis/business-figures.ts';
import type { Business, CourseFigures, RowFigure } from '#shared/analysis/fields.ts';
import { useMonthNames } from '../use-months.ts';
import { type Search, searchOf } from './figure-rows.ts';
import { Lapsed } from './Lapsed.tsx';
import { useTexts } from './use-texts.ts';

interface Props {
  readonly data: Business;
  readonly courses: readonly CourseFigures[];
  readonly search: Search;
}

const COUNTED = [
  'first',
  'renewals',
  'refunds',
  'joined',
  'left',
] as const satisfies readonly RowFigure[];
const GENERAL = 'general';

interface Change {
  readonly name: string;
  readonly now: string;
  readonly before: string;
  /** By how much it changed, where that is said. */
  readonly by?: string;
}

interface ChangeProps extends Change, Pick<Props, 'data' | 'search'> {
  readonly figure: RowFigure;
}

/** What a figure was and is, each with a way to its rows. */
function ChangeLine({ figure, name, now, before, by, data, search }: ChangeProps) {
  const { t } = useTranslation('analysis');
  const { span } = useMonthNames();
  const rows = (value: string, of: 'now' | 'before') => (
    <Link
      component={RouterLink}
      to={paths.businessRows(figure, searchOf(data, search, of))}
      aria-label={t('rowsIn', { figure: name, value, span: span(data.spans[of]) })}
    >
      {value}
    </Link>
  );
  return (
    <li>
      {by ? t('why.changed', { name, by }) : t('why.was', { name })} {rows(before, 'before')} →{' '}
      {rows(now, 'now')}
    </li>
  );
}

/** What income is and was, in a sentence; of a month under way only both. */
export function useIncomeSentence(data: Business): string {
  const { t } = useTranslation('analysis');
  const { span } = useMonthNames();
  const { money } = useTexts();
  const { now, before } = data.totals;
  const difference = now.income - before.income;
  const how = difference < 0 ? 'less' : difference > 0 ? 'more' : 'same';
  const of = {
    now: span(data.spans.now),
    before: span(data.spans.before),
    income: money(now.income),
  };
  if (isUnderWay(data)) return t('why.soFar', { ...of, was: money(before.income) });
  return t(`why.${how}`, { ...of, difference: money(Math.abs(difference)) });
}

/** What changed income against the period before: courses with the largest change first, then who bought and who left. */
export function WhyIncome({ data, courses: all, search }: Props) {
  const { t } = useTranslation('analysis');
  const texts = useTexts();
  const sentence = useIncomeSentence(data);
  const { now, before } = data.totals;
  const courses = all
    .map(({ course_id, course_name, sums }) => ({
      id: course_id ?? GENERAL,
      name: course_name || t('general'),
      now: sums.now.income,
      before: sums.before.income,
    }))
    .filter((each) => each.now !== each.before)
    .toSorted((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before));
  const changeOf = (by: number) =>
    isUnderWay(data) ? {} : { by: `${by > 0 ? '+' : '−'}${texts.money(Math.abs(by))}` };
  return (
    <TitledCard title={t(isUnderWay(data) ? 'why.titleSoFar' : 'why.title')}>
      <Typography>{sentence}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, '& li': { py: 0.5 } }}>
        <ChangeLine
          data={data}
          search={search}
          figure="income"
          name={t('figures.income')}
          before={texts.money(before.income)}
          now={texts.money(now.income)}
        />
        {courses.map((each) => (
          <ChangeLine
            key={each.id}
            data={data}
            figure="income"
            name={each.name}
            {...changeOf(each.now - each.before)}
            before={texts.money(each.before)}
            now={texts.money(each.now)}
            search={{ ...search, course_id: each.id }}
          />
        ))}
        {COUNTED.filter((name) => now[name] !== before[name]).map((name) => {
          const form = name === 'refunds' ? 'money' : 'number';
          return (
            <ChangeLine
              key={name}
              data={data}
              search={search}
              figure={name}
              name={t(`figures.${name}`)}
              before={texts.value(form, before[name])}
              now={texts.value(form, now[name])}
            />
          );
        })}
      </Box>
      {before.income > 0 && <Lapsed data={data} search={search} />}
    </TitledCard>
  );
}
