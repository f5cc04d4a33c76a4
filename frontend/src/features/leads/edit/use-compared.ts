import { useTranslation } from 'react-i18next';
import type { ComparedField } from '#frontend/src/ui/form/CompareDialog.tsx';
import type { Names } from '#frontend/src/ui/pickers/use-names.ts';
import type { LeadDetail } from '#shared/leads/fields.ts';
import { useSchoolCalendar } from '../queries.ts';
import type { LeadValues } from './lead-form.ts';

type Field = ComparedField<LeadValues>;

const TEXTS = [
  'name',
  'birth',
  'age',
  'grade',
  'interest',
  'referrer',
  'campaign',
  'remark',
] as const;

/** The fields of two edits of the same lead, with their values in words. */
export function useCompared(names: Names, withGuardians: boolean): readonly Field[] {
  const { t } = useTranslation('leads');
  const { data } = useSchoolCalendar();
  const courseOf = (id: unknown) => data?.courses.find((each) => each.id === id)?.name ?? '';
  const familyOf = (value: unknown) =>
    (value as LeadValues['guardians']).map(({ name, phone }) => `${name} ${phone}`).join(', ');
  return [
    ...TEXTS.map((name): Field => ({ name, label: t(name) })),
    ...(withGuardians
      ? [{ name: 'guardians', label: t('guardians'), show: familyOf } as const]
      : []),
    { name: 'course_id', label: t('course'), show: courseOf },
    {
      name: 'source',
      label: t('source'),
      show: (value) => t(`sources.${value as LeadDetail['source']}`),
    },
    { name: 'owner_id', label: t('owner'), show: (value) => names.of(String(value)) },
    {
      name: 'language',
      label: t('language'),
      show: (value) => t(`languages.${value as LeadDetail['language']}`),
    },
  ];
}
