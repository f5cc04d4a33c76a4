import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentDialog } from '#frontend/src/entities/documents/DocumentDialog.tsx';
import { formatBytes } from '#frontend/src/lib/bytes.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { documents } from '#shared/documents/contract.ts';
import type { DocumentDto, DocumentVersionDto } from '#shared/documents/fields.ts';
import { DOCUMENT_LIMITS } from '#shared/documents/limits.ts';
import { NewVersion } from './NewVersion.tsx';

interface LineProps {
  readonly version: DocumentVersionDto;
  readonly isCurrent: boolean;
  readonly onLook: () => void;
  /** Absent where the person may not change the file. */
  readonly onRestore?: (() => void) | undefined;
  readonly isWorking: boolean;
}

function Line({ version, isCurrent, onLook, onRestore, isWorking }: LineProps) {
  const { t } = useTranslation('documents');
  const { dateTime } = useFormats();
  const locale = LOCALES[useLanguage()];
  const { no, at, by, bytes, of } = version;
  const about = [
    dateTime(at),
    by || t('someone'),
    formatBytes(bytes, locale),
    of === null ? '' : t('versionOf', { no: of }),
  ];
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText
        primary={
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <span>{t('versionNo', { no })}</span>
            {isCurrent && <Chip size="small" color="success" label={t('current')} />}
          </Stack>
        }
        slotProps={{ primary: { component: 'div' } }}
        secondary={about.filter(Boolean).join(' · ')}
      />
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={onLook}>
          {t('look')}
        </Button>
        {!isCurrent && onRestore && (
          <Button size="small" loading={isWorking} onClick={onRestore}>
            {t('restore')}
          </Button>
        )}
      </Stack>
    </ListItem>
  );
}

function Versions({ document: { id } }: { readonly document: DocumentDto }) {
  const { t } = useTranslation('documents');
  const { data, error, refetch } = useQuery({
    ...queryOf(documents.endpoints.see, { document_id: id }),
    staleTime: 0,
  });
  const restore = useChange(documents.endpoints.restoreVersion, { changes: [documents] });
  const [looked, setLooked] = useState(0);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const { document, versions } = data;
  const bring = (version: number) =>
    restore.mutate(
      { document_id: id, version, rev: document.rev },
      { onSuccess: () => toast.success(t('restored')), onError: () => void refetch() },
    );
  return (
    <>
      <Typography color="textSecondary">
        {t('versionsHint', { count: DOCUMENT_LIMITS.versions })}
      </Typography>
      {document.may_change && <NewVersion document={document} />}
      <List aria-label={t('versions')}>
        {versions.map((version) => (
          <Line
            key={version.no}
            version={version}
            isCurrent={version.no === document.version}
            onLook={() => setLooked(version.no)}
            onRestore={document.may_change ? () => bring(version.no) : undefined}
            isWorking={restore.isPending && restore.variables?.version === version.no}
          />
        ))}
      </List>
      {looked > 0 && (
        <DocumentDialog document={document} version={looked} onClose={() => setLooked(0)} />
      )}
    </>
  );
}

interface Props {
  readonly document: DocumentDto;
  readonly onClose: () => void;
}

/** The versions of a file, the newest first. */
export function VersionsDialog({ document, onClose }: Props) {
  const { t } = useTranslation('documents');
  return (
    <ClosableDialog
      title={t('versionsTitle', { name: document.name })}
      maxWidth="sm"
      onClose={onClose}
    >
      <DialogContent>
        <Versions document={document} />
      </DialogContent>
    </ClosableDialog>
  );
}
