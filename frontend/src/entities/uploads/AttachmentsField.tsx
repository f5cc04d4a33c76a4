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
import { send } from '#frontend/src/lib/api.ts';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useStore } from '#frontend/src/lib/store.ts';
import { UploadQueue } from '#frontend/src/lib/uploads/upload-queue.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import type { NoticeText } from '#shared/notices/fields.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { UploadBox } from './UploadBox.tsx';

type AttachedFile = NoticeText['files'][number];

/** The field of a form that holds attached files. */
export interface AttachmentValues {
  file_ids: readonly AttachedFile[];
}

interface Props {
  readonly control: FieldControl<AttachmentValues>;
  /** Where the texts for the form's own rules are. */
  readonly namespace: Namespace;
  readonly onUploading: (isUploading: boolean) => void;
}

/** The uploads of a text. A finished file moves from the list of uploads to the form. */
function useAttachments(
  onArrived: (file: AttachedFile) => void,
  onUploading: Props['onUploading'],
) {
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
  const items = useStore(queue.items);
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
  readonly file: AttachedFile;
  readonly onRemove: () => void;
}

function Line({ file, onRemove }: LineProps) {
  const { t } = useTranslation('upload');
  const label = t('detach', { name: file.name });
  const remove = (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onRemove}>
        <DeleteIcon />
      </IconButton>
    </Tooltip>
  );
  return <FileRow file={file} tools={remove} />;
}

/** The files attached to what is written. */
export function AttachmentsField({ control, namespace, onUploading }: Props) {
  const { t } = useTranslation('upload');
  const { field, fieldState } = useController({ control, name: 'file_ids' });
  const error = useIssueText('file_ids', fieldState.error?.message, namespace);
  // Several uploads may finish between two renders.
  const latest = useRef(field.value);
  useEffect(() => {
    latest.current = field.value;
  });
  const change = (next: (before: readonly AttachedFile[]) => readonly AttachedFile[]): void => {
    latest.current = next(latest.current);
    field.onChange(latest.current);
  };
  const queue = useAttachments((file) => change((before) => [...before, file]), onUploading);
  const remove = ({ id }: AttachedFile) =>
    change((before) => before.filter((each) => each.id !== id));
  return (
    <Stack component="section" spacing={1.5} aria-label={t('attached')}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {t('attached')}
      </Typography>
      {field.value.length > 0 && (
        <Stack
          component="ul"
          spacing={1}
          aria-label={t('attached')}
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
