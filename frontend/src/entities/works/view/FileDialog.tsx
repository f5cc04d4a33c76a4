import DialogContent from '@mui/material/DialogContent';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { type ViewedFile, WorkViewer } from './WorkViewer.tsx';

interface Props {
  readonly file: ViewedFile;
  readonly onClose: () => void;
}

/** Shows or plays a file: of a task, or one that a report keeps. */
export function FileDialog({ file, onClose }: Props) {
  return (
    <ClosableDialog title={file.title} maxWidth="md" onClose={onClose}>
      <DialogContent>
        <WorkViewer file={file} />
      </DialogContent>
    </ClosableDialog>
  );
}
