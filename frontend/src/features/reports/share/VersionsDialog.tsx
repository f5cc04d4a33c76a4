import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportPreviewDialog } from '#frontend/src/entities/reports/preview/ReportPreviewDialog.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { ReportId } from '#shared/ids.ts';
import { type Draft, useDraft } from '../queries.ts';

interface LineProps {
  readonly draft: Draft;
  readonly version: number;
  readonly onOpen: () => void;
}

/** A version; of the last ones it is known when they were published, and by whom. */
function Line({ draft, version, onOpen }: LineProps) {
  const { t } = useTranslation('reports');
  const { dateTime } = useFormats();
  const known = draft.versions.find((each) => each.version === version);
  const isShown = version === draft.version && draft.state === 'published';
  return (
    <ListItem
      divider
      disableGutters
      secondaryAction={
        <Button aria-label={t('versions.openOf', { version })} onClick={onOpen}>
          {t('versions.open')}
        </Button>
      }
    >
      <ListItemText
        primary={
          <>
            {t('versions.no', { version })}{' '}
            {isShown && (
              <Chip size="small" color="success" component="span" label={t('versions.shown')} />
            )}
          </>
        }
        secondary={known && t('versions.by', { time: dateTime(known.at), name: known.by_name })}
      />
    </ListItem>
  );
}

/** All versions of a report that were published, the newest first: none of them ever changes. */
export function VersionsDialog({ reportId, onClose }: { reportId: ReportId; onClose: () => void }) {
  const { t } = useTranslation('reports');
  const { data, error, refetch } = useDraft({ report_id: reportId });
  const [opened, setOpened] = useState<number | null>(null);
  const draft = data?.report;
  return (
    <>
      <ClosableDialog
        title={t('versions.title', { name: draft?.student.name ?? '' })}
        maxWidth="sm"
        onClose={onClose}
      >
        <DialogContent>
          {error && !draft && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!error && !draft && <ListSkeleton rows={2} />}
          <List disablePadding>
            {draft &&
              Array.from({ length: draft.version }, (_, at) => draft.version - at).map(
                (version) => (
                  <Line
                    key={version}
                    draft={draft}
                    version={version}
                    onOpen={() => setOpened(version)}
                  />
                ),
              )}
          </List>
        </DialogContent>
      </ClosableDialog>
      {opened !== null && (
        <ReportPreviewDialog reportId={reportId} version={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
