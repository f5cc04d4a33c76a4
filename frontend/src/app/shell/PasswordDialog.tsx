import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { RobotPicture } from '#frontend/src/ui/pictures/RobotPicture.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly onLater: () => void;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Dialog about the user's password. Friendly and large, since most of its users are children. */
export function PasswordDialog({ title, text, onLater, actions, children }: Props) {
  const id = useId();
  return (
    <Dialog open onClose={onLater} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} sx={{ fontSize: '1.5rem', pb: 0 }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <RobotPicture height={10} />
          <Typography sx={{ fontSize: '1.125rem' }}>{text}</Typography>
        </Stack>
        {children}
      </DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}
