import Paper from '@mui/material/Paper';
import { UploadBox } from '#frontend/src/entities/uploads/UploadBox.tsx';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useStore } from '#frontend/src/lib/store.ts';
import type { Where } from './queries.ts';
import { uploadsInto } from './upload-queues.ts';

interface Props {
  readonly where: Where;
  readonly isOpen: boolean;
}

/** Takes files for a folder. It is seen for as long as some are on their way, too. */
export function UploadPanel({ where, isOpen }: Props) {
  const { user } = useSignedIn();
  const queue = uploadsInto(user.id, where);
  const items = useStore(queue.items);
  const isBusy = items.some(({ state }) => state !== 'done');
  if (!isOpen && !isBusy) return null;
  return (
    <Paper sx={{ p: 2, mb: 2 }}>
      <UploadBox queue={queue} />
    </Paper>
  );
}
