import FlagIcon from '@mui/icons-material/FlagOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentRecord, WorkRecord } from '#shared/contracts/work-fields.ts';

// Its form comes when it is first asked for: visitors never do.
const TipOffDialog = lazy(async () => ({
  default: (await import('./TipOffDialog.tsx')).TipOffDialog,
}));

interface Props {
  readonly work: WorkRecord;
  /** Of the work itself, without. */
  readonly comment?: CommentRecord;
}

/** Tells the staff of a work, or of a comment on it. */
export function TipOffButton({ work, comment }: Props) {
  const { t } = useTranslation('works');
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const label = comment ? t('reportComment', { author: comment.author }) : t('report');
  return (
    <>
      {comment ? (
        <Tooltip title={label}>
          <IconButton aria-label={label} onClick={open}>
            <FlagIcon />
          </IconButton>
        </Tooltip>
      ) : (
        <Button color="inherit" startIcon={<FlagIcon />} onClick={open}>
          {label}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <TipOffDialog work={work} comment={comment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
