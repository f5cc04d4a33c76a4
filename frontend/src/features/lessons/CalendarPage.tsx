import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { CalendarScreen } from './CalendarScreen.tsx';
import { useSettings } from './queries.ts';

/** The school's lessons by day, week and month. The rest needs the school's clock and its week. */
export default function CalendarPage() {
  const { data: settings, error, refetch } = useSettings();
  if (settings) return <CalendarScreen settings={settings} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <PageLoading />;
}
