import type { FieldControl } from '#frontend/src/ui/form/field-control.ts';

/** What the forms of one lesson and of a series have in common, as their fields hold it. */
export interface PlaceValues {
  class_id: string;
  start: string;
  end: string;
  teacher_id: string;
  assistant_id: string;
  room_id: string;
  topic: string;
  hours: string;
}
export type PlaceControl = FieldControl<PlaceValues>;

/** A form with more fields serves those that it shares. */
export const placeOf = <T extends PlaceValues>(control: FieldControl<T>): PlaceControl =>
  control as unknown as PlaceControl;
