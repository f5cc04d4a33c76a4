import { useState } from 'react';
import { useParams } from 'react-router';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import type { RecordDetail } from '#shared/teaching/fields.ts';
import { useRecord } from '../queries.ts';
import { RecordView } from '../record/RecordView.tsx';
import { LessonHeader } from './LessonHeader.tsx';
import { RecordForm } from './RecordForm.tsx';
import { TeachingPanel } from './TeachingPanel.tsx';

/** What has been written during this visit, for the success message. */
type Outcome = 'ended' | 'corrected' | null;

function Lesson({ record }: { readonly record: RecordDetail }) {
  const [correcting, setCorrecting] = useState(false);
  const [done, setDone] = useState<Outcome>(null);
  const { rev } = record;
  if (correcting)
    return (
      <RecordForm
        key={rev}
        record={record}
        onDone={() => {
          setCorrecting(false);
          setDone('corrected');
        }}
        onCancel={() => setCorrecting(false)}
      />
    );
  if (rev > 0)
    return <RecordView record={record} done={done} onCorrect={() => setCorrecting(true)} />;
  return <TeachingPanel record={record} onDone={() => setDone('ended')} />;
}

/** The page of a lesson: the teaching panel until it has ended, then its record. */
export default function LessonPage() {
  const { id = '' } = useParams();
  const { data: record, error, refetch } = useRecord(id);
  if (error && !record) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!record) return <PageLoading />;
  return (
    <>
      <LessonHeader lesson={record.lesson} />
      <Lesson key={id} record={record} />
    </>
  );
}
