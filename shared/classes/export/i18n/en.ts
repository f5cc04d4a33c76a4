import type { classesExportZh } from './zh.ts';

export const classesExportEn: Readonly<Record<keyof typeof classesExportZh, string>> = {
  'exports.sheet.classes': 'Classes',
  'exports.sheet.members': 'Class members',
  'exports.sheet.moves': 'Class changes',
  'exports.of.room': 'Room',
  'exports.of.capacity': 'Capacity',
  'exports.of.start': 'Start',
  'exports.of.end': 'End',
  'exports.of.direction': 'In or out',
};
