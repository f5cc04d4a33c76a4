import FolderIcon from '@mui/icons-material/Folder';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { documents } from '#shared/documents/contract.ts';
import type { DocumentDto } from '#shared/documents/fields.ts';
import { DOCUMENT_SPACES, type DocumentSpace } from '#shared/documents/rules.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Where } from './queries.ts';
import { Way } from './Way.tsx';

/** The folders in a place; they come before all files. */
function useFolders(where: Where) {
  const query = useInfiniteQuery({
    ...pagesOf(documents.endpoints.list, { ...where, limit: LIMITS.pageSizeMax }),
    select: ({ pages }) => {
      const all = pages.flatMap((page) => page.list);
      const [first] = pages;
      return {
        folders: all.filter(({ what }) => what === 'folder'),
        hasFiles: all.some(({ what }) => what === 'file'),
        path: first?.path ?? [],
        mayAdd: first?.may_add ?? false,
      };
    },
  });
  return { ...query, hasNextPage: query.hasNextPage && !query.data?.hasFiles };
}

interface FoldersProps {
  readonly query: ReturnType<typeof useFolders>;
  /** What is moved is no target of itself. */
  readonly moved: readonly DocumentDto[];
  readonly onOpen: (folder: DocumentDto) => void;
}

function Folders({ query, moved, onOpen }: FoldersProps) {
  const { t } = useTranslation('documents');
  const { data, error, refetch, hasNextPage } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const folders = data.folders.filter(({ id }) => !moved.some((each) => each.id === id));
  if (folders.length === 0 && !hasNextPage)
    return <Typography color="textSecondary">{t('noFolders')}</Typography>;
  return (
    <>
      <List disablePadding aria-label={t('moveFrom')}>
        {folders.map((folder) => (
          <ListItem key={folder.id} disablePadding>
            <ListItemButton onClick={() => onOpen(folder)}>
              <ListItemIcon>
                <FolderIcon color="primary" />
              </ListItemIcon>
              <ListItemText primary={folder.name} sx={{ overflowWrap: 'anywhere' }} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <MoreButton query={query}>{t('more')}</MoreButton>
    </>
  );
}

interface Props {
  readonly documents: readonly DocumentDto[];
  readonly onMove: (where: Where) => void;
  readonly onClose: () => void;
}

/** Chooses the folder into which things are moved. */
export function MoveDialog({ documents: moved, onMove, onClose }: Props) {
  const { t } = useTranslation('documents');
  const { t: common } = useTranslation();
  const [where, setWhere] = useState<Where>({ space: 'school' });
  const query = useFolders(where);
  return (
    <ClosableDialog title={t('moveTitle', { count: moved.length })} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={where.space}
          aria-label={t('part')}
          onChange={(_, space: DocumentSpace | null) => space && setWhere({ space })}
          sx={{ mb: 1 }}
        >
          {DOCUMENT_SPACES.map((space) => (
            <ToggleButton key={space} value={space}>
              {t(`top.${space}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Way
          top={t(`top.${where.space}`)}
          path={query.data?.path ?? []}
          onOpen={(id) => setWhere({ space: where.space, folder_id: id })}
        />
        <Folders
          query={query}
          moved={moved}
          onOpen={({ id }) => setWhere({ space: where.space, folder_id: id })}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button variant="contained" disabled={!query.data?.mayAdd} onClick={() => onMove(where)}>
          {t('moveHere')}
        </Button>
      </DialogActions>
    </ClosableDialog>
  );
}
