import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface Props {
  readonly loading: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Exports what is on the screen as a spreadsheet. */
export function SheetButton({ loading, onClick, children }: Props) {
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={loading}
      loadingPosition="start"
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
