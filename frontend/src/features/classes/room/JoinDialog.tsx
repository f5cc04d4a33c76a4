import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { SearchField } from '#frontend/src/ui/table/SearchField.tsx';
import type { ClassDto } from '#shared/classes/fields.ts';
import { CandidateList } from './CandidateList.tsx';
import { JoinProblems } from './JoinProblems.tsx';
import { useJoin } from './use-join.ts';

interface Props {
  readonly schoolClass: ClassDto;
  readonly onClose: () => void;
}

/** Searches students of the school and adds them to the class. */
export function JoinDialog({ schoolClass, onClose }: Props) {
  const { t } = useTranslation('classes');
  const { t: common } = useTranslation();
  const [search, setSearch] = useState('');
  const join = useJoin(schoolClass, onClose);
  const { chosen, free } = join;
  return (
    <ClosableDialog
      title={t('join.title', { name: schoolClass.name })}
      maxWidth="sm"
      onClose={onClose}
    >
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
        <CandidateList
          classId={schoolClass.id}
          search={search}
          chosen={chosen}
          onToggle={join.toggle}
        />
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
    </ClosableDialog>
  );
}
