import EditIcon from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RecordText } from '#frontend/src/entities/records/RecordText.tsx';
import { hoursText, useFormats } from '#frontend/src/lib/format.ts';
import type { RecordDetail } from '#shared/teaching/fields.ts';
import { TrialsPanel } from '../lesson/TrialsPanel.tsx';
import { Corrections, countChanges } from './Corrections.tsx';
import { LowBalances } from './LowBalances.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { RecordLines } from './RecordLines.tsx';

interface Props {
  readonly record: RecordDetail;
  /** What the user has just done, for the success message. */
  readonly done: 'ended' | 'corrected' | null;
  readonly onCorrect: () => void;
}

/** Content, homework and pictures. */
function WrittenTexts({ record }: Pick<Props, 'record'>) {
  const { t } = useTranslation('teaching');
  const { content, homework, pictures } = record;
  if (content === '' && homework === '' && pictures.length === 0) return null;
  return (
    <Paper sx={{ p: 2 }}>
      <Stack spacing={2}>
        <RecordText title={t('content')} text={content} />
        <RecordText title={t('homework')} text={homework} />
        <PictureGrid pictures={pictures} />
      </Stack>
    </Paper>
  );
}

/** What was done: how many students were recorded, or how much the correction changed. */
function Done({
  record,
  done,
  hours,
}: Pick<Props, 'record' | 'done'> & { readonly hours: string }) {
  const { t } = useTranslation('teaching');
  if (!done) return null;
  const recorded = record.students.filter((line) => line.recorded);
  const corrected = countChanges(record.corrections.at(-1)?.changes);
  const count = done === 'corrected' ? corrected : recorded.length;
  return (
    <Alert severity="success" role="status">
      {t(`done.${done}`, { hours, count })}
    </Alert>
  );
}

/** The record of a lesson. */
export function RecordView({ record, done, onCorrect }: Props) {
  const { t } = useTranslation('teaching');
  const { dateTime } = useFormats();
  const { students, ended_at, ended_by_name, may_write } = record;
  const recorded = students.filter((line) => line.recorded);
  const hours = hoursText(recorded.reduce((sum, line) => sum + line.hours, 0));
  return (
    <Stack spacing={2}>
      <Done record={record} done={done} hours={hours} />
      {done === 'ended' && <LowBalances students={recorded} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography color="textSecondary" sx={{ flex: 1 }}>
          {ended_at && t('endedBy', { name: ended_by_name, when: dateTime(ended_at) })}
        </Typography>
        {may_write && (
          <Button variant="outlined" startIcon={<EditIcon />} onClick={onCorrect}>
            {t('correct')}
          </Button>
        )}
      </Stack>
      <RecordLines students={recorded} hours={hours} />
      <TrialsPanel record={record} />
      <WrittenTexts record={record} />
      <Corrections corrections={record.corrections} />
    </Stack>
  );
}
