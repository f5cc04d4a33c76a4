import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bottomBarHeight } from '#frontend/src/ui/bottom-bar.ts';
import type { ClassId, CycleId, StudentId } from '#shared/ids.ts';
import type { Dimension } from '#shared/reports/fields.ts';
import { type SheetLine, useEvidence } from '../queries.ts';
import { Facts } from './Facts.tsx';

/** Milliseconds in a row before its evidence is requested, so that rows that are only passed cause no request. */
const REST_MS = 250;

/** The student whose row has been active for `REST_MS`; undefined until then. */
function useRested(id: StudentId): StudentId | undefined {
  const [rested, setRested] = useState<StudentId>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(id), REST_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return rested === id ? rested : undefined;
}

interface Props {
  readonly cycleId: CycleId;
  readonly classId: ClassId;
  readonly line: SheetLine;
  readonly dimension: Dimension;
}

function ChildsFacts({ cycleId, classId, line, dimension }: Props) {
  const place = { cycle_id: cycleId, class_id: classId, student_id: line.student_id };
  const { data, error } = useEvidence(place);
  return <Facts dimension={dimension} evidence={error && !data ? null : data} />;
}

/** Below the table: what speaks for the value that is being given. It keeps its height, whatever is known. */
export function FactsBar(props: Props) {
  const { line, dimension } = props;
  const { t } = useTranslation('reports');
  const rested = useRested(line.student_id);
  const last = line.last?.dimensions[dimension] ?? 0;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('facts.title')}
      sx={(theme) => ({
        position: 'sticky',
        bottom: { xs: bottomBarHeight(theme), md: 0 },
        zIndex: 2,
        mt: 1,
        px: 1.5,
        py: 1,
        minHeight: '5.5em',
      })}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {line.name} · {t(`dimensions.${dimension}`)}
        {last > 0 && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {' · '}
            {t('lastValue', { value: last })}
          </Box>
        )}
      </Typography>
      {rested ? <ChildsFacts {...props} /> : <Facts dimension={dimension} evidence={undefined} />}
    </Paper>
  );
}
