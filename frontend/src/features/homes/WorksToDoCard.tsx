import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { useWorksToDo } from './queries.ts';

/** Works that wait for approval, and reported works; nothing if there are none. */
export function WorksToDoCard() {
  const { t } = useTranslation('homes');
  const { dateTime } = useFormats();
  const { waiting, reports } = useWorksToDo();
  const lines = [
    ...waiting.map(({ id, title, author, saved_at }) => ({
      id,
      to: paths.worksTab('waiting'),
      title,
      at: saved_at,
      what: t('works.waiting', { author }),
    })),
    ...reports.map(({ id, title, at }) => ({
      id,
      to: paths.worksTab('reports'),
      title,
      at,
      what: t('works.reported'),
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <TitledCard
      title={t('works.toDo')}
      action={
        <Button component={Link} to={paths.works}>
          {t('works.all')}
        </Button>
      }
    >
      <List disablePadding>
        {lines.map(({ id, to, title, what, at }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton component={Link} to={to} sx={{ px: 1 }}>
              <ListItemText
                primary={title}
                secondary={`${what} · ${dateTime(at)}`}
                sx={{ overflowWrap: 'anywhere' }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}
