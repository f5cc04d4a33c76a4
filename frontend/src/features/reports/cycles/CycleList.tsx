import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import type { CycleId } from '#shared/ids.ts';
import type { CycleLine as CycleRow, useCycles } from '../queries.ts';
import { useCycleWords } from './use-cycle-words.ts';

interface Props {
  readonly query: ReturnType<typeof useCycles>;
  readonly shown: CycleId | null;
}

function CycleLine({ cycle, isShown }: { readonly cycle: CycleRow; readonly isShown: boolean }) {
  const { t } = useTranslation('reports');
  const words = useCycleWords();
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component={Link}
        to={paths.cycle(cycle.id)}
        selected={isShown}
        aria-current={isShown ? 'page' : undefined}
      >
        <ListItemText
          primary={cycle.name}
          secondary={words.deadline(cycle)}
          slotProps={{ primary: { sx: { fontWeight: isShown ? 700 : 500 } } }}
          sx={{ overflowWrap: 'anywhere', mr: 1 }}
        />
        {cycle.state === 'closed' && <Chip size="small" label={t('cycle.closed')} />}
      </ListItemButton>
    </ListItem>
  );
}

/** The cycles, the newest first: a list beside what is open, on phones a choice above it. */
export function CycleList({ query, shown }: Props) {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const cycles = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const more = (
    <MoreButton query={query} fullWidth>
      {t('cycle.earlier')}
    </MoreButton>
  );
  return (
    <>
      <Box sx={{ display: { md: 'none' } }}>
        <LabelledSelect
          label={t('cycle.choose')}
          value={cycles.some(({ id }) => id === shown) ? (shown ?? '') : ''}
          onChange={({ target }) => void navigate(paths.cycle(target.value as CycleId))}
          choices={cycles.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {more}
      </Box>
      <Paper
        component="nav"
        aria-label={t('cycle.all')}
        sx={{ display: { xs: 'none', md: 'block' } }}
      >
        <List disablePadding>
          {cycles.map((cycle) => (
            <CycleLine key={cycle.id} cycle={cycle} isShown={cycle.id === shown} />
          ))}
        </List>
        {more}
      </Paper>
    </>
  );
}
