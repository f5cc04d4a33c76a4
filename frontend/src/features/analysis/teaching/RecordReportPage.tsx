import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
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
import { analysis } from '#shared/analysis/contract.ts';
import type { Answer } from '#shared/endpoint.ts';
import { LessonId } from '#shared/ids.ts';
import { attendedText } from '#shared/teaching/register.ts';
import { RecordStudents } from './RecordStudents.tsx';
import { useWritten } from './use-written.ts';

type Detail = Answer<typeof analysis.endpoints.recordDetail>;

function Report({ data }: { readonly data: Detail }) {
  const { t } = useTranslation(['analysis', 'records']);
  const { dateTime } = useFormats();
  const { record } = data;
  const written = [dateTime(record.ended_at), record.ended_by_name, useWritten()(data)];
  return (
    <Stack spacing={3}>
      <TitledCard title={t('lesson')}>
        <Facts
          facts={[
            [t('teacher'), data.teacher_name],
            [t('topic'), data.topic],
            [t('length'), t('minutes', { count: data.minutes })],
            [t('attended'), attendedText(record.counts)],
            [t('figures.used'), hoursText(record.hours)],
            [
              t('written'),
              [...written, ...(record.corrected ? [t('records:corrected')] : [])].join(' · '),
            ],
            [t('records:pictures'), record.pictures > 0 ? String(record.pictures) : ''],
            [t('content'), data.content],
            [t('homework'), data.homework],
          ]}
        />
      </TitledCard>
      <RecordStudents students={data.students} />
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
