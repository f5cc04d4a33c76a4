import type { WorkDto } from '#shared/works/fields.ts';

/** The author wanted, or wants, everybody to see the work, rather than a class or the school. */
export const isForEverybody = ({ chosen }: Pick<WorkDto, 'chosen'>): boolean =>
  chosen?.visibility !== 'class' && chosen?.visibility !== 'school';
