import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { useLessonTime } from '#frontend/src/lib/use-lesson-time.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { teaching } from '#shared/teaching/contract.ts';
import type { OwnRecordRow } from '#shared/teaching/fields.ts';
import { RECORDS_SHOWN } from '#shared/teaching/limits.ts';
import { AttendanceChip } from './AttendanceChip.tsx';
import { OwnRecordDialog } from './OwnRecordDialog.tsx';

function useOwnRecords() {
  const { data, ...query } = useInfiniteQuery(
    pagesOf(teaching.endpoints.ownRecords, { limit: RECORDS_SHOWN }),
  );
  return { ...query, records: data?.pages.flatMap(({ list }) => list) };
}

function Line({ record, onOpen }: { record: OwnRecordRow; readonly onOpen: () => void }) {
  const { t } = useTranslation('records');
  const when = useLessonTime({ withYear: true });
  const { class_name, topic, phrase, state } = record;
  return (
    <ListItem disablePadding divider>
      <ListItemButton disableGutters onClick={onOpen} sx={{ gap: 1 }}>
        <ListItemText
          primary={[class_name, topic].filter(Boolean).join(' · ')}
          secondary={[when(record), phrase && t(`phrases.${phrase}`)].filter(Boolean).join(' · ')}
          sx={{ overflowWrap: 'anywhere' }}
        />
        <AttendanceChip state={state} />
      </ListItemButton>
    </ListItem>
  );
}

/** The signed-in student's records, the newest first; each opens its details. */
export function OwnRecords() {
  const { t } = useTranslation('records');
  const [open, setOpen] = useState<OwnRecordRow | null>(null);
  const query = useOwnRecords();
  const { records, error, refetch } = query;
  if (error && !records) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!records) return <ListSkeleton />;
  if (records.length === 0) return <EmptyState title={t('noneOwn')} />;
  return (
    <>
      <List disablePadding>
        {records.map((record) => (
          <Line key={record.lesson_id} record={record} onOpen={() => setOpen(record)} />
        ))}
      </List>
      <MoreButton query={query}>{t('more')}</MoreButton>
      {open && (
        <OwnRecordDialog
          id={open.lesson_id}
          title={open.class_name}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
