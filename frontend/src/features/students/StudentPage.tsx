import { useSignedIn } from '#frontend/src/lib/session.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { ROLE } from '#shared/roles.ts';

const StudentsScreen = lazyPart(async () => (await import('./StudentsScreen.tsx')).StudentsScreen, {
  fallback: <PageLoading />,
});
const MyStudy = lazyPart(async () => (await import('./study/MyStudy.tsx')).MyStudy, {
  fallback: <PageLoading />,
});

/** Staff manage students here; a student sees the own study information. */
export default function StudentPage() {
  const { role } = useSignedIn();
  return role === ROLE.student ? <MyStudy /> : <StudentsScreen />;
}
