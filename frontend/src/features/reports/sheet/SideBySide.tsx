import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { CardGrid } from '#frontend/src/ui/CardGrid.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { DIMENSIONS } from '#shared/reports/fields.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { PhraseField } from '../editor/PhraseField.tsx';
import type { SheetLine } from '../queries.ts';
import type { ReportWriter } from '../writing/report-writer.ts';
import { useWriters, useWriterView } from '../writing/writers.ts';
import { ChildName } from './ChildName.tsx';
import type { SheetProps } from './views.ts';

interface CardProps extends Pick<SheetProps, 'cycle' | 'classId'> {
  readonly line: SheetLine;
  readonly writer: ReportWriter;
}

function Values({ writer, cycle }: Pick<CardProps, 'writer' | 'cycle'>) {
  const { t } = useTranslation('reports');
  const { stored, unsent } = useWriterView(writer);
  const dimensions = { ...stored, ...unsent }.dimensions;
  const rated = DIMENSIONS.filter(
    (name) => cycle.template.dimensions.includes(name) && (dimensions?.[name] ?? 0) > 0,
  );
  return (
    <Typography variant="body2" color="textSecondary">
      {rated.length > 0
        ? rated.map((name) => `${t(`dimensions.${name}`)} ${dimensions?.[name]}`).join(' · ')
        : t('side.notRated')}
    </Typography>
  );
}

function ChildCard({ cycle, classId, line, writer }: CardProps) {
  const { t } = useTranslation('reports');
  const { stored, unsent, problem } = useWriterView(writer);
  const { evaluation = '', phrase = '' } = { ...stored, ...unsent };
  return (
    <Paper component="li" sx={{ p: 2, minWidth: 0 }}>
      <Stack spacing={1.5}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'start' }}>
          <ChildName line={line} unsent={Object.keys(unsent).length > 0} />
          <Button
            component={Link}
            to={paths.writeReport(line.student_id, { cycle: cycle.id, class: classId })}
            aria-label={t('side.openOf', { name: line.name })}
          >
            {t('side.open')}
          </Button>
        </Stack>
        <Values writer={writer} cycle={cycle} />
        <PhraseField value={phrase} onChange={(chosen) => writer.change({ phrase: chosen })} />
        <LabelledInput
          label={t('side.evaluationOf', { name: line.name })}
          value={evaluation}
          multiline
          minRows={5}
          maxRows={14}
          maxLength={REPORT_LIMITS.evaluationMax}
          onChange={({ target }) => writer.change({ evaluation: target.value })}
          error={problem?.message}
        />
      </Stack>
    </Paper>
  );
}

/** The texts of the children beside each other, to be compared while they are written. */
export function SideBySide({ cycle, classId, lines }: SheetProps) {
  const { t } = useTranslation('reports');
  const writerOf = useWriters();
  return (
    <>
      <Alert severity="info" icon={false} sx={{ mb: 2 }}>
        {t('side.hint')}
      </Alert>
      <CardGrid
        label={t('sheet.views.side')}
        columns={{
          xs: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        }}
      >
        {lines.map((line) => (
          <ChildCard
            key={line.student_id}
            cycle={cycle}
            classId={classId}
            line={line}
            writer={writerOf({
              cycle_id: cycle.id,
              class_id: classId,
              student_id: line.student_id,
            })}
          />
        ))}
      </CardGrid>
    </>
  );
}
