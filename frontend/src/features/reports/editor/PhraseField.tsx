import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { EVALUATION_PHRASES } from '#shared/teaching/fields.ts';
import type { ReportValues } from '../writing/report-values.ts';

interface Props {
  readonly value: ReportValues['phrase'];
  readonly onChange: (phrase: ReportValues['phrase']) => void;
}

/** One of the phrases of an evaluation, or none. */
export function PhraseField({ value, onChange }: Props) {
  const { t } = useTranslation(['reports', 'records']);
  return (
    <Stack
      direction="row"
      useFlexGap
      role="group"
      aria-label={t('editor.phrase')}
      sx={{ flexWrap: 'wrap', gap: 0.75 }}
    >
      {EVALUATION_PHRASES.map((phrase) => {
        const isChosen = value === phrase;
        return (
          <Chip
            key={phrase}
            label={t(`records:phrases.${phrase}`)}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? '' : phrase)}
            sx={({ layout }) => ({ minHeight: layout.touch, borderRadius: 6 })}
          />
        );
      })}
    </Stack>
  );
}
