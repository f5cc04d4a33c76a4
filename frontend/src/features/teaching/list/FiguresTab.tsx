import BarChartIcon from '@mui/icons-material/BarChart';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RecordFigures } from '#frontend/src/entities/records/RecordFigures.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { PeriodCaption, PeriodFields } from '#frontend/src/ui/figures/PeriodFields.tsx';
import { usePeriod } from '#frontend/src/ui/figures/use-period.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { type FiguresOf, useRecordFigures } from '../queries.ts';
import { useFigureColumns } from './use-figure-columns.ts';

const OF = ['teacher', 'class'] as const;

/** The totals of a period, in all and for each teacher or class. */
export function FiguresTab() {
  const { t } = useTranslation('teaching');
  const navigate = useNavigate();
  const chosen = usePeriod('month');
  const [of, setOf] = useState<FiguresOf>('teacher');
  const { page, ...list } = useRecordFigures(of, chosen.asked);
  const columns = useFigureColumns(t(`heading.${of}`));
  return (
    <>
      <PeriodFields chosen={chosen} />
      {page && <PeriodCaption of={page} />}
      {page && <RecordFigures totals={page.totals} />}
      <ToggleButtonGroup
        exclusive
        color="primary"
        value={of}
        aria-label={t('figuresBy')}
        onChange={(_, next: FiguresOf | null) => next && setOf(next)}
        sx={{ mb: 2 }}
      >
        {OF.map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`figuresOf.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataList
        key={of}
        list={list}
        label={t(`figuresOf.${of}`)}
        columns={columns}
        rowName={({ name }) => name}
        onOpen={({ id }) => void navigate(paths.recordsOf(of, id))}
        empty={
          <EmptyState
            icon={<BarChartIcon color="disabled" fontSize="large" />}
            title={t('noFigures')}
          />
        }
      />
    </>
  );
}
