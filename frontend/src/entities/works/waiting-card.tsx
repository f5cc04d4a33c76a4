import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import type { WaitingCard } from '#frontend/src/lib/waiting-card.ts';
import { LinkLine } from '#frontend/src/ui/LinkLine.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { WORKS_HOME } from '#shared/works/home.ts';

const { reportedWorks, waitingWorks } = WORKS_HOME;

/** Works that wait for approval, and reported works; nothing if there are none. */
function WorksToDoCard() {
  const { t } = useTranslation('work');
  const { dateTime } = useFormats();
  const waiting = useQuery(queryOf(waitingWorks.call, waitingWorks.payload)).data?.list ?? [];
  const reported = useQuery(queryOf(reportedWorks.call, reportedWorks.payload)).data;
  const lines = [
    ...waiting.map(({ id, title, author, saved_at }) => ({
      id,
      to: paths.worksTab('waiting'),
      title,
      at: saved_at,
      what: t('toDo.waiting', { author }),
    })),
    ...(reported?.tip_offs?.list ?? []).map(({ id, title, at }) => ({
      id,
      to: paths.worksTab('reports'),
      title,
      at,
      what: t('toDo.reported'),
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <TitledCard
      title={t('toDo.title')}
      action={
        <Button component={Link} to={paths.works}>
          {t('toDo.all')}
        </Button>
      }
    >
      <List disablePadding>
        {lines.map(({ id, to, title, what, at }) => (
          <LinkLine key={id} to={to} primary={title} secondary={`${what} · ${dateTime(at)}`} />
        ))}
      </List>
    </TitledCard>
  );
}

export const worksCard: WaitingCard = { order: 30, Card: WorksToDoCard };
