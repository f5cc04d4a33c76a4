import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#frontend/src/components/table/SearchField.tsx';
import type { ClassRecord } from '#shared/contracts/class-fields.ts';
import { CandidateList } from './CandidateList.tsx';
import { JoinProblems } from './JoinProblems.tsx';
import { useJoin } from './use-join.ts';

interface Props {
  readonly found: ClassRecord;
  readonly onClose: () => void;
}

/** Students of the school, searched and chosen, come into the class. */
export function JoinDialog({ found, onClose }: Props) {
  const { t } = useTranslation('classes');
  const { t: common } = useTranslation();
  const id = useId();
  const fullScreen = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [search, setSearch] = useState('');
  const join = useJoin(found, onClose);
  const { chosen, free } = join;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
      fullScreen={fullScreen}
    >
      <Stack direction="row" sx={{ alignItems: 'center', pr: 1 }}>
        <DialogTitle id={id} sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {t('join.title', { name: found.name })}
        </DialogTitle>
        <IconButton aria-label={common('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ px: 3, pb: 1, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <SearchField label={t('join.search')} value={search} onSearch={setSearch} />
        <Typography color="textSecondary">
          {free > 0 ? t('free', { count: free }) : t('full')}
        </Typography>
      </Stack>
      <DialogContent dividers sx={({ spacing }) => ({ p: 0, minHeight: spacing(40) })}>
        <CandidateList classId={found.id} search={search} chosen={chosen} onToggle={join.toggle} />
      </DialogContent>
      <JoinProblems join={join} />
      <DialogActions sx={{ px: 3 }}>
        <Typography aria-live="polite" sx={{ flex: 1 }}>
          {chosen.size > 0 ? t('join.chosen', { count: chosen.size }) : t('join.nobody')}
        </Typography>
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button
          variant="contained"
          disabled={chosen.size === 0}
          loading={join.isWorking}
          onClick={join.submit}
        >
          {t('join.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
