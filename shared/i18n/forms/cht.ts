import type { formsZh } from './zh.ts';

export const formsCht: Partial<Record<keyof typeof formsZh, string>> = {
  'forms.over': '這個表單網址已失效，請向學校索取新的網址',
  'forms.early': '表單尚未開放填寫',
  'forms.full': '名額已滿，無法再填寫',
  'forms.answered': '已經填寫過，無法再次送出',
  'forms.changed': '學校剛剛修改了表單，請看過新的內容再送出',
  'rule.questions.repeated': '問題重複，請重新整理後再試',
  'rule.questions.kind': '已有的問題不能改變類型，請新增一個問題',
};
