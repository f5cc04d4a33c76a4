import type { tasksExportZh } from './zh.ts';

export const tasksExportEn: Readonly<Record<keyof typeof tasksExportZh, string>> = {
  'exports.sheet.tasks': 'Tasks',
  'exports.sheet.taskTexts': 'Task contents',
  'exports.sheet.answers': 'Answers',
  'exports.of.studentIds': 'Students',
  'exports.of.releaseAt': 'Released',
  'exports.of.taskId': 'Task ID',
  'exports.of.links': 'Linked works',
  'exports.of.extension': 'Own deadline',
  'exports.of.reviewed': 'Reviewed without hand-in',
  'exports.of.handedIn': 'Handed in',
  'exports.of.score': 'Score',
  'exports.of.openedAt': 'Opened',
  'exports.of.reviewedAt': 'Reviewed',
  'exports.of.reviewerName': 'Reviewed by',
};
