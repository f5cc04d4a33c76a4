import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AttendanceChip } from '#frontend/src/entities/records/AttendanceChip.tsx';
import { Line, Lines } from './Lines.tsx';
import { Nothing, Section } from './Section.tsx';
import type { FamilyPage, SchoolFormats } from './use-family.ts';

type Record = FamilyPage['records'][number];

/** What the teacher said of the child in a lesson: a phrase, and words. */
function Remark({ phrase, comment }: Pick<Record, 'phrase' | 'comment'>) {
  const { t } = useTranslation('records');
  if (!phrase && !comment) return null;
  return (
    <Box
      component="blockquote"
      sx={{ m: 0, mt: 1, pl: 1.5, borderLeft: 3, borderColor: 'primary.main' }}
    >
      {phrase && <Typography sx={{ fontWeight: 600 }}>{t(`phrases.${phrase}`)}</Typography>}
      {comment && <Typography sx={{ whiteSpace: 'pre-line' }}>{comment}</Typography>}
    </Box>
  );
}

interface Props {
  readonly records: readonly Record[];
  readonly formats: SchoolFormats;
}

/** Attendance of late, with the remarks of the teachers. */
export function RecordsSection({ records, formats }: Props) {
  const { t } = useTranslation('parents');
  return (
    <Section title={t('family.records')}>
      {records.length === 0 && <Nothing>{t('family.noRecords')}</Nothing>}
      <Lines>
        {records.map(({ id, date, start, end, class_name, topic, teacher_name, ...record }) => (
          <Line
            key={id}
            title={`${formats.day(date)} ${start}–${end}`}
            end={<AttendanceChip state={record.state} />}
            below={[[class_name, topic, teacher_name].filter(Boolean).join(' · ')]}
          >
            <Remark {...record} />
          </Line>
        ))}
      </Lines>
    </Section>
  );
}
