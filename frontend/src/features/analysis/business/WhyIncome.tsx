import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import type { Business, CourseFigures, RowFigure } from '#shared/contracts/analysis-fields.ts';
import { useMonthNames } from '../use-months.ts';
import { useTexts } from './use-texts.ts';

interface Props {
  readonly data: Business;
  readonly courses: readonly CourseFigures[];
  readonly asked: Readonly<Record<string, string>>;
}

const COUNTED = ['first', 'renewals', 'refunds', 'left'] as const satisfies readonly RowFigure[];
const GENERAL = 'general';

interface Change {
  readonly name: string;
  readonly now: string;
  readonly before: string;
  /** By how much it changed, where that is said. */
  readonly by?: string;
}

interface ChangeProps extends Change, Pick<Props, 'asked'> {
  readonly figure: RowFigure;
  readonly spans: Business['spans'];
  readonly search?: Readonly<Record<string, string>>;
}

/** What a figure was and is, each with a way to its rows. */
function ChangeLine({ figure, name, now, before, by, asked, spans, search }: ChangeProps) {
  const { t } = useTranslation('analysis');
  const { span } = useMonthNames();
  const rows = (value: string, of: 'now' | 'before') => (
    <Link
      component={RouterLink}
      to={paths.businessRows(figure, { ...asked, ...search, to: spans[of].to })}
      aria-label={t('why.rows', { figure: name, value, span: span(spans[of]) })}
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

/** What changed income against the period before: courses with the largest change first, then who bought and who left. */
export function WhyIncome({ data, courses: all, asked }: Props) {
  const { t } = useTranslation('analysis');
  const { span } = useMonthNames();
  const texts = useTexts();
  const { now, before } = data.totals;
  const difference = now.income - before.income;
  const of = { now: span(data.spans.now), before: span(data.spans.before) };
  const how = difference < 0 ? 'less' : difference > 0 ? 'more' : 'same';
  const courses = all
    .map(({ course_id, course_name, sums }) => ({
      id: course_id ?? GENERAL,
      name: course_name || t('general'),
      now: sums.now.income,
      before: sums.before.income,
    }))
    .filter((each) => each.now !== each.before)
    .toSorted((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before));
  const common = { asked, spans: data.spans };
  const changeOf = (by: number) => `${by > 0 ? '+' : '−'}${texts.money(Math.abs(by))}`;
  return (
    <TitledCard title={t('why.title')}>
      <Typography>
        {t(`why.${how}`, {
          ...of,
          income: texts.money(now.income),
          difference: texts.money(Math.abs(difference)),
        })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, '& li': { py: 0.5 } }}>
        {courses.map((each) => (
          <ChangeLine
            key={each.id}
            {...common}
            figure="income"
            name={each.name}
            by={changeOf(each.now - each.before)}
            before={texts.money(each.before)}
            now={texts.money(each.now)}
            search={{ course_id: each.id }}
          />
        ))}
        {COUNTED.filter((name) => now[name] !== before[name]).map((name) => {
          const form = name === 'refunds' ? 'money' : 'number';
          return (
            <ChangeLine
              key={name}
              {...common}
              figure={name}
              name={t(`figures.${name}`)}
              before={texts.value(form, before[name])}
              now={texts.value(form, now[name])}
            />
          );
        })}
      </Box>
      {before.income > 0 && (
        <Link component={RouterLink} to={paths.businessRows('lapsed', asked)}>
          {t('why.lapsed', of)}
        </Link>
      )}
    </TitledCard>
  );
}
