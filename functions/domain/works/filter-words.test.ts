import { describe, expect, it } from 'vitest';
import { maskWords, wordsIn } from './filter-words.ts';
import { INSULTS } from './insults.ts';

describe('words of the school', () => {
  it.each([
    ['你真笨蛋啊', '你真**啊'],
    ['你真 笨 - 蛋 啊', '你真 * - * 啊'],
    ['笨，蛋', '*，*'],
    ['ＢＡＤ bad b.a.d b a d fine', '*** *** *.*.* * * * fine'],
    ['bad你 你bad bad2', '***你 你*** ***2'],
    ['没有什么', '没有什么'],
  ])('are masked in %s', (text, expected) => {
    expect(maskWords(text, ['笨蛋', 'bad', ''])).toBe(expected);
  });

  it.each(['class', 'we assess it', 'as shown', 'as small', 'the bass', '1250', "it's sold"])(
    'are not found within others: %s',
    (text) => {
      expect(wordsIn(text, ['ass', '250', 'sso'])).toEqual([]);
    },
  );

  it('may have signs in them', () => {
    expect(wordsIn("I don't, don’t, dont", ["don't"])).toEqual(["don't"]);
  });
});

const ORDINARY = [
  // English
  'The class will assess the bass of a classic cocktail in Scunthorpe, with an assassin',
  'It hit the wall; it’s hit twice, and his hit counts: push it, T-shirt, shiitake, Matsushita',
  'Moby Dick sits on a cockpit, Essex, Sussex, a peacock, a button, a blackbird, who really are',
  'As such, it changes the bitmap bit by bit: a pass, grass, massive, an embassy',
  'fuchsia, a fork, a duck; Mr Shitt is another Shittim; retard in music is ritardando',
  // Chinese
  '课间操你妈妈会跳吗？体操你妈妈最喜欢',
  '用筷子搅混蛋液，再加蛋黄',
  '这台电脑残留了旧文件，大脑残余的记忆',
  '机智障碍赛：小车躲过智障碍物',
  '帮助智障人士和低能儿童的义工',
  '这个算法会减弱智能车的速度',
  '富贵人家和贫贱人家',
  '生死全家福',
  '他装傻逼着我笑',
  '工人渣土车，机器人渣渣',
  '你去死胡同里找，你去死海玩',
  '认真，他妈妈很高兴；生日你妈妈给你蛋糕',
  '我操作角色往前走，我靠近它，蝴蝶完全变态',
  '笨鸟先飞，坏蛋跑了，小傻瓜，垃圾分类，废物利用，踩到狗屎运',
  '這台電腦殘留了舊檔案，機智障礙賽',
  '烤雞掰開來吃，台北七號出口，靠北邊的教室，手機掰彎了',
  '我才能幹，你娘家在哪裡',
];

describe('insults', () => {
  it.each(ORDINARY)('are not found in ordinary words: %s', (text) => {
    expect(wordsIn(text, [])).toEqual([]);
    expect(maskWords(text, [])).toBe(text);
  });

  it.each(Object.values(INSULTS).flat())('are found: $word', ({ word }) => {
    for (const text of [word, `so ${word.toUpperCase()}!`, `这个 ${word}。`])
      expect(wordsIn(text, [])).toContain(word);
  });

  it.each([
    ['F u c k you', '* * * * you'],
    ['你这个智 障！', '你这个* *！'],
    ['ｉｄｉｏｔ', '*****'],
    ['你是idiot吗', '你是*****吗'],
  ])('are masked in %s', (text, expected) => {
    expect(maskWords(text, [])).toBe(expected);
  });

  it('stand in the list once, with ordinary words of which they are a part', () => {
    const all = Object.values(INSULTS).flat();
    expect(new Set(all.map(({ word }) => word)).size).toBe(all.length);
    for (const { word, except = [] } of all)
      for (const each of except) expect(each).toContain(word);
  });
});
