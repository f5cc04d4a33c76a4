import Alert from '@mui/material/Alert';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Import, ImportRow } from './use-import.ts';

function Outcome({ row }: { readonly row: ImportRow }) {
  const { t } = useTranslation('leads');
  if (row.added) return <Typography color="success">{t('importing.done')}</Typography>;
  if (row.refused.length === 0)
    return <Typography color="textSecondary">{t('importing.ready')}</Typography>;
  return row.refused.map(({ field, message }) => (
    <Typography key={field} color="error">
      {message}
    </Typography>
  ));
}

/** The rows of the file, each with what became of it. */
export function ImportRows({ batch }: { readonly batch: Import }) {
  const { t } = useTranslation('leads');
  const { list } = useFormats();
  const { rows, later, ignored } = batch;
  return (
    <Stack spacing={1}>
      {later.length > 0 && (
        <Alert severity="info">{t('importing.tooMany', { rest: later.length })}</Alert>
      )}
      {ignored.length > 0 && (
        <Alert severity="info">{t('importing.ignored', { columns: list(ignored) })}</Alert>
      )}
      <List component="ol" disablePadding sx={{ listStyle: 'none' }}>
        {rows.map(({ key, cells, ...row }, index) => (
          <ListItem key={key} disableGutters divider sx={{ gap: 2, flexWrap: 'wrap' }}>
            <ListItemText
              primary={[cells.name, cells.phone].filter(Boolean).join(' · ')}
              secondary={[t('importing.row', { number: index + 1 }), cells.guardian, cells.interest]
                .filter(Boolean)
                .join(' · ')}
              sx={{ overflowWrap: 'anywhere' }}
            />
            <Stack sx={{ textAlign: 'end' }}>
              <Outcome row={{ key, cells, ...row }} />
            </Stack>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
