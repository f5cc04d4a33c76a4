import DeleteIcon from '@mui/icons-material/Delete';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FileRow } from '#frontend/src/entities/tasks/FileRow.tsx';
import { UploadBox } from '#frontend/src/entities/uploads/UploadBox.tsx';
import { useUploads } from '#frontend/src/entities/uploads/use-uploads.ts';
import { send } from '#frontend/src/lib/api.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { UploadQueue } from '#frontend/src/lib/uploads/upload-queue.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { uploads } from '#shared/contracts/uploads.ts';
import type { TaskControl, TaskFile } from './task-form.ts';

interface Props {
  readonly control: TaskControl;
  readonly onUploading: (isUploading: boolean) => void;
}

/** Files on their way; what has arrived is handed over and leaves the list of uploads. */
function useAttachments(onArrived: (file: TaskFile) => void, onUploading: Props['onUploading']) {
  const { user } = useSignedIn();
  const [queue] = useState(
    () =>
      new UploadQueue({
        person: user.id,
        purpose: 'attachment',
        withThumbnails: false,
        finish: async ({ uploadId }) => {
          const { file } = await send(uploads.endpoints.finish, { upload_id: uploadId });
          const { id, name, bytes, kind, url } = file;
          onArrived({ id, name, bytes, kind, url });
        },
      }),
  );
  const items = useUploads(queue);
  useEffect(() => {
    for (const { id, state } of items) if (state === 'done') void queue.remove(id);
  }, [items, queue]);
  useEffect(() => () => queue.stop(), [queue]);
  const isUploading = items.some(({ state }) =>
    ['waiting', 'sending', 'finishing'].includes(state),
  );
  useEffect(() => onUploading(isUploading), [isUploading, onUploading]);
  return queue;
}

interface LineProps {
  readonly file: TaskFile;
  readonly onRemove: () => void;
}

function Line({ file, onRemove }: LineProps) {
  const { t } = useTranslation('tasks');
  const label = t('removeFile', { name: file.name });
  const remove = (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onRemove}>
        <DeleteIcon />
      </IconButton>
    </Tooltip>
  );
  return <FileRow file={file} tools={remove} />;
}

/** Files that lie beside the task's words. */
export function FilesField({ control, onUploading }: Props) {
  const { t } = useTranslation('tasks');
  const { field, fieldState } = useController({ control, name: 'file_ids' });
  const error = useIssueText('file_ids', fieldState.error?.message, 'tasks');
  // Several may arrive before the fields are drawn again.
  const latest = useRef(field.value);
  useEffect(() => {
    latest.current = field.value;
  });
  const change = (next: (before: readonly TaskFile[]) => readonly TaskFile[]): void => {
    latest.current = next(latest.current);
    field.onChange(latest.current);
  };
  const queue = useAttachments((file) => change((before) => [...before, file]), onUploading);
  const remove = ({ id }: TaskFile) => change((before) => before.filter((each) => each.id !== id));
  return (
    <Stack component="section" spacing={1.5} aria-label={t('files')}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {t('files')}
      </Typography>
      {field.value.length > 0 && (
        <Stack
          component="ul"
          spacing={1}
          aria-label={t('files')}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {field.value.map((file) => (
            <Line key={file.id} file={file} onRemove={() => remove(file)} />
          ))}
        </Stack>
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
      <UploadBox queue={queue} />
    </Stack>
  );
}
