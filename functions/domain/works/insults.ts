import type { Language } from '#shared/languages.ts';
import type { SoughtWord } from './word-places.ts';

const insult = (word: string, ...except: readonly string[]): SoughtWord => ({
  word,
  except,
  inClause: true,
});

/**
 * Insults that no school wants, in what children show to others and in what families write. Few, and none that is an
 * ordinary word elsewhere: the words behind an insult are ordinary ones of which it is a part. Latin words are found
 * as whole words only, so each form stands here by itself; what both Chinese scripts write alike stands with `zh`.
 * A school adds its own words to its list; a new insult or an exception belongs here, with an example in
 * `filter-words.test.ts`.
 */
export const INSULTS: Readonly<Record<Language, readonly SoughtWord[]>> = {
  zh: [
    insult('白痴'),
    insult('婊子'),
    insult('操你妈', '操你妈妈', '体操你妈', '早操你妈', '做操你妈', '间操你妈', '播操你妈'),
    insult('草泥马'),
    insult('蠢货'),
    insult('低能儿', '低能儿童'),
    insult('狗娘养'),
    insult('狗杂种'),
    insult('混蛋', '混蛋液', '混蛋清', '混蛋黄', '混蛋白', '混蛋黃'),
    insult('贱货'),
    insult('贱人', '贱人家', '贫贱人', '卑贱人'),
    insult('脑残', '大脑残', '小脑残', '头脑残', '电脑残', '脑残留', '脑残余', '脑残影'),
    insult('你去死吧'),
    insult('人渣', '人渣土', '机器人渣', '機器人渣'),
    insult('弱智', '弱智能', '减弱智', '減弱智'),
    insult('傻逼', '装傻逼', '裝傻逼'),
    insult('傻屄'),
    insult('煞逼'),
    insult('死全家', '生死全家'),
    insult('王八蛋'),
    insult('王八羔子'),
    insult(
      '智障',
      '智障碍',
      '智障人',
      '智障儿',
      '智障者',
      '智障学',
      '智障孩',
      '机智障',
      '理智障',
      '智障礙',
      '智障兒',
      '智障學',
      '機智障',
    ),
    insult('nmsl'),
  ],
  cht: [
    insult('白癡'),
    insult('操你媽', '操你媽媽', '體操你媽', '早操你媽', '做操你媽', '間操你媽', '播操你媽'),
    insult('草泥馬'),
    insult('蠢貨'),
    insult('低能兒', '低能兒童'),
    insult('幹你娘'),
    insult('幹恁娘'),
    insult('狗娘養'),
    insult('狗雜種'),
    insult('渾蛋'),
    insult('雞掰', '雞掰開', '雞掰成', '雞掰斷'),
    insult('賤貨'),
    insult('賤人', '賤人家', '貧賤人', '卑賤人'),
    insult('腦殘', '大腦殘', '小腦殘', '頭腦殘', '電腦殘', '腦殘留', '腦殘餘', '腦殘影'),
  ],
  en: [
    ...['asshole', 'assholes', 'arsehole', 'arseholes', 'dumbass'],
    ...['bastard', 'bastards', 'bitch', 'bitches', 'bullshit', 'cunt', 'cunts'],
    ...['dickhead', 'dickheads', 'faggot', 'faggots'],
    ...['fuck', 'fucked', 'fucker', 'fuckers', 'fucking', 'fucks'],
    ...['idiot', 'idiots', 'moron', 'morons', 'retarded'],
    ...['motherfucker', 'motherfuckers', 'motherfucking', 'nigger', 'niggers'],
    ...['shit', 'shithead', 'shitheads', 'shitty', 'slut', 'sluts', 'twat', 'twats'],
    ...['wanker', 'wankers', 'whore', 'whores'],
  ].map((word) => insult(word)),
};
