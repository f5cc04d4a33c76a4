import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#frontend/src/lib/bytes.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { documents } from '#shared/documents/contract.ts';
import type { DocumentDto } from '#shared/documents/fields.ts';
import { DocumentIcon } from './DocumentIcon.tsx';

// Players come with the first file that is opened.
const DocumentDialog = lazyPart(async () => (await import('./DocumentDialog.tsx')).DocumentDialog);

const { shared, list } = documents.endpoints;

/** What is shared with the person, or what lies in a folder of it. */
function useDocuments(folder: DocumentDto | undefined) {
  const top = useInfiniteQuery({
    ...pagesOf(shared, {}),
    enabled: folder === undefined,
    select: ({ pages }) => pages.flatMap((page) => page.list),
  });
  const inside = useInfiniteQuery({
    ...pagesOf(list, { folder_id: folder?.id }),
    enabled: folder !== undefined,
    select: ({ pages }) => pages.flatMap((page) => page.list),
  });
  return folder ? inside : top;
}

interface LineProps {
  readonly document: DocumentDto;
  readonly onOpen: () => void;
}

function Line({ document, onOpen }: LineProps) {
  const { t } = useTranslation('document');
  const locale = LOCALES[useLanguage()];
  const { name, kind, bytes } = document;
  const about = kind ? `${t(`kinds.${kind}`)} · ${formatBytes(bytes, locale)}` : t('folder');
  return (
    <ListItem disablePadding>
      <ListItemButton onClick={onOpen}>
        <ListItemIcon>
          <DocumentIcon document={document} />
        </ListItemIcon>
        <ListItemText primary={name} secondary={about} sx={{ overflowWrap: 'anywhere' }} />
      </ListItemButton>
    </ListItem>
  );
}

interface LinesProps {
  readonly folder: DocumentDto | undefined;
  readonly onOpen: (document: DocumentDto) => void;
}

function Lines({ folder, onOpen }: LinesProps) {
  const { t } = useTranslation('document');
  const query = useDocuments(folder);
  const { data, error, refetch } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  if (data.length === 0 && !query.hasNextPage)
    return folder ? (
      <EmptyState title={t('emptyFolder')} />
    ) : (
      <EmptyState title={t('noShared')} hint={t('noSharedHint')} />
    );
  return (
    <>
      <List disablePadding aria-label={folder?.name ?? t('shared')}>
        {data.map((document) => (
          <Line key={document.id} document={document} onOpen={() => onOpen(document)} />
        ))}
      </List>
      <MoreButton query={query}>{t('more')}</MoreButton>
    </>
  );
}

/** What is shared with the person, to be read: folders are opened in their place. */
export function SharedDocuments() {
  const { t } = useTranslation('document');
  const [way, setWay] = useState<readonly DocumentDto[]>([]);
  const [seen, setSeen] = useState<DocumentDto | null>(null);
  const folder = way.at(-1);
  const open = (document: DocumentDto) =>
    document.kind ? setSeen(document) : setWay([...way, document]);
  return (
    <>
      {folder && (
        <>
          <Button startIcon={<ArrowBackIcon />} onClick={() => setWay(way.slice(0, -1))}>
            {t('back')}
          </Button>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{folder.name}</Typography>
        </>
      )}
      <Lines folder={folder} onOpen={open} />
      {seen && <DocumentDialog document={seen} onClose={() => setSeen(null)} />}
    </>
  );
}
