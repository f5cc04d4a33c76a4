import type { peopleExportZh } from './zh.ts';

export const peopleExportEn: Readonly<Record<keyof typeof peopleExportZh, string>> = {
  'exports.sheet.staff': 'Staff',
  'exports.sheet.students': 'Students',
  'exports.of.account': 'Account',
  'exports.of.nick': 'Nickname',
  'exports.of.phone': 'Phone',
  'exports.of.gender': 'Gender',
  'exports.of.birthday': 'Birthday',
  'exports.of.disabled': 'Disabled',
  'exports.of.role': 'Role',
  'exports.of.pageLine': 'Line on the school’s page',
  'exports.of.abilities': 'Abilities',
};
