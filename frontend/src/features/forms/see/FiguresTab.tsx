import BarChartIcon from '@mui/icons-material/BarChart';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { isDay } from '#shared/days.ts';
import { everyQuestion } from '#shared/forms/every-question.ts';
import type { FormDto, QuestionFigures } from '#shared/forms/fields.ts';
import type { Question } from '#shared/forms/questions.ts';
import { useFigures } from '../queries.ts';

interface BarRow {
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

/** Bars of a table: the numbers stand beside them, so that it is chart and table in one. */
function Bars({
  title,
  rows,
  of,
}: {
  readonly title: string;
  readonly rows: readonly BarRow[];
  readonly of: number;
}) {
  const percent = new Intl.NumberFormat(LOCALES[useLanguage()], { style: 'percent' });
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Table size="small" aria-label={title} sx={{ '& td, & th': { border: 0, px: 0.5 } }}>
      <TableBody>
        {rows.map(({ key, label, count }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row" sx={{ width: '35%', overflowWrap: 'anywhere' }}>
              {label}
            </TableCell>
            <TableCell aria-hidden>
              <Box
                sx={{
                  height: 16,
                  width: `${(100 * count) / most}%`,
                  minWidth: count > 0 ? 4 : 0,
                  bgcolor: 'primary.main',
                  borderRadius: 0.5,
                }}
              />
            </TableCell>
            <TableCell align="right" sx={{ width: '20%', whiteSpace: 'nowrap' }}>
              {count} ({percent.format(of > 0 ? count / of : 0)})
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function useRows() {
  const { t } = useTranslation('forms');
  const { day } = useFormats();
  return ({ options }: Question, figures: QuestionFigures): BarRow[] => [
    ...figures.options.map(({ id, count }) => ({
      key: id,
      label: options.find((each) => each.id === id)?.label ?? t('other'),
      count,
    })),
    ...figures.ranges.map(({ from, to, count }) => ({
      key: String(from),
      label: to - from === 1 ? String(from) : t('range', { from, to }),
      count,
    })),
    ...figures.days.map(({ day: of, count }) => ({
      key: of,
      label: isDay(of) ? day(of) : of,
      count,
    })),
  ];
}

function OneQuestion({
  question,
  figures,
  answers,
}: {
  readonly question: Question;
  readonly figures: QuestionFigures;
  readonly answers: number;
}) {
  const { t } = useTranslation('forms');
  const rows = useRows()(question, figures);
  const said = [
    t('answeredBy', { count: figures.answered, answers }),
    figures.mean === null ? '' : t('mean', { mean: figures.mean }),
  ];
  return (
    <Paper component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {question.title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {said.filter(Boolean).join(' · ')}
      </Typography>
      {rows.length > 0 && <Bars title={question.title} rows={rows} of={figures.answered} />}
    </Paper>
  );
}

/** What was counted of each question, without reading a single answer. */
export function FiguresTab({ form }: { readonly form: FormDto }) {
  const { t } = useTranslation('forms');
  const { data, error, refetch } = useFigures(form.id);
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  if (data.answers === 0)
    return (
      <Paper>
        <EmptyState
          icon={<BarChartIcon color="disabled" fontSize="large" />}
          title={t('noAnswers')}
          hint={t('noFiguresHint')}
        />
      </Paper>
    );
  const figuresOf = new Map(data.list.map((each) => [each.question, each]));
  return (
    <Stack spacing={2}>
      {everyQuestion(form.list, form.past).map((question) => {
        const figures = figuresOf.get(question.id);
        return (
          figures && (
            <OneQuestion
              key={question.id}
              question={question}
              figures={figures}
              answers={data.answers}
            />
          )
        );
      })}
    </Stack>
  );
}
