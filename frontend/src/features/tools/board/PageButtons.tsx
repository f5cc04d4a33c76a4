import AddIcon from '@mui/icons-material/Add';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import DeleteIcon from '@mui/icons-material/Delete';
import DownloadIcon from '@mui/icons-material/Download';
import LayersClearIcon from '@mui/icons-material/LayersClear';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#frontend/src/lib/save-file.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { clear, redo, undo } from './board.ts';
import { toPng } from './draw.ts';
import type { Pages } from './use-pages.ts';

interface ActionProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const Action = ({ label, children, ...button }: ActionProps) => (
  <Tooltip title={label}>
    <span>
      <IconButton aria-label={label} {...button}>
        {children}
      </IconButton>
    </span>
  </Tooltip>
);

function useSavePicture({ page, at }: Pages) {
  const { t } = useTranslation('tools');
  const { board } = useTheme();
  return () =>
    toPng(page.items, board).then(
      (bytes) => saveFile(`${t('board.file')}-${at + 1}.png`, bytes),
      () => toast.error(t('board.notSaved')),
    );
}

/** Steps back and forward, pages, and the picture of a page. */
export function PageButtons({ pages }: { readonly pages: Pages }) {
  const { t } = useTranslation('tools');
  const { page, at, count, mayAdd, change, add, remove, turnTo } = pages;
  const [asks, setAsks] = useState(false);
  const save = useSavePicture(pages);
  const drop = () => {
    setAsks(false);
    remove();
  };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Action
        label={t('board.undo')}
        disabled={page.before.length === 0}
        onClick={() => change(undo(page))}
      >
        <UndoIcon />
      </Action>
      <Action
        label={t('board.redo')}
        disabled={page.undone.length === 0}
        onClick={() => change(redo(page))}
      >
        <RedoIcon />
      </Action>
      <Action
        label={t('board.clear')}
        disabled={page.items.length === 0}
        onClick={() => change(clear(page))}
      >
        <LayersClearIcon />
      </Action>
      <Action label={t('board.save')} onClick={() => void save()}>
        <DownloadIcon />
      </Action>
      <Action label={t('board.before')} disabled={at === 0} onClick={() => turnTo(at - 1)}>
        <ChevronLeftIcon />
      </Action>
      <Typography aria-live="polite" sx={{ whiteSpace: 'nowrap' }}>
        {t('board.page', { at: at + 1, count })}
      </Typography>
      <Action label={t('board.after')} disabled={at === count - 1} onClick={() => turnTo(at + 1)}>
        <ChevronRightIcon />
      </Action>
      <Action label={t('board.add')} disabled={!mayAdd} onClick={add}>
        <AddIcon />
      </Action>
      <Action
        label={t('board.remove')}
        disabled={count === 1 && page.items.length === 0}
        onClick={() => setAsks(true)}
      >
        <DeleteIcon />
      </Action>
      <ConfirmDialog
        open={asks}
        title={t('board.removeTitle')}
        text={t('board.removeText')}
        confirmLabel={t('board.remove')}
        destructive
        onConfirm={drop}
        onCancel={() => setAsks(false)}
      />
    </Stack>
  );
}
