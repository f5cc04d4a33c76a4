import type { FormId } from '#shared/ids.ts';
import type { NEW } from '../screen-address.ts';
import { screen } from '../screen-address.ts';

/** Paths of the screens of forms. */
export const formPaths = {
  /** A form with its answers, or their figures. */
  form: screen('/collection/:id', (id: FormId, search: { tab?: 'figures' | 'share' } = {}) => [
    { id },
    search,
  ]),
  /** `copy` is the form that a new one begins from. */
  editForm: screen('/collection/edit/:id', (id: FormId | typeof NEW, copy?: FormId) => [
    { id },
    { copy },
  ]),
  /** The public page of a form; with the address of a child's page it is answered for that child. */
  publicForm: screen('/collectionDialog', (form: string, child?: string) => [{}, { form, child }]),
} as const;
