import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { ClassId } from '#shared/ids.ts';
import { useClass } from '../queries.ts';
import { ClassRoom } from './ClassRoom.tsx';

const NOBODYS = ClassId.parse('cls-0');

/** One class: who is in it, what happened to it, and what it is. */
export default function ClassRoomPage() {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  // An address that names no class is answered by the server like one that names a foreign one.
  const id = ClassId.safeParse(useParams()['id']).data ?? NOBODYS;
  const { data, error } = useClass(id);
  if (data) return <ClassRoom found={data} />;
  if (!error) return <ListSkeleton rows={6} />;
  return (
    <ErrorState error={error} onRetry={() => navigate(paths.classes)} retryLabel={t('back')} />
  );
}
