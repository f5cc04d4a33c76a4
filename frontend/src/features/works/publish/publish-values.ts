import type * as z from 'zod';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { CODE } from '#shared/codes.ts';
import { FoundPersonal, works } from '#shared/works/contract.ts';
import type { PersonalMark } from '#shared/works/fields.ts';

const FIELDS = {
  title: true,
  description: true,
  category: true,
  visibility: true,
  class_ids: true,
} as const;

/** The payload of publishing. */
export const publishSchema = works.endpoints.publish.input
  .pick(FIELDS)
  // The server would take all classes of the student.
  .refine(({ visibility, class_ids }) => visibility !== 'class' || class_ids.length > 0, {
    path: ['class_ids'],
    params: { rule: 'none' },
  });

/** The form's values. */
export type PublishValues = z.input<typeof publishSchema>;

export const idsOf = (ids: PublishValues['class_ids']): readonly string[] =>
  typeof ids === 'string' ? ids.split(',') : (ids ?? []);

/** The parts of a refusal because of personal data; null for every other error. */
export function foundPersonal(error: unknown): readonly PersonalMark[] | null {
  if (!(error instanceof ApiError) || error.code !== CODE.wait) return null;
  const found = FoundPersonal().safeParse(error.data);
  return found.success ? found.data.personal : null;
}
