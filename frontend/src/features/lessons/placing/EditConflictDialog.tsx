import { useTranslation } from 'react-i18next';
import { staffNamesOf } from '#frontend/src/entities/teachers/staff-names.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import type { Room } from '#shared/lessons/calendar-calls.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { draftToEdit, FIELD_NAMES, type LessonValues, valuesOf } from '../dialogs/lesson-form.ts';
import { useStaffName } from '../queries.ts';
import type { LessonDraft, Obstacle } from './lesson-draft.ts';
import type { Placing } from './use-placing.ts';

const LABELS = {
  date: 'date',
  start: 'start',
  end: 'end',
  teacher_id: 'teacher',
  assistant_id: 'assistant',
  room_id: 'room',
  topic: 'topic',
  hours: 'hours',
} as const satisfies Record<(typeof FIELD_NAMES)[number], string>;

/** The fields of a lesson with their texts, for comparing two versions. */
function useComparedFields(versions: readonly LessonDto[], rooms: readonly Room[]) {
  const { t } = useTranslation('lessons');
  const { day } = useFormats();
  const staff = new Map(versions.flatMap((lesson) => Object.entries(staffNamesOf(lesson))));
  const known = useStaffName();
  const show = (name: keyof LessonValues, value: string): string => {
    if (name === 'date') return value && day(value);
    if (name === 'room_id') return rooms.find(({ id }) => id === value)?.name ?? '';
    if (name === 'teacher_id' || name === 'assistant_id') return staff.get(value) ?? known(value);
    return value;
  };
  return FIELD_NAMES.map((name) => ({
    name,
    label: t(LABELS[name]),
    show: (value: string) => show(name, value),
  }));
}

interface Props {
  readonly obstacle: Extract<Obstacle, { kind: 'conflict' }>;
  readonly placing: Placing;
  readonly rooms: readonly Room[];
}

/** The values of a draft; a field that it leaves out keeps its value. */
function valuesOfDraft(draft: Extract<LessonDraft, { lesson: LessonDto }>): LessonValues {
  const original = valuesOf(draft.lesson);
  const wanted = Object.entries(original).map(([name, value]) => {
    const asked = draft.payload[name as keyof typeof draft.payload];
    return [name, asked === undefined ? value : String(asked)];
  });
  return Object.fromEntries(wanted) as LessonValues;
}

/** Another user changed the lesson in between: the user chooses the value of each field. */
export function EditConflictDialog({ obstacle: { draft, current }, placing, rooms }: Props) {
  const fields = useComparedFields(
    draft.call === 'add' ? [current] : [draft.lesson, current],
    rooms,
  );
  if (draft.call === 'add') return null;
  return (
    <CompareDialog
      edits={{
        original: valuesOf(draft.lesson),
        mine: valuesOfDraft(draft),
        theirs: valuesOf(current),
      }}
      fields={fields}
      onChoose={(chosen) => void placing.retry(draftToEdit(current, chosen))}
      onCancel={placing.cancel}
    />
  );
}
