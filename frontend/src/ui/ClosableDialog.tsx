import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Breakpoint, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly title: string;
  readonly maxWidth: Breakpoint;
  /** On screens below this width the dialog is full-screen. */
  readonly fullScreenBelow?: Breakpoint;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a close button beside its title. On phones it fills the screen. */
export function ClosableDialog({
  title,
  maxWidth,
  fullScreenBelow = 'sm',
  onClose,
  children,
}: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const fullScreen = useMediaQuery<Theme>((theme) => theme.breakpoints.down(fullScreenBelow));
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={maxWidth}
      fullWidth
      fullScreen={fullScreen}
    >
      <Stack direction="row" sx={{ alignItems: 'center', pr: 1 }}>
        <DialogTitle id={titleId} sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      {children}
    </Dialog>
  );
}
