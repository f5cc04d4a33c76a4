import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import type { Clash } from '#shared/contracts/lesson-fields.ts';
import { useWhen } from '../use-when.ts';

/** Each clash in one line: who has which other lesson, and when. */
export function ClashList({ clashes }: { readonly clashes: readonly Clash[] }) {
  const { t } = useTranslation('lessons');
  const when = useWhen();
  const list = new Intl.ListFormat(LOCALES[useLanguage()], {
    style: 'narrow',
    type: 'conjunction',
  });
  return (
    <ul>
      {clashes.map(({ kind, names, lesson }) => (
        <Typography component="li" key={`${kind} ${lesson.id}`} sx={{ overflowWrap: 'anywhere' }}>
          {t('clash.line', {
            who: t(`clash.kinds.${kind}`, { names: list.format(names) }),
            class: lesson.class_name,
            when: when(lesson),
          })}
        </Typography>
      ))}
    </ul>
  );
}
