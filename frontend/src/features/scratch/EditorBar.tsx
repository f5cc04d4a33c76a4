import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import CloudOffIcon from '@mui/icons-material/CloudOff';
import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMaxLength } from '#frontend/src/ui/form/use-max-length.ts';
import { PurpleBar } from '#frontend/src/ui/PurpleBar.tsx';
import { useOnline } from '#frontend/src/ui/use-online.ts';
import { WORK_LIMITS } from '#shared/works/limits.ts';
import { useStateText } from './use-state-text.ts';
import type { View } from './view.ts';

/** With or without a line of its own for the state: what comes and goes does not move the editor. */
const BAR = ({ layout }: Theme) => ({
  gap: 1,
  px: { xs: 1 },
  minHeight: { xs: layout.header },
});

/** One above the other where both do not fit beside each other; the line below keeps the title's edge. */
const TEXTS = {
  flex: 1,
  minWidth: 0,
  columnGap: 2,
  flexDirection: { xs: 'column', lg: 'row' },
  alignItems: { lg: 'center' },
} as const;
const STATE = {
  minWidth: 0,
  lineHeight: 1.3,
  pl: { xs: 1, lg: 0 },
} as const;

/** Phones show only the icon of a button. */
const WORD = { display: { xs: 'none', sm: 'inline' } } as const;
const SAVE = {
  flex: 'none',
  minWidth: 0,
  '& .MuiButton-startIcon': { mx: { xs: 0 }, mr: { sm: 1 } },
} as const;

interface StateProps {
  readonly view: View;
  readonly online: boolean;
  readonly isLeaving: boolean;
}

function SavingState({ view, online, isLeaving }: StateProps) {
  const text = useStateText(view, { online, isLeaving });
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      {!online && <CloudOffIcon fontSize="small" aria-hidden />}
      <Typography variant="body2" role="status" color="inherit" sx={STATE}>
        {text}
      </Typography>
    </Stack>
  );
}

interface Props {
  readonly view: View;
  /** Changes are being kept before the editor is left. */
  readonly isLeaving: boolean;
  readonly onBack: () => void;
  readonly onRename: (title: string) => void;
  readonly onSave: () => void;
  /** The button that asks for help in a lesson. */
  readonly help: ReactNode;
  readonly menu: ReactNode;
}

function TitleField({ view, onRename }: Pick<Props, 'view' | 'onRename'>) {
  const { t } = useTranslation('scratch');
  const { ref, ...limit } = useMaxLength(view.title, WORK_LIMITS.titleMax);
  return (
    <InputBase
      ref={ref}
      value={view.title}
      disabled={view.step !== 'open'}
      onChange={({ target }) => onRename(target.value)}
      inputProps={{ 'aria-label': t('name'), ...limit }}
      sx={({ spacing }) => ({
        color: 'inherit',
        fontWeight: 600,
        border: 1,
        borderColor: 'transparent',
        borderRadius: 1,
        px: 1,
        minWidth: 0,
        maxWidth: spacing(60),
        minHeight: spacing(5.5),
        '&:hover, &.Mui-focused': { borderColor: 'currentColor' },
      })}
    />
  );
}

/** The bar above the editor: navigation, title, state of saving. */
export function EditorBar({ view, isLeaving, onBack, onRename, onSave, help, menu }: Props) {
  const { t } = useTranslation('scratch');
  const online = useOnline();
  return (
    <PurpleBar position="static">
      <Toolbar sx={BAR}>
        <IconButton color="inherit" aria-label={t('back')} loading={isLeaving} onClick={onBack}>
          <ArrowBackIcon />
        </IconButton>
        <Stack sx={TEXTS}>
          <TitleField view={view} onRename={onRename} />
          <SavingState view={view} online={online} isLeaving={isLeaving} />
        </Stack>
        {help}
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<SaveIcon />}
          aria-label={t('save')}
          disabled={view.step !== 'open'}
          loading={view.saving.kind === 'sending' && online}
          onClick={onSave}
          sx={SAVE}
        >
          <Box component="span" sx={WORD}>
            {t('save')}
          </Box>
        </Button>
        {menu}
      </Toolbar>
    </PurpleBar>
  );
}
