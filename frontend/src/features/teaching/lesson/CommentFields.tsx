import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { EVALUATION_PHRASES } from '#shared/contracts/teaching-fields.ts';
import { LIMITS } from '#shared/limits.ts';
import type { DraftLine } from '../draft/draft.ts';

interface Props {
  readonly name: string;
  readonly said: DraftLine;
  /** Closed, only what was said is shown. */
  readonly open: boolean;
  readonly onChange: (said: DraftLine) => void;
}

/** How a student did: a phrase with one tap, and a sentence for whoever deserves one. */
export function CommentFields({ name, said, open, onChange }: Props) {
  const { t } = useTranslation(['teaching', 'records']);
  if (!open) {
    const phrase = said.phrase && t(`records:phrases.${said.phrase}`);
    const text = [phrase, said.comment].filter(Boolean).join(' · ');
    return <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>;
  }
  return (
    <Stack spacing={1}>
      <Stack
        direction="row"
        useFlexGap
        role="group"
        aria-label={t('phraseFor', { name })}
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {EVALUATION_PHRASES.map((phrase) => {
          const chosen = said.phrase === phrase;
          return (
            <Chip
              key={phrase}
              label={t(`records:phrases.${phrase}`)}
              color={chosen ? 'primary' : 'default'}
              variant={chosen ? 'filled' : 'outlined'}
              aria-pressed={chosen}
              onClick={() => onChange({ ...said, phrase: chosen ? '' : phrase })}
              sx={({ layout }) => ({ minHeight: layout.touch, borderRadius: 6 })}
            />
          );
        })}
      </Stack>
      <LabelledInput
        label={t('commentOn', { name })}
        value={said.comment}
        multiline
        maxRows={4}
        maxLength={LIMITS.lessonCommentMax}
        onChange={({ target }) => onChange({ ...said, comment: target.value })}
      />
    </Stack>
  );
}
