import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PurpleBar } from '#frontend/src/ui/PurpleBar.tsx';
import { LIMITS } from '#shared/limits.ts';
import { SavingState } from './SavingState.tsx';
import type { View } from './session.ts';

interface Props {
  readonly view: View;
  readonly onBack: () => void;
  readonly onRename: (title: string) => void;
  readonly onSave: () => void;
  /** The hand to raise in a lesson. */
  readonly help: ReactNode;
  readonly menu: ReactNode;
}

function TitleField({ view, onRename }: Pick<Props, 'view' | 'onRename'>) {
  const { t } = useTranslation('scratch');
  return (
    <InputBase
      value={view.title}
      disabled={view.step !== 'open'}
      onChange={({ target }) => onRename(target.value)}
      inputProps={{ 'aria-label': t('name'), maxLength: LIMITS.workTitleMax }}
      sx={({ spacing }) => ({
        color: 'inherit',
        fontWeight: 600,
        border: 1,
        borderColor: 'transparent',
        borderRadius: 1,
        px: 1,
        minHeight: spacing(5.5),
        '&:hover, &.Mui-focused': { borderColor: 'currentColor' },
      })}
    />
  );
}

/** The purple bar above the editor: where to, what it is called, whether it is saved. */
export function EditorBar({ view, onBack, onRename, onSave, help, menu }: Props) {
  const { t } = useTranslation('scratch');
  return (
    <PurpleBar position="static">
      <Toolbar sx={{ gap: 1, px: { xs: 1 } }}>
        <IconButton color="inherit" aria-label={t('back')} onClick={onBack}>
          <ArrowBackIcon />
        </IconButton>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ flex: 1, minWidth: 0, columnGap: 2, alignItems: { sm: 'center' } }}
        >
          <TitleField view={view} onRename={onRename} />
          <SavingState view={view} />
        </Stack>
        {help}
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<SaveIcon />}
          disabled={view.step !== 'open'}
          loading={view.saving.kind === 'sending'}
          onClick={onSave}
        >
          {t('save')}
        </Button>
        {menu}
      </Toolbar>
    </PurpleBar>
  );
}
