import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#frontend/src/lib/paths.ts';
import type { Business, SpanName } from '#shared/contracts/analysis-fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { useMonthNames } from '../use-months.ts';
import { FigureCard } from './FigureCard.tsx';
import { type BusinessCard, CARDS, type CardForm, changeOf } from './figures.ts';
import { useTexts } from './use-texts.ts';

type Asked = Readonly<Record<string, string>>;

function Grid({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        mb: 3,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
          xl: 'repeat(5, minmax(0, 1fr))',
        },
      }}
    >
      {children}
    </Box>
  );
}

const rowsOf = ({ rows }: BusinessCard, asked: Asked): string | undefined => {
  if (rows === 'records') return paths.recordReports(asked);
  if (rows === 'late') return paths.recordReports({ ...asked, late: '1' });
  if (rows === 'classes')
    return `${paths.teachingReport}?${new URLSearchParams({ view: 'class', ...asked })}`;
  return rows && paths.businessRows(rows, asked);
};

/** The figures of the period, each with those of the period before and of the year before. */
export function PeriodCards({ data, asked }: { readonly data: Business; readonly asked: Asked }) {
  const { t } = useTranslation('analysis');
  const { span } = useMonthNames();
  const texts = useTexts();
  const comparison = ({ form, of, good }: BusinessCard, name: Exclude<SpanName, 'now'>) => {
    const change = changeOf(form, of(data.totals.now), of(data.totals[name]));
    const isMore = change !== undefined && change > 0;
    return {
      than: t('than', { span: span(data.spans[name]) }),
      change: change === undefined ? undefined : texts.change(change),
      isGood: !change || !good ? undefined : (good === 'more') === isMore,
    };
  };
  return (
    <Grid>
      {CARDS.map((card) => (
        <FigureCard
          key={card.figure}
          label={t(`figures.${card.figure}` as 'figures.income')}
          help={t(`help.${card.figure}` as 'help.income')}
          value={texts.value(card.form, card.of(data.totals.now))}
          comparisons={[comparison(card, 'before'), comparison(card, 'year')]}
          to={rowsOf(card, asked)}
        />
      ))}
    </Grid>
  );
}

type Stock = Business['stock']['before'];

/** Months that are soon: the current one and those after it. */
const SOON = 3;

/** What there is today: what is still to be taught, what will expire or end, and makeup debts. */
export function TodayCards({ data }: { readonly data: Business }) {
  const { t } = useTranslation('analysis');
  const texts = useTexts();
  const { stock, makeups } = data;
  const { month } = useMonthNames();
  const soon = stock.until.slice(0, SOON).reduce((sum, { hours }) => sum + hours, 0);
  const ending = stock.ends.slice(0, SOON).reduce((sum, { accounts }) => sum + accounts, 0);
  const ahead = { months: String(SOON), to: stock.until[SOON - 1]?.date };
  const before = (form: CardForm, of: (stock: Stock) => number) =>
    [stock.before, stock.year].map((each) => ({
      than: t('was', { span: month(each.date) }),
      change: texts.value(form, of(each)),
      isGood: undefined,
    }));
  return (
    <Grid>
      <FigureCard
        label={t('figures.unused')}
        help={t('help.unused')}
        value={texts.value('hours', stock.unused)}
        note={t('worth', { money: texts.money(stock.value) })}
        comparisons={before('hours', ({ unused }) => unused)}
        to={MENU_PATHS.hours}
      />
      <FigureCard
        label={t('figures.owed')}
        help={t('help.owed')}
        value={texts.value('hours', stock.owed)}
        comparisons={before('hours', ({ owed }) => owed)}
        to={paths.lowHours}
      />
      <FigureCard
        label={t('figures.expiring')}
        help={t('help.expiring')}
        value={texts.value('hours', soon)}
        to={paths.businessRows('expiring', ahead)}
      />
      <FigureCard
        label={t('figures.ends')}
        help={t('help.ends')}
        value={texts.value('number', ending)}
        to={paths.businessRows('ends', ahead)}
      />
      <FigureCard
        label={t('figures.makeups')}
        help={t('help.makeups')}
        value={
          makeups >= LIMITS.missingCountMax
            ? t('atLeast', { count: makeups })
            : texts.value('number', makeups)
        }
        to={paths.makeups}
      />
    </Grid>
  );
}
