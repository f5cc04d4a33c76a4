import AccountTreeIcon from '@mui/icons-material/AccountTree';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { Comparison, InsideMode } from './inside-mode.ts';

const InsideView = lazyPart(async () => (await import('./InsideView.tsx')).InsideView, {
  fallback: <ListSkeleton />,
});

interface Props {
  /** The .sb3 file; null while loading. */
  readonly project: ArrayBuffer | null;
  /** The player, which its blocks are shown beside. */
  readonly children: ReactNode;
  readonly comparisons?: readonly Comparison[];
  readonly mode?: InsideMode;
  readonly onMode?: (mode: InsideMode) => void;
  /** The file of the chosen comparison; null while loading. */
  readonly other?: ArrayBuffer | null;
}

/** Below the player, or beside it where both are wide enough. */
const BESIDE = 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))';

/** A player, and a button that shows the blocks of its project beside it. */
export function SeeBlocks({
  project,
  children,
  comparisons = [],
  mode = 'blocks',
  onMode = () => undefined,
  other = null,
}: Props) {
  const { t } = useTranslation('player');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: isOpen ? BESIDE : '100%' }}>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      <Box sx={{ minWidth: 0 }}>
        <Button
          startIcon={<AccountTreeIcon />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          disabled={!project}
          onClick={() => setOpen(!isOpen)}
          sx={({ layout }) => ({ minHeight: layout.touch })}
        >
          {t(isOpen ? 'blocks.hide' : 'blocks.see')}
        </Button>
        {isOpen && (
          <Box id={id}>
            <InsideView
              project={project}
              comparisons={comparisons}
              mode={mode}
              onMode={onMode}
              other={other}
            />
          </Box>
        )}
      </Box>
    </Box>
  );
}
