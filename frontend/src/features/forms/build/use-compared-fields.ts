import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { FormDraft } from './form-draft.ts';

/** What is compared when somebody else saved the form meanwhile. */
export function useComparedFields() {
  const { t } = useTranslation('forms');
  const { list } = useFormats();
  const texts = ['title', 'intro', 'thanks', 'from', 'until', 'most'] as const;
  return [
    ...texts.map((name) => ({ name, label: t(`compare.${name}`) })),
    {
      name: 'questions' as const,
      label: t('compare.questions'),
      show: (value: unknown) => list((value as FormDraft['questions']).map(({ title }) => title)),
    },
    {
      name: 'once' as const,
      label: t('build.once'),
      show: (value: unknown) => t(`once.${value as FormDraft['once']}`),
    },
    { name: 'keptDays' as const, label: t('build.kept') },
  ];
}
