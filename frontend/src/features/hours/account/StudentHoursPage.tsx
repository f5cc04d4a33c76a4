import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { StudentId } from '#shared/ids.ts';
import { useStudentHours } from '../queries.ts';
import { StudentHours } from './StudentHours.tsx';

const NOBODYS = StudentId.parse('stu-0');

/** A student's hours: what is left of each kind of course, and why. */
export default function StudentHoursPage() {
  const { t } = useTranslation('hours');
  const navigate = useNavigate();
  // An address that names no student is answered by the server like one that names a foreign one.
  const id = StudentId.safeParse(useParams()['id']).data ?? NOBODYS;
  const { data, error } = useStudentHours(id);
  if (data?.student) return <StudentHours student={data.student} />;
  if (!error) return <ListSkeleton rows={6} />;
  return <ErrorState error={error} onRetry={() => navigate(paths.hours)} retryLabel={t('back')} />;
}
