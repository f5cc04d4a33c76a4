import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#frontend/src/lib/query.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { documents } from '#shared/documents/contract.ts';
import type { DocumentDto } from '#shared/documents/fields.ts';
import type { DocumentId } from '#shared/ids.ts';
import { DocumentViewer } from './DocumentViewer.tsx';

interface Props {
  readonly document: Pick<DocumentDto, 'id' | 'name' | 'kind'>;
  /** An earlier version; the current one by default. */
  readonly version?: number | undefined;
  readonly onClose: () => void;
}

function Content({
  id,
  version,
}: {
  readonly id: DocumentId;
  readonly version?: number | undefined;
}) {
  const { t } = useTranslation('document');
  const { data, error, refetch } = useQuery(queryOf(documents.endpoints.see, { document_id: id }));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  const { document, versions } = data;
  const shown = versions.find(({ no }) => no === (version ?? document.version));
  if (!shown || document.kind === null) return <Box>{t('noPreview')}</Box>;
  return <DocumentViewer name={document.name} kind={document.kind} url={shown.url} />;
}

/** A file of the library in a dialog: a picture, film, sound, PDF or text is seen there, all else downloaded. */
export function DocumentDialog({ document, version, onClose }: Props) {
  return (
    <ClosableDialog title={document.name} maxWidth="md" onClose={onClose}>
      <DialogContent>
        <Content id={document.id} version={version} />
      </DialogContent>
    </ClosableDialog>
  );
}
