import type { StudentRow } from '#shared/contracts/student-fields.ts';

/** What somebody is about to do with students; each has a dialog. */
export type StudentTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'batch' }
  | { readonly kind: 'edit' | 'figures'; readonly student: StudentRow }
  | {
      readonly kind: 'remove' | 'reset' | 'join' | 'leave';
      readonly students: readonly StudentRow[];
      readonly done: () => void;
    }
  | { readonly kind: 'cards'; readonly ids: readonly StudentRow['id'][] };
