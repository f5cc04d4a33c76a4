import * as z from 'zod';
import { pictureUrl } from '#shared/fields.ts';
import { StudentId } from '#shared/ids.ts';

const Sibling = () => z.object({ id: StudentId, name: z.string(), avatar: pictureUrl });
export type SiblingDto = z.infer<ReturnType<typeof Sibling>>;

/** Other students of the school with the same phone who are not linked: siblings, or a mistake. */
export const SamePhone = () =>
  z.object({
    /** Those whom the caller manages. */
    list: z.array(Sibling()),
    /** How many more there are. */
    others: z.number().int(),
  });
export type SamePhoneDto = z.infer<ReturnType<typeof SamePhone>>;

/** The siblings of a student, and who may be another one. */
export const Siblings = () =>
  z.object({
    /** Linked by staff: the page for the family leads from one to the other. */
    siblings: z.array(Sibling()),
    same_phone: SamePhone(),
  });
