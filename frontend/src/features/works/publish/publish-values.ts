import type * as z from 'zod';
import type { WorkDto } from '#shared/contracts/work-fields.ts';
import { works } from '#shared/contracts/works.ts';

const FIELDS = {
  title: true,
  description: true,
  category: true,
  visibility: true,
  class_ids: true,
} as const;

/** The payload of publishing. */
export const publishSchema = works.endpoints.publish.input.pick(FIELDS);

/** The form's values. */
export type PublishValues = z.input<typeof publishSchema>;

export const idsOf = (ids: PublishValues['class_ids']): readonly string[] =>
  typeof ids === 'string' ? ids.split(',') : (ids ?? []);

/** The fields that are compared when the work was changed in between. */
export type ComparedValues = Readonly<
  Record<'title' | 'description' | 'category' | 'visibility', string>
>;

export const comparedOf = (work: WorkDto): ComparedValues => {
  const { title, description, category, visibility } = work;
  return { title, description, category, visibility };
};
