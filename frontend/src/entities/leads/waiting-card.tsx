import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useSchoolToday } from '#frontend/src/lib/school-today.ts';
import type { WaitingCard } from '#frontend/src/lib/waiting-card.ts';
import { LinkLine } from '#frontend/src/ui/LinkLine.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { LEADS_HOME } from '#shared/leads/home.ts';

const { call, payload } = LEADS_HOME.dueLeads;

/** Leads that are to be followed up by today: a teacher's own, for principals all. Nothing if there are none. */
function DueLeadsCard() {
  const { t } = useTranslation('dueLeads');
  const { day } = useFormats();
  const today = useSchoolToday();
  const { data } = useQuery(queryOf(call, payload));
  if (!data || data.total === 0) return null;
  const { list, total, overdue } = data;
  return (
    <TitledCard
      title={t('title')}
      action={
        <Button component={Link} to={paths.dueLeads}>
          {t('all', { count: total })}
        </Button>
      }
    >
      {overdue > 0 && <Chip size="small" color="error" label={t('overdue', { count: overdue })} />}
      <List disablePadding>
        {list.map(({ id, name, guardian, due, owner_name }) => (
          <LinkLine
            key={id}
            to={paths.lead(id)}
            primary={name}
            secondary={[
              guardian.phone,
              due < today ? t('since', { date: day(due) }) : t('today'),
              owner_name,
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </List>
    </TitledCard>
  );
}

export const leadsCard: WaitingCard = { order: 10, Card: DueLeadsCard };
