import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import type { Room } from '#shared/contracts/calendar-settings.ts';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import { type LessonValues, valuesOf, wishToEdit } from '../dialogs/lesson-form.ts';
import { useComparedFields } from '../dialogs/use-compared-fields.ts';
import type { Placing } from './use-placing.ts';
import type { Obstacle, Wish } from './wish.ts';

interface Props {
  readonly obstacle: Extract<Obstacle, { kind: 'overtaken' }>;
  readonly placing: Placing;
  readonly rooms: readonly Room[];
}

/** The values that a wish asks for: what it leaves out stays as it was. */
function wantedBy(wish: Extract<Wish, { lesson: LessonDto }>): LessonValues {
  const began = valuesOf(wish.lesson);
  const wanted = Object.entries(began).map(([name, value]) => {
    const asked = wish.payload[name as keyof typeof wish.payload];
    return [name, asked === undefined ? value : String(asked)];
  });
  return Object.fromEntries(wanted) as LessonValues;
}

/** Somebody else changed the lesson meanwhile: field by field, whose change stays. */
export function OvertakenDialog({ obstacle: { wish, current }, placing, rooms }: Props) {
  const fields = useComparedFields(wish.call === 'add' ? [current] : [wish.lesson, current], rooms);
  if (wish.call === 'add') return null;
  return (
    <CompareDialog
      began={{ ...valuesOf(wish.lesson) }}
      mine={{ ...wantedBy(wish) }}
      theirs={{ ...valuesOf(current) }}
      fields={fields}
      onChoose={(chosen) => void placing.retry(wishToEdit(current, chosen))}
      onCancel={placing.giveUp}
    />
  );
}
