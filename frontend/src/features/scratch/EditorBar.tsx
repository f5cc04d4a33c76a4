import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { PurpleBar } from '#frontend/src/ui/PurpleBar.tsx';
import { useOnline } from '#frontend/src/ui/use-online.ts';
import { LIMITS } from '#shared/limits.ts';
import type { View } from './view.ts';

/** The state of saving, in words. */
function useStateText({ dirtySince, savedAt, saving }: View): string {
  const { t } = useTranslation('scratch');
  const { time } = useFormats();
  const online = useOnline();
  if (saving.kind === 'refused') return t('state.refused');
  if (saving.kind === 'stale') return t('state.stale');
  if (saving.kind === 'unkept') return t('state.unkept');
  if (dirtySince) return t('state.unsavedSince', { time: time(savedAt ?? dirtySince) });
  if (saving.kind === 'sending') return t('state.saving');
  if (saving.kind === 'kept') return t(online ? 'state.kept' : 'state.offline');
  return savedAt ? t('state.savedAt', { time: time(savedAt) }) : '';
}

function SavingState({ view }: { readonly view: View }) {
  const text = useStateText(view);
  return (
    <Typography variant="body2" role="status" color="inherit" sx={{ minWidth: 0 }}>
      {text}
    </Typography>
  );
}

interface Props {
  readonly view: View;
  readonly onBack: () => void;
  readonly onRename: (title: string) => void;
  readonly onSave: () => void;
  /** The button that asks for help in a lesson. */
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

/** The bar above the editor: navigation, title, state of saving. */
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
