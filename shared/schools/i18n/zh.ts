/** Messages about schools. */
export const schoolsZh = {
  'schools.lessonsPlanned':
    '还有已安排、未上的课，暂时不能修改时区。请先删除这些课，或等它们上完。',
  'schools.hoursEntered': '已经登记了课时，不能再修改货币。',
  'schools.missing': '学校不存在',
} as const;
