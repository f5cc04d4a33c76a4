import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  preview: 'Preview',
  task: 'Task description',
  pictures: 'Pictures',
  picture: 'Picture {{index}} of {{count}}',
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause',
  play: 'Play',
  video: 'Video',
  evidence: 'Along the way',
  evidenceKind: { lesson: 'Lesson', task: 'Task', work: 'Work', hours: 'Hours', report: 'Report' },
  evaluation: 'Teacher’s comment',
  noEvaluation: 'No comment yet',
  dimensions: 'Six dimensions',
  dimension: {
    logic: 'Logical thinking',
    focus: 'Focus',
    thinking: 'Thinking ability',
    communication: 'Communication',
    creativity: 'Creativity',
    innovation: 'Innovation',
  },
  value: '{{value}} of {{max}}',
  notRated: 'Not rated',
  notAsked: 'Not asked for',
  poster: 'Save poster',
  pdf: 'Save PDF',
  qr: 'Scan to open the poster',
  untitled: 'Untitled report',
};
