import FolderIcon from '@mui/icons-material/Folder';
import FolderSharedIcon from '@mui/icons-material/FolderShared';
import { FILE_ICONS } from '#frontend/src/ui/file-icons.ts';
import type { DocumentDto } from '#shared/documents/fields.ts';

/** What a folder or file is, as a picture. */
export function DocumentIcon({ document }: { readonly document: DocumentDto }) {
  const { kind, shared } = document;
  if (kind === null) {
    const Icon = shared ? FolderSharedIcon : FolderIcon;
    return <Icon color="primary" aria-hidden />;
  }
  const Icon = FILE_ICONS[kind];
  return <Icon color="action" aria-hidden />;
}
