import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { useNameOf } from '#frontend/src/entities/names/use-name-of.ts';
import type { RecordsOf } from '#frontend/src/entities/records/use-record-list.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ClassId, StudentId, UserId } from '#shared/ids.ts';
import { day } from '#shared/lessons/fields.ts';
import { RecordsTab } from './RecordsTab.tsx';

const SUBJECTS = ['class', 'teacher', 'student', 'day'] as const;
type Subject = (typeof SUBJECTS)[number];

/** What the list is limited to; undefined for an invalid address. */
function limitOf(subject: Subject | undefined, info: string): RecordsOf | undefined {
  const class_id = ClassId.safeParse(info).data;
  const teacher_id = UserId.safeParse(info).data;
  const student_id = StudentId.safeParse(info).data;
  const date = day().safeParse(info).data;
  if (subject === 'class') return class_id && { class_id };
  if (subject === 'teacher') return teacher_id && { teacher_id };
  if (subject === 'student') return student_id && { student_id };
  if (subject === 'day') return date ? { from: date, to: date } : undefined;
  return undefined;
}

interface Props {
  readonly subject: Subject;
  readonly info: string;
  readonly of: RecordsOf;
}

function RecordsOfSubject({ subject, info, of }: Props) {
  const { t } = useTranslation('teaching');
  const formats = useFormats();
  const { data, error, refetch } = useNameOf(subject, info);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const classId = subject === 'class' ? ClassId.safeParse(info).data : undefined;
  const name = subject === 'day' ? formats.day(info) : data?.name;
  return (
    <>
      <PageHeader
        title={name || t('title')}
        subtitle={t(`recordsOf.${subject}`)}
        actions={
          <>
            {classId && (
              <Button component={Link} to={paths.classRegister(classId)} variant="outlined">
                {t('registerTitle')}
              </Button>
            )}
            <Button component={Link} to={paths.records}>
              {t('allRecords')}
            </Button>
          </>
        }
      />
      <RecordsTab of={of} />
    </>
  );
}

/** The records of one class, teacher, student or day; other screens link here. */
export default function RecordsOfPage() {
  const { type = '', info = '' } = useParams();
  const subject = SUBJECTS.find((name) => name === type);
  const of = limitOf(subject, info);
  if (!subject || !of) return <Navigate to={paths.records} replace />;
  return <RecordsOfSubject key={`${type}/${info}`} subject={subject} info={info} of={of} />;
}
