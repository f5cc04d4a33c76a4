import DeleteIcon from '@mui/icons-material/Delete';
import DeleteForeverIcon from '@mui/icons-material/DeleteForever';
import DriveFileMoveIcon from '@mui/icons-material/DriveFileMove';
import EditIcon from '@mui/icons-material/Edit';
import HistoryIcon from '@mui/icons-material/History';
import RestoreFromTrashIcon from '@mui/icons-material/RestoreFromTrash';
import ShareIcon from '@mui/icons-material/Share';
import VisibilityIcon from '@mui/icons-material/Visibility';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction, RowAction } from '#frontend/src/ui/table/column.ts';
import type { DocumentDto } from '#shared/documents/fields.ts';
import type { Part } from './queries.ts';
import { useRuns } from './use-runs.ts';

/** What is open above the list. */
export type Opened =
  | { readonly what: 'see'; readonly document: DocumentDto }
  | { readonly what: 'rename'; readonly document: DocumentDto }
  | { readonly what: 'share'; readonly document: DocumentDto }
  | { readonly what: 'versions'; readonly document: DocumentDto }
  | {
      readonly what: 'move' | 'remove' | 'erase';
      readonly documents: readonly DocumentDto[];
      readonly done: () => void;
    };

const NOTHING = () => undefined;

const ICONS = {
  open: <VisibilityIcon />,
  versions: <HistoryIcon />,
  rename: <EditIcon />,
  move: <DriveFileMoveIcon />,
  share: <ShareIcon />,
  remove: <DeleteIcon />,
  restore: <RestoreFromTrashIcon />,
  erase: <DeleteForeverIcon />,
} as const satisfies Readonly<Record<string, ReactElement>>;
type Action = keyof typeof ICONS;

const IN_BIN = ['restore', 'erase'] as const;
const IN_LIBRARY = ['move', 'remove'] as const;

/** What a person can do with a thing in a part of the library. */
function actionsOf(part: Part, { what, may_change }: DocumentDto): readonly Action[] {
  if (part === 'bin') return IN_BIN;
  const read: readonly Action[] = what === 'file' ? ['open', 'versions'] : ['open'];
  if (!may_change) return read;
  // Own files are seen by their owner only.
  const shared: readonly Action[] = part === 'own' ? [] : ['share'];
  return [...read, 'rename', 'move', ...shared, 'remove'];
}

/** What can be done with the rows of a part, and what of it is open. */
export function useDocumentActions(part: Part, onOpen: (document: DocumentDto) => void) {
  const { t } = useTranslation('documents');
  const [opened, setOpened] = useState<Opened | null>(null);
  const { runs, dialog } = useRuns();

  function start(action: Action, documents: readonly DocumentDto[], done: () => void): void {
    const [document] = documents;
    if (!document) return;
    if (action === 'open') onOpen(document);
    else if (action === 'restore') runs.restore(documents, done);
    else if (action === 'move' || action === 'remove' || action === 'erase')
      setOpened({ what: action, documents, done });
    else setOpened({ what: action, document });
  }
  const looksOf = (action: Action) => ({
    key: action,
    icon: ICONS[action],
    ...((action === 'remove' || action === 'erase') && { destructive: true }),
  });

  const rowActions = (document: DocumentDto): RowAction[] =>
    actionsOf(part, document).map((action) => ({
      ...looksOf(action),
      label: t(action === 'open' && document.what === 'file' ? 'look' : action),
      onSelect: () => start(action, [document], NOTHING),
    }));
  const bulkActions: BulkAction<DocumentDto>[] = (part === 'bin' ? IN_BIN : IN_LIBRARY).map(
    (action) => ({
      ...looksOf(action),
      label: t(action),
      onSelect: (documents, done) => start(action, documents, done),
    }),
  );
  return {
    opened,
    close: () => setOpened(null),
    see: (document: DocumentDto) => setOpened({ what: 'see', document }),
    rowActions,
    bulkActions,
    runs,
    stepsDialog: dialog,
  };
}
