import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Clash } from '#shared/contracts/lesson-fields.ts';
import { useWhen } from '../use-date-texts.ts';

/** Lists the clashes: who has which other lesson, and when. */
export function ClashList({ clashes }: { readonly clashes: readonly Clash[] }) {
  const { t } = useTranslation('lessons');
  const when = useWhen();
  const { list } = useFormats();
  return (
    <ul>
      {clashes.map(({ kind, names, lesson }) => (
        <Typography component="li" key={`${kind} ${lesson.id}`} sx={{ overflowWrap: 'anywhere' }}>
          {t('clash.line', {
            who: t(`clash.kinds.${kind}`, { names: list(names) }),
            class: lesson.class_name,
            when: when(lesson),
          })}
        </Typography>
      ))}
    </ul>
  );
}
