import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';

interface Entry {
  readonly id: string;
  readonly name: string;
}

interface Props<T extends Entry> {
  readonly entries: readonly T[];
  readonly addLabel: string;
  readonly empty: { readonly title: string; readonly hint: string };
  /** The smaller line below the name. */
  readonly detail: (entry: T) => string;
  readonly mark?: (entry: T) => ReactNode;
  readonly onAdd: () => void;
  readonly onEdit: (entry: T) => void;
  readonly onRemove?: (entry: T) => void;
}

/** A list of rooms, courses or holidays, with buttons for each. */
export function EntryList<T extends Entry>(props: Props<T>) {
  const { entries, addLabel, empty, detail, mark, onAdd, onEdit, onRemove } = props;
  const { t } = useTranslation('lessons');
  return (
    <Stack spacing={1}>
      {entries.length === 0 && <EmptyState title={empty.title} hint={empty.hint} />}
      <List disablePadding>
        {entries.map((entry) => (
          <ListItem key={entry.id} divider disableGutters sx={{ gap: 1 }}>
            {mark?.(entry)}
            <ListItemText
              primary={entry.name}
              secondary={detail(entry)}
              sx={{ overflowWrap: 'anywhere' }}
            />
            <Button
              aria-label={t('setup.changeOf', { name: entry.name })}
              onClick={() => onEdit(entry)}
            >
              {t('setup.change')}
            </Button>
            {onRemove && (
              <Button
                color="error"
                aria-label={t('setup.holiday.removeOf', { name: entry.name })}
                onClick={() => onRemove(entry)}
              >
                {t('setup.holiday.remove')}
              </Button>
            )}
          </ListItem>
        ))}
      </List>
      <Button startIcon={<AddIcon />} onClick={onAdd} sx={{ alignSelf: 'start' }}>
        {addLabel}
      </Button>
    </Stack>
  );
}
