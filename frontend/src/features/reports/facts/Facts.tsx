import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Dimension } from '#shared/reports/fields.ts';
import type { ChildEvidence } from '../queries.ts';
import { factsOf } from './facts-of.ts';
import { useFactWords } from './use-fact-words.ts';

interface Props {
  readonly id?: string;
  readonly dimension: Dimension;
  /** Undefined while it is asked for; null where it could not be read. */
  readonly evidence: ChildEvidence | null | undefined;
}

/** The evidence that supports the value of a dimension, in one or two lines. */
export function Facts({ id, dimension, evidence }: Props) {
  const { t } = useTranslation('reports');
  const wordsOf = useFactWords();
  if (evidence === null) return null;
  if (evidence === undefined) return <Skeleton variant="text" sx={{ fontSize: '0.75rem' }} />;
  const words = factsOf(dimension, evidence).map(wordsOf);
  return (
    <Typography
      id={id}
      variant="caption"
      component="p"
      color="textSecondary"
      sx={{ overflowWrap: 'anywhere', lineHeight: 1.5 }}
    >
      {words.join(' · ') || t('facts.none')}
    </Typography>
  );
}
