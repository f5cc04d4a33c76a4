import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { OWN_BOTTOM_BAR } from '../bottom-bar.ts';
import type { BulkAction } from './column.ts';
import type { Selection } from './use-selection.ts';

interface Props<Row> {
  readonly selection: Selection<Row>;
  readonly actions: readonly BulkAction<Row>[];
}

/** Actions for the selected rows, at the bottom; shown only while rows are selected. */
export function BulkBar<Row>({ selection, actions }: Props<Row>) {
  const { t } = useTranslation('table');
  const { rows, clear } = selection;
  if (rows.size === 0) return null;
  return (
    <Stack
      {...OWN_BOTTOM_BAR}
      role="toolbar"
      aria-label={t('bulkActions')}
      direction="row"
      spacing={1}
      useFlexGap
      sx={{
        alignItems: 'center',
        // One line that scrolls sideways on phones, so that it does not cover the list.
        flexWrap: { sm: 'wrap' },
        overflowX: 'auto',
        '& > *': { flexShrink: 0 },
        px: 1,
        py: 0.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton aria-label={t('clearSelection')} onClick={clear}>
        <CloseIcon />
      </IconButton>
      <Typography sx={{ fontWeight: 600, mr: 1 }} aria-live="polite">
        {t('selected', { count: rows.size })}
      </Typography>
      {actions.map(({ key, label, icon, destructive, onSelect }) => (
        <Button
          key={key}
          startIcon={icon}
          color={destructive ? 'error' : 'primary'}
          onClick={() => onSelect([...rows.values()], clear)}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}
