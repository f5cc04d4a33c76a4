import DialogContent from '@mui/material/DialogContent';
import { ClosableDialog } from '../ClosableDialog.tsx';
import { type ViewedFile, WorkViewer } from '../works/view/WorkViewer.tsx';

interface Props {
  readonly file: ViewedFile;
  readonly onClose: () => void;
}

/** A file of a task as it is looked at, heard or played. */
export function FileDialog({ file, onClose }: Props) {
  return (
    <ClosableDialog title={file.title} maxWidth="md" onClose={onClose}>
      <DialogContent>
        <WorkViewer file={file} />
      </DialogContent>
    </ClosableDialog>
  );
}
