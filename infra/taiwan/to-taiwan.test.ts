import { describe, expect, it } from 'vitest';
import { deriveTexts, toTaiwan } from './to-taiwan.ts';

describe('a text for Taiwan', () => {
  it.each([
    ['登录账号', '登入帳號'],
    ['保存视频和文件', '儲存影片和檔案'],
    ['他说“好”', '他說「好」'],
    // A word in another one.
    ['剩余课时', '剩餘時數'],
    ['{{count}} 课时', '{{count}} 小時'],
    ['{count} 课时', '{count} 小時'],
    ['上课时间', '上課時間'],
    ['字节数', '位元組數'],
    ['上课节数', '上課堂數'],
    ['按班级', '依班級'],
    ['按钮', '按鈕'],
    ['请长按地址', '請長按網址'],
    ['按时发布', '準時發布'],
    ['最多选 3 个', '最多選 3 個'],
    ['退出登录', '登出'],
    ['退出全屏', '離開全螢幕'],
    ['不能恢复', '無法復原'],
    ['等网络恢复后再结束', '等網路恢復後再結束'],
    ['周老师每周上课', '周老師每週上課'],
    ['{{count}} 天后自动删除', '{{count}} 天後自動刪除'],
    ['{{count}} 个旧版本', '{{count}} 個舊版本'],
    ['邮箱地址', '電子郵件地址'],
    ['{{count}} 条', '{{count}} 筆'],
    ['{{count}} 条评论', '{{count}} 則留言'],
    ['这条评论的作者', '這則留言的作者'],
    // Latin words stand apart from Chinese ones, not from signs.
    ['把二维码发给家长', '把 QR Code 傳給家長'],
    ['{{name}}的二维码', '{{name}}的 QR Code'],
    ['二维码：', 'QR Code：'],
  ])('of %s is %s', (zh, cht) => {
    expect(toTaiwan(zh)).toBe(cht);
  });
});

describe('texts for Taiwan', () => {
  it('have the keys of the Chinese ones, whatever the overrides have', () => {
    const zh = { save: '保存', states: { open: '打开', closed: '关闭' } };
    expect(deriveTexts(zh, { states: { closed: '已結案', lost: '遺失' }, other: '其他' })).toEqual({
      save: '儲存',
      states: { open: '開啟', closed: '已結案' },
    });
  });
});
