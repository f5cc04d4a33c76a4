import DialogContent from '@mui/material/DialogContent';
import type { ComponentProps } from 'react';
import { ClosableDialog } from '../ClosableDialog.tsx';
import { LoadState } from './LoadState.tsx';

interface Props extends ComponentProps<typeof LoadState> {
  readonly title: string;
  readonly onClose: () => void;
}

/** In the place of a dialog until what it edits is there. */
export const LoadingDialog = ({ title, onClose, ...state }: Props) => (
  <ClosableDialog title={title} maxWidth="sm" onClose={onClose}>
    <DialogContent>
      <LoadState {...state} />
    </DialogContent>
  </ClosableDialog>
);
