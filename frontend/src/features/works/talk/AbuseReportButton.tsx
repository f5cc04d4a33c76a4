import FlagIcon from '@mui/icons-material/FlagOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import type { CommentDto, WorkDto } from '#shared/works/fields.ts';

// The form is loaded when it is first opened: hardly anybody does.
const AbuseReportDialog = lazyPart(
  async () => (await import('./AbuseReportDialog.tsx')).AbuseReportDialog,
);

interface Props {
  readonly work: WorkDto;
  /** Without one, the work itself is reported. */
  readonly comment?: CommentDto;
}

/** Reports a work or a comment to the staff of its school. */
export function AbuseReportButton({ work, comment }: Props) {
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
      {isOpen && <AbuseReportDialog work={work} comment={comment} onClose={() => setOpen(false)} />}
    </>
  );
}
