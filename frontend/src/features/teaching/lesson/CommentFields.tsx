import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { EVALUATION_PHRASES } from '#shared/teaching/fields.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import type { DraftLine } from '../draft/record-values.ts';

interface Props {
  readonly name: string;
  readonly entry: DraftLine;
  /** When closed, only the comment is shown. */
  readonly open: boolean;
  readonly onChange: (entry: DraftLine) => void;
}

/** The comment on a student: a phrase and a sentence. */
export function CommentFields({ name, entry, open, onChange }: Props) {
  const { t } = useTranslation(['teaching', 'records']);
  if (!open) {
    const phrase = entry.phrase && t(`records:phrases.${entry.phrase}`);
    const text = [phrase, entry.comment].filter(Boolean).join(' · ');
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
          const chosen = entry.phrase === phrase;
          return (
            <Chip
              key={phrase}
              label={t(`records:phrases.${phrase}`)}
              color={chosen ? 'primary' : 'default'}
              variant={chosen ? 'filled' : 'outlined'}
              aria-pressed={chosen}
              onClick={() => onChange({ ...entry, phrase: chosen ? '' : phrase })}
              sx={({ layout }) => ({ minHeight: layout.touch, borderRadius: 6 })}
            />
          );
        })}
      </Stack>
      <LabelledInput
        label={t('commentOn', { name })}
        value={entry.comment}
        multiline
        maxRows={4}
        maxLength={TEACHING_LIMITS.commentMax}
        onChange={({ target }) => onChange({ ...entry, comment: target.value })}
      />
    </Stack>
  );
}
