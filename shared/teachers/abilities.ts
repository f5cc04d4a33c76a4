import { ROLE, type Role } from '#shared/roles.ts';

/** What a principal may let a teacher do beyond teaching. */
export const ABILITIES = [
  'add-students',
  'see-phones',
  'export',
  'delete-students',
  'see-finances',
] as const;
export type Ability = (typeof ABILITIES)[number];

/** What a new teacher may do until the principal changes it. */
export const NEW_TEACHER_ABILITIES: readonly Ability[] = ['add-students', 'see-phones'];

interface Holder {
  readonly role: Role;
  readonly abilities: readonly Ability[];
}

/** A principal may do everything in the school, a teacher what was granted; others have no abilities. */
export const can = ({ role, abilities }: Holder, ability: Ability): boolean =>
  role === ROLE.principal || (role === ROLE.teacher && abilities.includes(ability));

/** A principal may change everything in the school, other people what is their own. */
export const mayChange = (
  { role, userId }: { readonly role: Role; readonly userId: string },
  owners: readonly (string | null | undefined)[],
): boolean => role === ROLE.principal || owners.includes(userId);
