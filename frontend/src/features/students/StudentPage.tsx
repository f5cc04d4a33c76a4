import { lazy, Suspense } from 'react';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { ROLE } from '#shared/roles.ts';

const StudentsScreen = lazy(() =>
  import('./StudentsScreen.tsx').then((module) => ({ default: module.StudentsScreen })),
);
const MyStudy = lazy(() =>
  import('./study/MyStudy.tsx').then((module) => ({ default: module.MyStudy })),
);

/** Staff manage students here; a student sees the own study information. */
export default function StudentPage() {
  const { role } = useSignedIn();
  return (
    <Suspense fallback={<PageLoading />}>
      {role === ROLE.student ? <MyStudy /> : <StudentsScreen />}
    </Suspense>
  );
}
