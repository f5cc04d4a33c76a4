import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const WORK_OPERATIONS = {
  'work.approve': { zh: '审核作品', cht: '審核作品', en: 'Judged a work' },
  'work.comment-remove': { zh: '删除评论', cht: '刪除留言', en: 'Removed a comment' },
  'work.edit': { zh: '修改或发布作品', cht: '修改或發布作品', en: 'Edited or published a work' },
  'work.erase': { zh: '彻底删除作品', cht: '永久刪除作品', en: 'Erased a work' },
  'work.remove': { zh: '移除作品', cht: '移除作品', en: 'Removed a work' },
  'work.restore': { zh: '恢复作品', cht: '還原作品', en: 'Restored a work' },
  'work.tip-off': { zh: '处理举报', cht: '處理檢舉', en: 'Settled an abuse report' },
  'works.filter-words': { zh: '修改屏蔽词', cht: '修改過濾詞', en: 'Changed the filter words' },
} as const satisfies Readonly<Record<string, Texts>>;
