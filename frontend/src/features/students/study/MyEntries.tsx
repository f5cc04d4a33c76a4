import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EntryReason } from '#frontend/src/entities/hours/EntryReason.tsx';
import { HoursChange } from '#frontend/src/entities/hours/Hours.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { hours } from '#shared/hours/contract.ts';
import type { CourseId } from '#shared/ids.ts';

const useOwnEntries = (course: CourseId | null) =>
  useInfiniteQuery({
    ...pagesOf(hours.endpoints.statement, { course_id: course ?? '', limit: 10 }),
    select: ({ pages }) => pages.flatMap(({ list }) => list),
  });

/** The student's own entries of an account, the newest first. */
export function MyEntries({ course }: { readonly course: CourseId | null }) {
  const { t } = useTranslation(['students', 'study']);
  const { date } = useFormats();
  const query = useOwnEntries(course);
  const { data, error, refetch } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  return (
    <>
      <List disablePadding>
        {data.map((entry) => (
          <ListItem key={entry.entry} disableGutters divider>
            <ListItemText
              primary={`${t(`study:kinds.${entry.kind}`)} · ${date(entry.at)}`}
              secondary={<EntryReason entry={entry} />}
            />
            <HoursChange hours={entry.hours} />
          </ListItem>
        ))}
      </List>
      <MoreButton query={query} fullWidth>
        {t('study.moreEntries')}
      </MoreButton>
    </>
  );
}
