import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_PATTERNS } from './accounts-in-text.ts';
import { ADDRESS_PATTERNS } from './addresses-in-text.ts';
import { digitGroups, numberCandidates } from './digit-groups.ts';
import { findPersonalData } from './find-personal-data.ts';

const NAMES = [
  '王子涵',
  '李明',
  '方明',
  '高兴',
  'Emma Watson',
  '陳 小-美',
  'zhang xiaoyu',
  'li an',
];
/** What was found, as `kind: part of the text`. */
const told = (text: string) =>
  findPersonalData(text, NAMES).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

describe('personal data is found in', () => {
  it.each([
    // Mainland China
    ['我的电话 13800138000', 'phone: 13800138000'],
    ['打给我138 0013 8000吧', 'phone: 138 0013 8000'],
    ['138-0013-8000', 'phone: 138-0013-8000'],
    ['１３８００１３８０００', 'phone: １３８００１３８０００'],
    ['一三八零零一三八零零零', 'phone: 一三八零零一三八零零零'],
    ['幺三八〇〇幺三八〇〇〇', 'phone: 幺三八〇〇幺三八〇〇〇'],
    ['138零零138000', 'phone: 138零零138000'],
    ['1 3 8 0 0 1 3 8 0 0 0', 'phone: 1 3 8 0 0 1 3 8 0 0 0'],
    ['我3岁 13800138000', 'phone: 13800138000'],
    ['+86 138 0013 8000', 'phone: 86 138 0013 8000'],
    ['8613800138000', 'phone: 8613800138000'],
    ['家里 010-62781234', 'phone: 010-62781234'],
    ['(0755) 8698 1234', 'phone: 0755) 8698 1234'],
    ['电话：62781234', 'phone: 62781234'],
    // Taiwan and Hong Kong
    ['打給我 0912-345-678', 'phone: 0912-345-678'],
    ['0912345678', 'phone: 0912345678'],
    ['+886 912 345 678', 'phone: 886 912 345 678'],
    ['(02) 2345-6781', 'phone: 02) 2345-6781'],
    ['9123 4567', 'phone: 9123 4567'],
    ['+852 9123 4567', 'phone: 852 9123 4567'],
    ['手機 91234567', 'phone: 91234567'],
    // Elsewhere
    ['Call (212) 555-0142!', 'phone: 212) 555-0142'],
    ['212-555-0142', 'phone: 212-555-0142'],
    ['212.555.0142', 'phone: 212.555.0142'],
    ['+1 212 555 0142', 'phone: 1 212 555 0142'],
    ['+44 20 7946 0958', 'phone: 44 20 7946 0958'],
    ['07700 900123', 'phone: 07700 900123'],
    ['my phone is 555 0142', 'phone: 555 0142'],
    // Mail
    ['写信到 zihan@example.com。', 'email: zihan@example.com'],
    ['Zihan.W@School.edu.cn', 'email: Zihan.W@School.edu.cn'],
    ['zihan at gmail dot com', 'email: zihan at gmail dot com'],
    ['12345678@qq.com', 'email: 12345678@qq.com'],
    // Messengers
    ['微信: zihan_2016', 'account: zihan_2016'],
    ['微信号是zihanwang', 'account: zihanwang'],
    ['微 信：sunny', 'account: sunny'],
    ['vx zihan88', 'account: zihan88'],
    ['WeChat ID: sunnycat', 'account: sunnycat'],
    ['my wechat is sunnycat', 'account: sunnycat'],
    ['QQ 12345678', 'account: 12345678'],
    ['qq号：2 7 1 8 2 8 1', 'account: 2 7 1 8 2 8 1'],
    ['扣扣1234567', 'account: 1234567'],
    ['加我V', 'account: 加我V'],
    ['喜欢就加我微信哦', 'account: 加我微信'],
    ['加我 LINE', 'account: 加我 LINE'],
    ['LINE ID: tommy', 'account: tommy'],
    ['line:tommy_cat', 'account: tommy_cat'],
    ['my discord is tommycat', 'account: tommycat'],
    ['Add me on Discord', 'account: Add me on Discord'],
    ['抖音号 zihan99', 'account: zihan99'],
    // Addresses
    ['我家在人民路12号', 'address: 我家在人民路12号'],
    ['朝阳区建国路88号3单元501室', 'address: 朝阳区建国路88号3单元501室'],
    ['長安街十二號', 'address: 長安街十二號'],
    ['台北市大安區忠孝東路四段100巷5弄3號7樓', 'address: 台北市大安區忠孝東路四段100巷5弄3號7樓'],
    ['中山路100巷5弄3號', 'address: 中山路100巷5弄3號'],
    ['上海市浦东新区张杨路', 'address: 上海市浦东新区张杨路'],
    ['3号楼2单元501室', 'address: 3号楼2单元501室'],
    ['我住在阳光小区', 'address: 阳光小区'],
    ['家住北京市海淀区', 'address: 北京市海淀区'],
    ['I live at 12 main street', 'address: 12 main street'],
    ['12 Main Street', 'address: 12 Main Street'],
    ['221B Baker St, London', 'address: 221B Baker St'],
    // Names
    ['王子涵的飞船', 'name: 王子涵'],
    ['作者：王 子 涵', 'name: 王 子 涵'],
    ['我和李明一起做的', 'name: 李明'],
    ['By EMMA WATSON', 'name: EMMA WATSON'],
    ['Emma  Watson made it', 'name: Emma  Watson'],
    ['陳小美做的', 'name: 陳小美'],
    ['made by Watson, Emma', 'name: Watson, Emma'],
    ['emmawatson', 'name: emmawatson'],
    ['by Zhang Xiaoyu', 'name: Zhang Xiaoyu'],
    ['Xiaoyu Zhang', 'name: Xiaoyu Zhang'],
    ['Zhang Xiao Yu 做的', 'name: Zhang Xiao Yu'],
    ['作者zhangxiaoyu', 'name: zhangxiaoyu'],
    ['by An Li', 'name: An Li'],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });

  it('several parts of one text, in their order', () => {
    expect(told('😀 我是王子涵，QQ 12345678，电话13800138000，zihan@example.com')).toEqual([
      'name: 王子涵',
      'account: 12345678',
      'phone: 13800138000',
      'email: zihan@example.com',
    ]);
  });
});

describe('nothing is found in', () => {
  it.each([
    '得分 12345678',
    '最高分 98765432',
    '得分：91234567',
    'Score 98765432',
    '9123 4567 points',
    '+10000000 金币',
    '+15000000',
    '123456789',
    '0123456789',
    '9876543210',
    '11111111111',
    '01010101011',
    '一二三四五六七八九十',
    '一二三四五六七，二二三四五六七',
    '数一数 1 2 3 4 5 6 7 8 9 10 11 12',
    '1 3 5 7 9 11 13 15 17',
    '01 02 03 04 05 06',
    '3.1415926535897',
    '1.4142135623',
    '13,800,138,000',
    '150 160 170 18',
    '2025-11-24',
    '2025/11/24 10:30',
    '20251124',
    '2025年11月24日',
    '05-06-2024 12',
    '2024-2025',
    '5000-6000',
    '640 480 1080',
    '1700000000000',
    '第 3 关有 100 个星星',
    '192.168.100.200',
    'x = 480; y = -360',
    'Level 12, 3 lives, 60 seconds',
    // Words with the names of messengers
    'QQ糖和橡皮糖',
    '像微信一样聊天',
    '微信小程序的样子',
    'WeChat is great',
    'draw a line to the right',
    'line by line',
    'The snap of the line is funny',
    'Steam train',
    '加油，加V形的翅膀',
    '加我vip关卡',
    'cat@home',
    '@王小虎 你真棒',
    // Words with streets
    '在公路1号线上开车',
    '地铁2号线',
    '线路2号',
    '马路3号车道',
    '街头霸王',
    '从上海市到北京市',
    '我来自北京市海淀区',
    '公主住在城堡的花园',
    '一路小跑到3号门',
    '3号角色和5号选手',
    '2 cats cross the road',
    'Go 10 steps, then 3 right on the street',
    'Level 3 Crazy Road',
    'Top 10 Dance Street',
    '12 ways to win',
    'A street with 3 houses',
    // Names that are words, and words that hold a name
    '今天很高兴',
    '东方明珠塔',
    '我是大王，子涵你好',
    'Emma likes Watson',
    'Xiaoyu and Zhang',
    'Lian the dragon',
    'We met Emma. – – – Watson is here',
    '小猫钓鱼，用方向键控制',
    'Use the arrow keys to move the cat. Have fun!',
    '用方向鍵控制貓咪，收集 20 顆星星就贏了',
  ])('%s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

const MOST = 10_000;
const PIECES = [...'a1@ .-路号市区0九九微信v:qq+()\n', 'Street ', '王子涵', '12 ', 'line '];

describe('the search', () => {
  it('never throws, and answers parts of the text in their order', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.constantFrom(...PIECES), { maxLength: 300 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, fc.array(fc.string(), { maxLength: 3 }), (each, names) => {
        let end = 0;
        for (const found of findPersonalData(each, names)) {
          expect(found.start).toBeGreaterThanOrEqual(end);
          expect(found.end).toBeGreaterThan(found.start);
          end = found.end;
        }
        expect(end).toBeLessThanOrEqual(each.length);
      }),
    );
  });

  it('tries no more numbers than a text has characters, times a few', () => {
    for (const piece of ['1', '1 ', '13 ', '138-', '一三', '+1', '1300 '] as const) {
      const text = piece.repeat(MOST / piece.length);
      const tried = [...numberCandidates(digitGroups(text))].length;
      expect(tried, piece).toBeLessThanOrEqual(13 * MOST);
    }
  });

  it('has no pattern that repeats without a bound', () => {
    const patterns = [
      ...ACCOUNT_PATTERNS.email,
      ...ACCOUNT_PATTERNS.account,
      ...ADDRESS_PATTERNS.plain,
      ...ADDRESS_PATTERNS.cased,
    ];
    const outside = (source: string) =>
      source
        .replace(/\\./g, '')
        .replace(/\[[^\]]*\]/g, 'x')
        .replace(/\(\?<?[:=!]|\(\?<\w+>/g, '(');
    for (const { source } of patterns)
      expect(outside(source), source).not.toMatch(/[*]|\+|\{\d+,\}/);
  });

  it('answers for the longest texts', () => {
    for (const piece of PIECES)
      expect(findPersonalData(piece.repeat(MOST / piece.length), ['王子涵'])).toBeInstanceOf(Array);
  });
});
