import DifferenceIcon from '@mui/icons-material/Difference';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';

const Differences = lazyPart(async () => (await import('./InsideView.tsx')).Differences, {
  fallback: <ListSkeleton />,
});

interface Props {
  /** Files; null while loading. */
  readonly before: ArrayBuffer | null;
  readonly after: ArrayBuffer | null;
  readonly disabled?: boolean;
  /** The id of what says why. */
  readonly describedBy?: string | undefined;
}

/** A button that tells by which blocks two versions differ. */
export function SeeChanges({ before, after, disabled = false, describedBy }: Props) {
  const { t } = useTranslation('player');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ mt: 2 }}>
      <Button
        startIcon={<DifferenceIcon />}
        disabled={disabled}
        aria-describedby={describedBy}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        sx={({ layout }) => ({ minHeight: layout.touch })}
      >
        {t(isOpen ? 'changes.hide' : 'changes.see')}
      </Button>
      {isOpen && !disabled && (
        <Box id={id}>
          <Differences before={before} after={after} />
        </Box>
      )}
    </Box>
  );
}
