import DialogContent from '@mui/material/DialogContent';
import { type ViewedFile, WorkViewer } from '#frontend/src/entities/works/view/WorkViewer.tsx';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';

interface Props {
  readonly file: ViewedFile;
  readonly onClose: () => void;
}

/** Shows or plays a file of a task. */
export function FileDialog({ file, onClose }: Props) {
  return (
    <ClosableDialog title={file.title} maxWidth="md" onClose={onClose}>
      <DialogContent>
        <WorkViewer file={file} />
      </DialogContent>
    </ClosableDialog>
  );
}
