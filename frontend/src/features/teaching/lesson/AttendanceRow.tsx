import CommentIcon from '@mui/icons-material/ModeCommentOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '#frontend/src/ui/PersonAvatar.tsx';
import type { AttendanceLine } from '#shared/teaching/fields.ts';
import type { DraftLine } from '../draft/record-values.ts';
import { CommentFields } from './CommentFields.tsx';
import { StateButtons } from './StateButtons.tsx';
import { useHoursLeft } from './use-hours-left.ts';

interface Props {
  readonly line: AttendanceLine;
  readonly entry: DraftLine;
  readonly onChange: (entry: DraftLine) => void;
}

/** Facts about a student: guest, joined later, and the hours that are left. */
function Facts({ line }: Pick<Props, 'line'>) {
  const { t } = useTranslation(['teaching', 'records']);
  const { guest, reason, low } = line;
  const left = useHoursLeft(line);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <Typography variant="body2" color={low ? 'error' : 'textSecondary'}>
        {left}
      </Typography>
      {guest && <Chip size="small" label={t('records:guest')} />}
      {reason !== 'expected' && <Chip size="small" label={t(`reasons.${reason}`)} />}
    </Stack>
  );
}

/** One student: attendance and, when opened, phrase and comment. */
export function AttendanceRow({ line, entry, onChange }: Props) {
  const { t } = useTranslation('teaching');
  const [open, setOpen] = useState(false);
  const commented = entry.phrase !== '' || entry.comment !== '';
  const label = t('commentOn', { name: line.name });
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
        columnGap: 1,
        rowGap: 1,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
        <PersonAvatar name={line.name} picture={line.avatar} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{line.name}</Typography>
          <Facts line={line} />
        </Box>
      </Stack>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-expanded={open}
          color={commented ? 'primary' : 'default'}
          onClick={() => setOpen(!open)}
          sx={{ order: { md: 3 } }}
        >
          <CommentIcon />
        </IconButton>
      </Tooltip>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, order: { md: 2 } }}>
        <StateButtons line={line} entry={entry} onChange={onChange} />
      </Box>
      {(open || commented) && (
        <Box sx={{ gridColumn: '1 / -1', order: 4 }}>
          <CommentFields name={line.name} entry={entry} onChange={onChange} open={open} />
        </Box>
      )}
    </Box>
  );
}
