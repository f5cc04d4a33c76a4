import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSchoolToday } from '#frontend/src/lib/school-today.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { useDueLeads } from './queries.ts';

/** Leads that are to be followed up by today: a teacher's own, for principals all. Nothing if there are none. */
export function DueLeadsCard() {
  const { t } = useTranslation('homes');
  const { day } = useFormats();
  const today = useSchoolToday();
  const { data } = useDueLeads();
  if (!data || data.total === 0) return null;
  const { list, total, overdue } = data;
  return (
    <TitledCard
      title={t('dueLeads.title')}
      action={
        <Button component={Link} to={paths.dueLeads}>
          {t('dueLeads.all', { count: total })}
        </Button>
      }
    >
      {overdue > 0 && (
        <Chip size="small" color="error" label={t('dueLeads.overdue', { count: overdue })} />
      )}
      <List disablePadding>
        {list.map(({ id, name, guardian, due, owner_name }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton component={Link} to={paths.lead(id)} sx={{ px: 1 }}>
              <ListItemText
                primary={name}
                secondary={[
                  guardian.phone,
                  due < today ? t('dueLeads.since', { date: day(due) }) : t('dueLeads.today'),
                  owner_name,
                ]
                  .filter(Boolean)
                  .join(' · ')}
                sx={{ overflowWrap: 'anywhere' }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}
