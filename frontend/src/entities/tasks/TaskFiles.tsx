import DownloadIcon from '@mui/icons-material/Download';
import VisibilityIcon from '@mui/icons-material/Visibility';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDialog } from '#frontend/src/entities/works/view/FileDialog.tsx';
import { Sound } from '#frontend/src/ui/Sound.tsx';
import type { TaskText } from '#shared/tasks/fields.ts';
import { WORK_KINDS, type WorkKind } from '#shared/works/rules.ts';
import { FileRow } from './FileRow.tsx';

type TaskFile = TaskText['files'][number];

interface Props {
  readonly files: readonly TaskFile[];
}

const isViewed = (kind: TaskFile['kind']): kind is WorkKind =>
  kind !== 'zip' && WORK_KINDS.some((each) => each === kind);

function Tools({ file, onLook }: { readonly file: TaskFile; readonly onLook: () => void }) {
  const { t } = useTranslation('task');
  const { name, url, kind } = file;
  return (
    <>
      {isViewed(kind) && (
        <Tooltip title={t('look', { name })}>
          <IconButton aria-label={t('look', { name })} onClick={onLook}>
            <VisibilityIcon />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip title={t('download', { name })}>
        <IconButton component="a" href={url} download={name} aria-label={t('download', { name })}>
          <DownloadIcon />
        </IconButton>
      </Tooltip>
    </>
  );
}

/** The files of a task: previewed where the browser can, and downloaded. */
export function TaskFiles({ files }: Props) {
  const { t } = useTranslation('task');
  const [seenId, setSeenId] = useState('');
  const seen = files.find(({ id }) => id === seenId);
  return (
    <section aria-label={t('files')}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('files')}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            tools={<Tools file={file} onLook={() => setSeenId(file.id)} />}
          >
            {file.kind === 'audio' && <Sound name={file.name} url={file.url} />}
          </FileRow>
        ))}
      </Stack>
      {seen && isViewed(seen.kind) && (
        <FileDialog
          file={{ ...seen, kind: seen.kind, title: seen.name, thumbnail: '' }}
          onClose={() => setSeenId('')}
        />
      )}
    </section>
  );
}
