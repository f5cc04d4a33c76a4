import type * as z from 'zod';
import { hours } from '#shared/contracts/hours.ts';

const schema = hours.endpoints.add.input.omit({ request_key: true });

/** As a form holds it. */
export interface HoursValues {
  student_id: string;
  course_id: string;
  kind: string;
  hours: string;
  valid_to: string;
  note: string;
}
export const HoursForm = schema as unknown as z.ZodType<z.output<typeof schema>, HoursValues>;
