import type { calendarZh } from './zh.ts';

export const calendarEn: Readonly<Record<keyof typeof calendarZh, string>> = {
  'feeds.missing': 'This calendar address is not valid, or has been revoked.',
  'feeds.name': 'Lessons at {school}',
  'feeds.teacher': 'Teacher: {name}',
  'feeds.assistant': 'Assistant: {name}',
  'feeds.course': 'Course: {name}',
};
