import EditIcon from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Unsent } from '#frontend/src/entities/scratch/drafts/use-unsent.ts';
import { useFormats } from '#frontend/src/lib/format.ts';

interface Props {
  readonly drafts: readonly Unsent[];
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
}

/** Offers unsent changes on this device, e.g. of a browser that was closed offline. */
export function UnsentDialog({ drafts, onOpen, onNew }: Props) {
  const { t } = useTranslation('scratch');
  const { dateTime } = useFormats();
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('unsent.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('unsent.text')}</DialogContentText>
        <List>
          {drafts.map((row) => (
            <ListItemButton
              key={row.project}
              autoFocus={row === drafts[0]}
              onClick={() => onOpen(row.project)}
              sx={{ border: 1, borderColor: 'primary.main', borderRadius: 1, mb: 1 }}
            >
              <ListItemIcon>
                <EditIcon color="primary" />
              </ListItemIcon>
              <ListItemText
                primary={row.title}
                secondary={`${dateTime(row.at)} · ${t('unsent.open')}`}
              />
            </ListItemButton>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onNew}>
          {t('unsent.startNew')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
