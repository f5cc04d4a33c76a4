import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const LESSON_OPERATIONS = {
  'calendar.course': { zh: '修改课程类型', cht: '修改課程類型', en: 'Changed kinds of course' },
  'calendar.holiday': { zh: '修改假期', cht: '修改假期', en: 'Changed holidays' },
  'calendar.room': { zh: '修改教室', cht: '修改教室', en: 'Changed rooms' },
  'calendar.rules': { zh: '修改排课规则', cht: '修改排課規則', en: 'Changed the rules of lessons' },
  'lesson.add': { zh: '排课', cht: '排課', en: 'Planned a lesson' },
  'lesson.correct': { zh: '更正上课记录', cht: '更正上課紀錄', en: 'Corrected a lesson record' },
  'lesson.delete': { zh: '取消课程', cht: '取消課程', en: 'Cancelled a lesson' },
  'lesson.edit': { zh: '修改课程安排', cht: '修改課程安排', en: 'Changed a lesson' },
  'lesson.end': { zh: '下课并提交记录', cht: '下課並提交紀錄', en: 'Ended a lesson' },
  'lesson.export': { zh: '导出上课记录', cht: '匯出上課紀錄', en: 'Exported lesson records' },
  'lesson.picture': { zh: '上传课堂照片', cht: '上傳課堂照片', en: 'Stored a lesson picture' },
  'lesson.register': { zh: '导出考勤表', cht: '匯出出勤表', en: 'Exported a register' },
  'lesson.start': { zh: '开始上课', cht: '開始上課', en: 'Started a lesson' },
  'lesson.visit': { zh: '安排听课', cht: '安排試聽', en: 'Added a visitor' },
  'lesson.visitEnd': { zh: '取消听课', cht: '取消試聽', en: 'Removed a visitor' },
} as const satisfies Readonly<Record<string, Texts>>;
