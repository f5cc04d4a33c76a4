import type { studentsZh } from './zh.ts';

export const studentsCht: Partial<Record<keyof typeof studentsZh, string>> = {
  'students.notEntrusted': '只能為安排到自己班級的學生辦理，自己加入班級的學生請由校長辦理',
};
