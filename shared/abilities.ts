import { ROLE, type Role } from './roles.ts';

/** What a principal may let a teacher do beyond teaching. */
export const ABILITIES = [
  'add-students',
  'see-phones',
  'export',
  'delete-students',
  'see-finances',
] as const;
export type Ability = (typeof ABILITIES)[number];

/** What a new teacher may do until the principal says otherwise. */
export const NEW_TEACHER_ABILITIES: readonly Ability[] = ['add-students', 'see-phones'];

interface Holder {
  readonly role: Role;
  readonly abilities: readonly Ability[];
}

/** A principal may do everything in the school, a teacher what was granted, nobody else anything. */
export const can = ({ role, abilities }: Holder, ability: Ability): boolean =>
  role === ROLE.principal || (role === ROLE.teacher && abilities.includes(ability));
