import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '#frontend/src/ui/PersonAvatar.tsx';
import type { Candidate } from '#shared/classes/fields.ts';

interface Props {
  readonly student: Candidate;
  readonly isChosen: boolean;
  readonly onToggle: (student: Candidate) => void;
}

/** A student with a checkbox; the whole row can be clicked. */
export function CandidateRow({ student, isChosen, onToggle }: Props) {
  const { t } = useTranslation('classes');
  const { name, account, avatar, member, classes, disabled } = student;
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Stack
        component="label"
        direction="row"
        spacing={1}
        sx={{
          alignItems: 'center',
          px: 2,
          py: 0.5,
          cursor: member ? 'default' : 'pointer',
          '&:hover': { bgcolor: member ? undefined : 'action.hover' },
        }}
      >
        <Checkbox
          checked={member || isChosen}
          disabled={member}
          onChange={() => onToggle(student)}
        />
        <PersonAvatar name={name} picture={avatar} size="small" />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {account}
          </Typography>
        </Box>
        {disabled && <Chip size="small" color="error" variant="outlined" label={t('disabled')} />}
        {member ? (
          <Chip size="small" label={t('join.member')} />
        ) : (
          classes > 0 && (
            <Typography variant="body2" color="textSecondary">
              {t('join.classes', { count: classes })}
            </Typography>
          )
        )}
      </Stack>
    </Box>
  );
}
