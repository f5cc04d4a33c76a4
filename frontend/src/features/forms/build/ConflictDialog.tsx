import { useTranslation } from 'react-i18next';
import { useFormats, useTimeZone } from '#frontend/src/lib/format.ts';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import type { FormDto } from '#shared/contracts/form-fields.ts';
import { draftOf, type FormDraft } from './form-draft.ts';

interface Props {
  readonly original: FormDto;
  readonly mine: FormDraft;
  readonly theirs: FormDto;
  readonly onChoose: (chosen: FormDraft) => void;
  readonly onCancel: () => void;
}

/** Somebody else saved the form meanwhile: what counts is chosen field by field. */
export function ConflictDialog({ original, mine, theirs, onChoose, onCancel }: Props) {
  const { t } = useTranslation('forms');
  const { list } = useFormats();
  const timeZone = useTimeZone();
  const texts = ['title', 'intro', 'thanks', 'from', 'until', 'most'] as const;
  const values = (draft: FormDraft) => ({ ...draft });
  return (
    <CompareDialog
      original={values(draftOf(original, timeZone))}
      mine={values(mine)}
      theirs={values(draftOf(theirs, timeZone))}
      fields={[
        ...texts.map((name) => ({ name, label: t(`compare.${name}`) })),
        {
          name: 'questions' as const,
          label: t('compare.questions'),
          show: (value: FormDraft[keyof FormDraft]) =>
            typeof value === 'string' ? value : list(value.map(({ title }) => title)),
        },
        {
          name: 'once' as const,
          label: t('build.once'),
          show: (value: FormDraft[keyof FormDraft]) =>
            value === 'device' || value === 'student' ? t(`once.${value}`) : t('once.no'),
        },
        { name: 'keptDays' as const, label: t('build.kept') },
      ]}
      onChoose={onChoose}
      onCancel={onCancel}
    />
  );
}
