import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import type { WaitingCard } from '#frontend/src/lib/waiting-card.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { useToReview } from './use-to-review.ts';

/** Answers of students that wait for a review; nothing if there are none. */
function ToReviewCard() {
  const { t } = useTranslation('task');
  const { list } = useFormats();
  const { data = [] } = useToReview();
  if (data.length === 0) return null;
  return (
    <TitledCard title={t('reviewing.title')}>
      <List disablePadding>
        {data.map(({ id, title, waiting, names }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton component={Link} to={paths.answers(id)} sx={{ px: 1 }}>
              <ListItemText
                primary={title}
                secondary={list(names)}
                sx={{ overflowWrap: 'anywhere' }}
              />
              <Chip color="warning" label={t('reviewing.count', { count: waiting })} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}

export const tasksCard: WaitingCard = { order: 20, Card: ToReviewCard };
