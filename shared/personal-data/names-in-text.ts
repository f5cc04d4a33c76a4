import type { Span } from './folded-text.ts';

/** Names of children that are words as well; in a text they mostly are. */
const WORDS = new Set(
  '高兴 高興 安静 安靜 白云 白雲 平安 高山 高原 江山 江河 文明 阳光 陽光 方向 方便 高明 明白 安全 安心 黄河 黃河 白雪 金星 王子 公主 温暖 溫暖 时光 時光 时间 時間 成功 成长 成長 花朵 花园 花園 雷雨 向阳 向陽 万里 萬里 千里 高峰 金山 石头 石頭 马上 馬上 牛奶 胡说 胡說 程序 程式 安康 康乐 康樂 和平 路人 田野 水晶 星星 星辰 小雨 小雪 小米 天天 乐乐 樂樂'.split(
    ' ',
  ),
);

/** What may stand between the characters of a name. */
const GLUE = /[\s·._*~-]/;

/** The letters and signs of a text without what may stand between the characters of a name. */
function glued(text: string): { readonly text: string; readonly at: readonly number[] } {
  const at: number[] = [];
  let kept = '';
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charAt(index);
    if (GLUE.test(unit)) continue;
    kept += unit;
    at.push(index);
  }
  return { text: kept, at };
}

/** Where words begin and end; undefined in browsers that cannot tell. */
function wordEdges(text: string): ReadonlySet<number> | undefined {
  if (typeof Intl.Segmenter === 'undefined') return undefined;
  const segments = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text);
  return new Set([...segments].flatMap(({ index, segment }) => [index, index + segment.length]));
}

const HAN = /\p{Script=Han}/u;
const isLatinName = (name: string): boolean => !HAN.test(name);

/** Two characters of a name also meet in the middle of 东方|明珠. */
function hanNameIn(text: string, name: string, edges: () => ReadonlySet<number> | undefined) {
  const { text: kept, at } = glued(text);
  const wanted = glued(name).text;
  const found: Span[] = [];
  if (Array.from(wanted).length < 2 || WORDS.has(wanted)) return found;
  for (let from = kept.indexOf(wanted); from >= 0; from = kept.indexOf(wanted, from + 1)) {
    const start = at[from] ?? 0;
    const end = (at[from + wanted.length - 1] ?? 0) + 1;
    const isWord = [start, end].every((edge) => edges()?.has(edge) ?? true);
    if (isWord || Array.from(wanted).length > 2) found.push({ start, end });
  }
  return found;
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}'’]){1,40}/gu)].map(
    ({ 0: word, index }) => ({
      text: word,
      start: index,
      end: index + word.length,
    }),
  );

/** A name is written in so many words more than it has parts: li xiao ming. */
const MORE_WORDS = 2;
/** Written as one word, a shorter name is mostly a word. */
const JOINED_MIN = 7;
/** Between two words of a name. */
const GAP_MAX = 3;

/** Of names in Latin letters only the whole is told, with the family name first or last: given names are words of games. */
function latinNameIn(words: readonly Word[], name: string): Span[] {
  const parts = name.split(/[\s·.-]/).filter(Boolean);
  const [first = '', ...others] = parts;
  const last = parts.at(-1) ?? '';
  if (others.length === 0) return [];
  const joined = new Set([
    parts.join(''),
    [...others, first].join(''),
    [last, ...parts.slice(0, -1)].join(''),
  ]);
  const most = parts.length + MORE_WORDS;
  return words.flatMap((word, at) => {
    let text = '';
    for (const [count, next] of words.slice(at, at + most).entries()) {
      const before = words[at + count - 1];
      if (count > 0 && next.start - (before?.end ?? 0) > GAP_MAX) return [];
      text += next.text;
      const isLong = count > 0 || text.length >= JOINED_MIN;
      if (isLong && joined.has(text)) return [{ start: word.start, end: next.end }];
    }
    return [];
  });
}

/** Full names in a folded text with small letters. */
export function namesIn(text: string, names: readonly string[]): Span[] {
  let edges: { readonly known: ReadonlySet<number> | undefined } | undefined;
  const edgesOnce = () => {
    edges ??= { known: wordEdges(text) };
    return edges.known;
  };
  const words = wordsOf(text);
  return [...new Set(names)].flatMap((each) => {
    const name = each.normalize('NFKC').toLowerCase().trim();
    return isLatinName(name) ? latinNameIn(words, name) : hanNameIn(text, name, edgesOnce);
  });
}
