import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { projectOf } from './draft.ts';
import { type Unsent, useUnsentHere } from './use-unsent.ts';

interface Props {
  /** Empty for a task that nothing answers yet. */
  readonly work: string;
  /** A project that was begun for it answers it only once the server has it. */
  readonly task?: string;
}

/** A small badge for a work or a task with changes that are on this device only; nothing for any other. */
export function UnsentChip({ work, task }: Props) {
  const { t } = useTranslation('player');
  const here = useUnsentHere();
  if (!here) return null;
  const isOf = (draft: Unsent) =>
    draft.work === work || (task !== undefined && draft.task === task);
  const isUnsent =
    here.projects.some(isOf) || here.damaged.some((draft) => projectOf(draft) === work);
  if (!isUnsent && !(work && here.isPartlyUnread)) return null;
  return <Chip size="small" color="warning" label={t(isUnsent ? 'unsent' : 'perhapsUnsent')} />;
}
