import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { EVALUATION_PHRASES } from '#shared/teaching/fields.ts';
import { PHRASE_KEYS } from './keys.ts';

const KEYS = [
  ['Ctrl + Enter', 'save'],
  ['J  →', 'next'],
  ['K  ←', 'previous'],
  ['0 … 9', 'digit'],
  ['⌫', 'erase'],
  ['C', 'comment'],
  ['R', 'return'],
  ['P', 'play'],
  ['[  ]', 'versions'],
  ['Esc', 'leave'],
  ['?', 'help'],
] as const;

interface Props {
  readonly isOn: boolean;
  readonly onSwitch: (on: boolean) => void;
  readonly onClose: () => void;
}

function Line({ keys, text }: { readonly keys: string; readonly text: string }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', fontWeight: 700 }}>
        <kbd>{keys}</kbd>
      </TableCell>
      <TableCell>{text}</TableCell>
    </TableRow>
  );
}

/** What the keys do. */
export function HelpDialog({ isOn, onSwitch, onClose }: Props) {
  const { t } = useTranslation(['submissions', 'records']);
  return (
    <ClosableDialog title={t('keys.title')} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          <Typography color="textSecondary">{t('keys.hint')}</Typography>
          <Table size="small" aria-label={t('keys.title')}>
            <TableBody>
              {KEYS.map(([keys, does]) => (
                <Line key={does} keys={keys} text={t(`keys.${does}`)} />
              ))}
              {EVALUATION_PHRASES.map((phrase, at) => (
                <Line
                  key={phrase}
                  keys={PHRASE_KEYS[at]?.toUpperCase() ?? ''}
                  text={t(`records:phrases.${phrase}`)}
                />
              ))}
            </TableBody>
          </Table>
          <FormControlLabel
            control={<Switch checked={isOn} onChange={(_, on) => onSwitch(on)} />}
            label={t('keys.single')}
          />
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
