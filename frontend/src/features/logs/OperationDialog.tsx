import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { Facts } from '#frontend/src/ui/Facts.tsx';
import type { OperationDto } from '#shared/logs/contract.ts';

/** From what to what, side by side. */
function Changes({ changes }: Pick<OperationDto, 'changes'>) {
  const { t } = useTranslation('logs');
  return (
    <Table
      size="small"
      aria-label={t('changed')}
      sx={{ mt: 2, tableLayout: 'fixed', '& td, & th': { overflowWrap: 'anywhere', px: 1 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{t('field')}</TableCell>
          <TableCell>{t('before')}</TableCell>
          <TableCell>{t('after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ field, before, after }) => (
          <TableRow key={[field, before, after].join(' ')}>
            <TableCell component="th" scope="row">
              {field}
            </TableCell>
            <TableCell>{before || '—'}</TableCell>
            <TableCell>{after || '—'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface Props {
  readonly entry: OperationDto;
  readonly onClose: () => void;
}

/** All that an entry of the operation log tells. */
export function OperationDialog({ entry, onClose }: Props) {
  const { t } = useTranslation('logs');
  const { dateTime } = useFormats();
  const { at, last, count, person, about, facts, changes } = entry;
  const isCounted = count > 1;
  return (
    <ClosableDialog title={entry.name} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <Facts
          facts={[
            [t('about'), about],
            [t('person'), person.name || t('hasLeft')],
            [t('at'), dateTime(at)],
            [t('last'), isCounted ? dateTime(last) : ''],
            [t('count'), isCounted ? String(count) : ''],
            [t('device'), entry.device],
            [t('address'), entry.address],
          ]}
        />
        {facts.length > 0 && (
          <Box sx={{ mt: 2 }}>
            <Facts facts={facts.map(({ field, value }) => [field, value] as const)} />
          </Box>
        )}
        {changes.length > 0 && <Changes changes={changes} />}
      </DialogContent>
    </ClosableDialog>
  );
}
