import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#frontend/src/lib/paths.ts';
import { BUSINESS_FIGURES } from '#shared/analysis/business-figures.ts';
import type { Business } from '#shared/analysis/fields.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { useMonthNames } from '../use-months.ts';
import { FigureCard } from './FigureCard.tsx';
import { rowsOf, type Search, searchOf } from './figure-rows.ts';
import { useCompared, useOutlook } from './use-compared.ts';
import { useTexts } from './use-texts.ts';

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

/** The figures of the period, each with those of the period before and of the year before. */
export function PeriodCards({
  data,
  search,
}: {
  readonly data: Business;
  readonly search: Search;
}) {
  const { t } = useTranslation('analysis');
  const { span } = useMonthNames();
  const compared = useCompared(data);
  return (
    <Grid>
      {BUSINESS_FIGURES.map((shown) => {
        const { figure } = shown;
        const { label, value, earlier } = compared(shown);
        return (
          <FigureCard
            key={figure}
            label={label}
            help={t(`help.${figure}`)}
            value={value}
            comparisons={earlier.map(({ name, ...each }) => ({
              ...each,
              key: name,
              when: span(data.spans[name]),
              to: rowsOf(figure, searchOf(data, search, name)),
            }))}
            to={rowsOf(figure, search)}
          />
        );
      })}
    </Grid>
  );
}

type Stock = Business['stock']['before'];

/** What there is today, with what there was: what is still to be taught, what will expire or end, and makeup debts. */
export function TodayCards({ data }: { readonly data: Business }) {
  const { t } = useTranslation('analysis');
  const texts = useTexts();
  const { stock } = data;
  const { month } = useMonthNames();
  const { expiring, ends, makeups, ahead } = useOutlook(data);
  const earlier = (values: readonly string[]) =>
    [stock.before, stock.year].map(({ date }, at) => ({
      key: date,
      when: t('endOf', { month: month(date) }),
      value: values[at] ?? '',
    }));
  const hours = (of: (stock: Stock) => number) =>
    earlier([stock.before, stock.year].map((each) => texts.value('hours', of(each))));
  return (
    <Grid>
      <FigureCard
        label={t('figures.unused')}
        help={t('help.unused')}
        value={texts.value('hours', stock.unused)}
        note={t('worth', { money: texts.money(stock.value) })}
        comparisons={hours(({ unused }) => unused)}
        to={MENU_PATHS.hours}
      />
      <FigureCard
        label={t('figures.owed')}
        help={t('help.owed')}
        value={texts.value('hours', stock.owed)}
        comparisons={hours(({ owed }) => owed)}
        to={paths.owedHours}
      />
      <FigureCard
        label={t('figures.expiring')}
        help={t('help.expiring')}
        value={expiring.value}
        comparisons={earlier(expiring.earlier)}
        to={paths.businessRows('expiring', ahead)}
      />
      <FigureCard
        label={t('figures.ends')}
        help={t('help.ends')}
        value={ends.value}
        comparisons={earlier(ends.earlier)}
        to={paths.businessRows('ends', ahead)}
      />
      <FigureCard
        label={t('figures.makeups')}
        help={t('help.makeups')}
        value={makeups.value}
        comparisons={earlier(makeups.earlier)}
        to={paths.makeups}
      />
    </Grid>
  );
}
