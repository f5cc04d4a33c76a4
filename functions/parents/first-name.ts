const COMPOUND =
  /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|东方|東方|皇甫|尉迟|尉遲|公孙|公孫|慕容|令狐|夏侯|司徒|宇文|长孙|長孫|端木|南宫|南宮)/u;
const HAN = /^\p{Script=Han}+$/u;

/**
 * What a child is called: without the family name, which a page that is passed on need not tell. A Chinese name of
 * two characters stays as it is, because nobody is called by one alone.
 */
export function firstNameOf(name: string): string {
  const [first = name] = name.split(/[ ·]/u);
  if (!HAN.test(first) || first !== name) return first;
  const characters = Array.from(name);
  const family = COMPOUND.test(name) ? 2 : 1;
  return characters.length - family >= 2 ? characters.slice(family).join('') : name;
}
