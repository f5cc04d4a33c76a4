import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import type { WaitingCard } from '#frontend/src/lib/waiting-card.ts';
import { LinkLine } from '#frontend/src/ui/LinkLine.tsx';
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
          <LinkLine key={id} to={paths.answers(id)} primary={title} secondary={list(names)}>
            <Chip color="warning" label={t('reviewing.count', { count: waiting })} />
          </LinkLine>
        ))}
      </List>
    </TitledCard>
  );
}

export const tasksCard: WaitingCard = { order: 20, Card: ToReviewCard };
