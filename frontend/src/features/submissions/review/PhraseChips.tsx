import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { EVALUATION_PHRASES } from '#shared/teaching/fields.ts';
import { PHRASE_KEYS } from './keys.ts';
import type { ReviewValues } from './review.draft.ts';

interface Props {
  readonly value: ReviewValues['phrase'];
  readonly onChange: (phrase: ReviewValues['phrase']) => void;
}

/** The phrases of a review, each with its key. */
export function PhraseChips({ value, onChange }: Props) {
  const { t } = useTranslation(['submissions', 'records']);
  return (
    <Stack
      direction="row"
      useFlexGap
      role="group"
      aria-label={t('phrase')}
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      {EVALUATION_PHRASES.map((phrase, at) => {
        const isChosen = value === phrase;
        const key = PHRASE_KEYS[at] ?? '';
        return (
          <Tooltip key={phrase} describeChild title={t('keyIs', { key: key.toUpperCase() })}>
            <Chip
              label={t(`records:phrases.${phrase}`)}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              aria-pressed={isChosen}
              aria-keyshortcuts={key}
              onClick={() => onChange(isChosen ? '' : phrase)}
              sx={({ layout }) => ({ minHeight: layout.touch, borderRadius: 6 })}
            />
          </Tooltip>
        );
      })}
    </Stack>
  );
}
