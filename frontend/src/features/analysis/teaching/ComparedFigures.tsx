import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ClassReport } from '#shared/analysis/fields.ts';
import { FigureCard } from '../business/FigureCard.tsx';
import { useChanges } from '../business/use-compared.ts';
import { UnderWayNote } from '../UnderWayNote.tsx';
import { useMonthNames } from '../use-months.ts';
import { useTeachingFigures } from './use-teaching-columns.ts';

interface Props {
  readonly data: Pick<ClassReport, 'totals' | 'spans' | 'today'>;
}

/** The figures of teaching in a period, with what they were in the period and the year before. */
export function ComparedFigures({ data }: Props) {
  const { t } = useTranslation('analysis');
  const { span } = useMonthNames();
  const figures = useTeachingFigures();
  const changes = useChanges(data);
  const { totals, spans } = data;
  return (
    <>
      <UnderWayNote data={data} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 2 },
          mb: 3,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
            lg: 'repeat(5, minmax(0, 1fr))',
          },
        }}
      >
        {figures.map(({ shown, figure, label, of }) => (
          <FigureCard
            key={figure}
            label={label}
            value={of(totals.now)}
            help={t(`help.${figure}`)}
            comparisons={(['before', 'year'] as const).map((name) => ({
              key: name,
              when: span(spans[name]),
              value: of(totals[name]),
              ...changes(shown, name),
            }))}
          />
        ))}
      </Box>
    </>
  );
}
