import { areaList } from '@vant/area-data';
import { Converter } from 'opencc-js/cn2t';
import { pinyin } from 'pinyin-pro';

/** Names of an area: simplified, traditional, English. */
export type AreaNames = readonly [zh: string, cht: string, en: string];

const ETHNIC =
  '朝鲜|蒙古|藏|维吾尔|回|壮|布依|苗|侗|土家|彝|白|傣|景颇|傈僳|哈尼|羌|哈萨克|柯尔克孜|满|畲|黎|瑶|仫佬|毛南|水|仡佬|佤|拉祜|布朗|独龙|怒|纳西|普米|撒拉|土|东乡|保安|裕固|达斡尔|鄂伦春|鄂温克|锡伯|塔吉克|各';

/** What an area is, by the end of its name; the longest first. */
const KINDS: readonly (readonly [ending: RegExp, kind: string])[] = [
  [new RegExp(`(?:(?:${ETHNIC})族|蒙古)*自治州$`), 'Prefecture'],
  [new RegExp(`(?:(?:${ETHNIC})族|蒙古)*自治县$`), 'County'],
  [new RegExp(`(?:(?:${ETHNIC})族|蒙古|哈萨克|鄂伦春|鄂温克|莫力达瓦)*自治旗$`), 'Banner'],
  [new RegExp(`(?:(?:${ETHNIC})族)+区$`), 'District'],
  [/地区$/, 'Prefecture'],
  [/新区$/, 'New Area'],
  [/林区$/, 'Forestry District'],
  [/矿区$/, 'Mining District'],
  [/开发区$/, 'Development Zone'],
  [/特别行政区$/, ''],
  [/(?<!^.)盟$/, 'League'],
  [/(?<=..)[市]$/, ''],
  [/(?<=..)区$/, 'District'],
  [/(?<=.)县$/, 'County'],
  [/(?<=.)旗$/, 'Banner'],
  [/(?<=.)岛$/, 'Island'],
];

/** Known by another name than their reading, or read otherwise than the dictionary says. */
const KNOWN: Readonly<Record<string, string>> = {
  内蒙古自治区: 'Inner Mongolia',
  广西壮族自治区: 'Guangxi',
  西藏自治区: 'Tibet',
  宁夏回族自治区: 'Ningxia',
  新疆维吾尔自治区: 'Xinjiang',
  陕西省: 'Shaanxi',
  台湾省: 'Taiwan',
  香港特别行政区: 'Hong Kong',
  澳门特别行政区: 'Macao',
  呼和浩特市: 'Hohhot',
  包头市: 'Baotou',
  鄂尔多斯市: 'Ordos',
  呼伦贝尔市: 'Hulunbuir',
  锡林郭勒盟: 'Xilingol League',
  阿拉善盟: 'Alxa League',
  乌兰察布市: 'Ulanqab',
  哈尔滨市: 'Harbin',
  齐齐哈尔市: 'Qiqihar',
  拉萨市: 'Lhasa',
  日喀则市: 'Shigatse',
  乌鲁木齐市: 'Urumqi',
  克拉玛依市: 'Karamay',
  吐鲁番市: 'Turpan',
  哈密市: 'Hami',
  喀什地区: 'Kashgar Prefecture',
  和田地区: 'Hotan Prefecture',
  阿克苏地区: 'Aksu Prefecture',
  台北市: 'Taipei',
  新北市: 'New Taipei',
  桃园市: 'Taoyuan',
  台中市: 'Taichung',
  台南市: 'Tainan',
  高雄市: 'Kaohsiung',
  基隆市: 'Keelung',
  新竹市: 'Hsinchu',
  新竹县: 'Hsinchu County',
  嘉义市: 'Chiayi',
  嘉义县: 'Chiayi County',
  彰化县: 'Changhua County',
  屏东县: 'Pingtung County',
  花莲县: 'Hualien County',
  台东县: 'Taitung County',
  金门县: 'Kinmen County',
  洪洞县: 'Hongtong County',
  单县: 'Shan County',
  浚县: 'Xun County',
  乐清市: 'Yueqing',
  大埔县: 'Dabu County',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Syllables in one word: an apostrophe stands before a vowel within it (Xi'an). */
const joined = (syllables: readonly string[]): string =>
  capital(
    syllables.map((each, index) => (index > 0 && /^[aoe]/.test(each) ? `'${each}` : each)).join(''),
  );

function toEnglish(name: string): string {
  const known = KNOWN[name];
  if (known) return known;
  const plain = name.replace(/省$/, '');
  const [ending, kind] = KINDS.find(([each]) => each.test(plain)) ?? [/$^/, ''];
  const own = plain.replace(ending, '') || plain;
  const read = joined(pinyin(own, { toneType: 'none', type: 'array', v: false }));
  return [read, kind].filter(Boolean).join(' ');
}

/** The names of every province, city and district by its code. */
export function makeAreaNames(): Record<string, AreaNames> {
  const toTraditional = Converter({ from: 'cn', to: 'tw' });
  const { province_list, city_list, county_list } = areaList;
  const all = { ...province_list, ...city_list, ...county_list };
  return Object.fromEntries(
    Object.entries(all).map(([code, name]) => [code, [name, toTraditional(name), toEnglish(name)]]),
  );
}
