import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { hoursText, useFormats } from '#frontend/src/lib/format.ts';
import { usePageTitle } from '#frontend/src/lib/page-title.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { Facts } from '#frontend/src/ui/Facts.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { analysis } from '#shared/contracts/analysis.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { LessonId } from '#shared/ids.ts';
import { attendedText } from '#shared/register.ts';

type Detail = Answer<typeof analysis.endpoints.recordDetail>;

function Students({ students }: Pick<Detail, 'students'>) {
  const { t } = useTranslation(['analysis', 'records']);
  return (
    <TitledCard title={t('students')}>
      <TableContainer tabIndex={0} role="region" aria-label={t('students')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('student')}</TableCell>
              <TableCell>{t('attendance')}</TableCell>
              <TableCell align="right">{t('figures.used')}</TableCell>
              <TableCell>{t('comment')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {students.map(({ student_id, name, state, hours, phrase, comment }) => (
              <TableRow key={student_id}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell>{t(`records:attendance.${state}`)}</TableCell>
                <TableCell align="right">{hoursText(hours)}</TableCell>
                <TableCell>
                  {[phrase && t(`records:phrases.${phrase}`), comment].filter(Boolean).join(' · ')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </TitledCard>
  );
}

function Report({ data }: { readonly data: Detail }) {
  const { t } = useTranslation('analysis');
  const { dateTime } = useFormats();
  const written = t(data.in_time ? 'inTime' : 'late', { count: data.hours_after });
  return (
    <Stack spacing={3}>
      <TitledCard title={t('lesson')}>
        <Facts
          facts={[
            [t('teacher'), data.teacher_name],
            [t('topic'), data.topic],
            [t('length'), t('minutes', { count: data.minutes })],
            [t('attended'), attendedText(data.counts)],
            [t('figures.used'), hoursText(data.hours)],
            [t('written'), `${dateTime(data.ended_at)} · ${data.ended_by_name} · ${written}`],
            [t('content'), data.content],
            [t('homework'), data.homework],
          ]}
        />
      </TitledCard>
      <Students students={data.students} />
    </Stack>
  );
}

function OfLesson({ lesson_id }: { readonly lesson_id: LessonId }) {
  const { t } = useTranslation('analysis');
  const { day } = useFormats();
  const { data, error, refetch } = useQuery(
    queryOf(analysis.endpoints.recordDetail, { lesson_id }),
  );
  usePageTitle(data?.class_name);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={8} />;
  return (
    <>
      <PageHeader
        title={data.class_name}
        subtitle={`${day(data.date)} ${data.start}–${data.end}`}
        actions={
          <Button component={Link} to={paths.lesson(lesson_id)}>
            {t('toRecord')}
          </Button>
        }
      />
      <Report data={data} />
    </>
  );
}

/** One record in the teaching report. */
export default function RecordReportPage() {
  const { id = '' } = useParams();
  const lesson_id = LessonId.safeParse(id).data;
  if (!lesson_id) return <Navigate to={paths.teachingReport} replace />;
  return <OfLesson lesson_id={lesson_id} />;
}
