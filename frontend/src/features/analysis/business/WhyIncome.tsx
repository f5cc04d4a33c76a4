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
  const line = (text: string, figure: RowFigure, search: object = {}) => (
    <li key={text}>
      <Link component={RouterLink} to={paths.businessRows(figure, { ...asked, ...search })}>
        {text}
      </Link>
    </li>
  );
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
        {courses.map((each) =>
          line(
            t('why.course', {
              name: each.name,
              change: `${each.now > each.before ? '+' : '−'}${texts.money(Math.abs(each.now - each.before))}`,
              now: texts.money(each.now),
              before: texts.money(each.before),
            }),
            'income',
            { course_id: each.id },
          ),
        )}
        {COUNTED.filter((name) => now[name] !== before[name]).map((name) => {
          const form = name === 'refunds' ? 'money' : 'number';
          const values = {
            now: texts.value(form, now[name]),
            before: texts.value(form, before[name]),
          };
          return line(t('why.figure', { figure: t(`figures.${name}`), ...values }), name);
        })}
      </Box>
    </TitledCard>
  );
}
