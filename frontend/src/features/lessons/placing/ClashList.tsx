import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Clash } from '#shared/lessons/fields.ts';
import { useWhen } from '../use-date-texts.ts';

/** Lists the clashes: who has which other lesson, and when. */
export function ClashList({ clashes }: { readonly clashes: readonly Clash[] }) {
  const { t } = useTranslation('lessons');
  const when = useWhen();
  const { list } = useFormats();
  const withTeacher = ({ class_name, teacher_name }: Clash['lesson']) =>
    teacher_name ? t('clash.classOf', { class: class_name, teacher: teacher_name }) : class_name;
  return (
    <ul>
      {clashes.map(({ kind, names, lesson }) => (
        <Typography component="li" key={`${kind} ${lesson.id}`} sx={{ overflowWrap: 'anywhere' }}>
          {t('clash.line', {
            who: t(`clash.kinds.${kind}`, { names: list(names) }),
            class: kind === 'teacher' ? lesson.class_name : withTeacher(lesson),
            when: when(lesson),
          })}
        </Typography>
      ))}
    </ul>
  );
}
