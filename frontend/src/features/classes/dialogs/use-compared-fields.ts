import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { CLASS_KINDS } from '#shared/contracts/class-fields.ts';
import { type ClassValues, FIELD_NAMES } from './class-form.ts';
import type { StaffNames } from './use-staff-names.ts';

const LABELS = {
  name: 'name',
  kind: 'kind',
  course: 'course',
  teacher_id: 'teacher',
  assistant_id: 'assistant',
  room: 'room',
  capacity: 'capacity',
  start_date: 'start',
  end_date: 'end',
  remark: 'remark',
} as const satisfies Record<keyof ClassValues, string>;

/** How the values of a class are written where two versions of it stand beside each other. */
export function useComparedFields(names: StaffNames, others: Readonly<Record<string, string>>) {
  const { t } = useTranslation('classes');
  const { day } = useFormats();
  const show = (name: keyof ClassValues, value: string): string => {
    if (name === 'teacher_id' || name === 'assistant_id')
      return names.of(value) || (others[value] ?? '');
    if (name === 'start_date' || name === 'end_date') return value && day(value);
    const kind = CLASS_KINDS.find((each) => name === 'kind' && each === value);
    return kind ? t(`kinds.${kind}`) : value;
  };
  return FIELD_NAMES.map((name) => ({
    name,
    label: t(LABELS[name]),
    show: (value: string) => show(name, value),
  }));
}
