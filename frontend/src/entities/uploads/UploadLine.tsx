import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CloseIcon from '@mui/icons-material/Close';
import InsertDriveFileIcon from '@mui/icons-material/InsertDriveFile';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import ReplayIcon from '@mui/icons-material/Replay';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#frontend/src/lib/bytes.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import type { Refusal } from '#frontend/src/lib/uploads/check-file.ts';
import type { UploadItem } from '#frontend/src/lib/uploads/upload-item.ts';
import type { UploadQueue } from '#frontend/src/lib/uploads/upload-queue.ts';
import { uploads } from '#shared/uploads/contract.ts';

/** The state of an upload, in words and numbers. */
function useUploadText() {
  const { t } = useTranslation('upload');
  const locale = LOCALES[useLanguage()];
  const size = (bytes: number) => formatBytes(bytes, locale);
  const percents = new Intl.NumberFormat(locale, { style: 'percent' });

  function refused(refusal: Refusal): string {
    if (refusal.rule === 'ending') return t('ending', { endings: refusal.endings });
    return refusal.rule === 'size' ? t('size', { size: size(refusal.bytes) }) : t('empty');
  }
  return ({ state, sent, bytes, isWaiting, refusal, message }: UploadItem): string => {
    if (refusal) return refused(refusal);
    if (isWaiting) return t('noNetwork');
    const percent = percents.format(bytes > 0 ? Math.floor((sent / bytes) * 100) / 100 : 0);
    const texts = {
      waiting: t('waiting'),
      sending: t('sent', { percent, sent: size(sent), total: size(bytes) }),
      paused: t('paused', { percent }),
      finishing: t('checking'),
      done: t('done'),
      failed: message || t('failed'),
    };
    return texts[state];
  };
}

interface Props {
  readonly item: UploadItem;
  readonly queue: UploadQueue;
}

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

function Tool({ label, icon, onClick }: ToolProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}

function Tools({ item: { id, name, state, refusal }, queue }: Props) {
  const { t } = useTranslation('upload');
  const client = useQueryClient();
  const isOver = state === 'done' || refusal !== null;
  const remove = async () => {
    await queue.remove(id);
    await invalidate(client, uploads.endpoints.steps);
  };
  return (
    <>
      {state === 'sending' && (
        <Tool label={t('pause', { name })} icon={<PauseIcon />} onClick={() => queue.pause(id)} />
      )}
      {state === 'paused' && (
        <Tool
          label={t('resume', { name })}
          icon={<PlayArrowIcon />}
          onClick={() => queue.resume(id)}
        />
      )}
      {state === 'failed' && !refusal && (
        <Tool label={t('retry', { name })} icon={<ReplayIcon />} onClick={() => queue.resume(id)} />
      )}
      {state !== 'finishing' && (
        <Tool
          label={isOver ? t('dismiss', { name }) : t('cancel', { name })}
          icon={<CloseIcon />}
          onClick={() => void remove()}
        />
      )}
    </>
  );
}

/** One upload: its progress and its actions. */
export function UploadLine({ item, queue }: Props) {
  const { t } = useTranslation('upload');
  const text = useUploadText()(item);
  const { name, bytes, sent, state, preview } = item;
  const isMoving = state === 'sending' || state === 'finishing' || state === 'paused';
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, listStyle: 'none' }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Avatar variant="rounded" src={preview || undefined} alt="">
          {state === 'done' ? <CheckCircleIcon /> : <InsertDriveFileIcon />}
        </Avatar>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography noWrap title={name} sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography
            variant="body2"
            role={state === 'failed' ? 'alert' : undefined}
            color={state === 'failed' ? 'error' : 'textSecondary'}
          >
            {text}
          </Typography>
          {isMoving && (
            <LinearProgress
              variant={state === 'finishing' ? 'indeterminate' : 'determinate'}
              value={bytes > 0 ? (sent / bytes) * 100 : 0}
              aria-label={t('progress', { name })}
              sx={{ mt: 0.5 }}
            />
          )}
        </Box>
        <Tools item={item} queue={queue} />
      </Stack>
    </Paper>
  );
}
