// Every quantifier is bounded, so that no text takes longer than its length (`personal-data.test.ts` sees to it).

const CONNECT = String.raw`[\s:=#,，。~\-]{0,3}`;
/** Something that an account could be named. */
const NAMED = `(?<found>@?[a-z][a-z0-9_.-]{3,29})`;
/** The same with a digit or a line in it, which words do not have. */
const UNLIKE_A_WORD = String.raw`(?<found>@?(?=[a-z_.-]{0,24}\d|[a-z]{1,24}_)[a-z][a-z0-9_.-]{3,29})`;
const WECHAT = String.raw`(?:[微威薇][\s.]?信|\bv信|\bwe\s?chat|\bweixin|\bvx|\bwx)`;
const OTHERS = String.raw`(?:\b(?:line|discord|instagram|insta|snapchat|snap|telegram|whatsapp|tiktok|roblox|steam|facebook|fb)\b|抖音|快手|小红书|小紅書|微博)`;
const NUMBER_SIGN = String.raw`\s{0,2}(?:帐号|账号|帳號|号码|號碼|号|號|id|account|name|username)`;
const IS = String.raw`\s{0,2}(?:是|为|為|is|叫)`;

/** Addresses and accounts by which a stranger could reach a child, in a folded text with small letters. */
export const ACCOUNT_PATTERNS = {
  email: [
    /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64}\s?@\s?(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12}(?![a-z])/g,
    /(?<![a-z0-9._%+-])[a-z0-9._%+-]{2,64}\s{0,2}(?:\(at\)|\[at\]|艾特|圈a|\bat\b|#)\s{0,2}(?:gmail|qq|163|126|outlook|hotmail|yahoo|icloud|foxmail|sina)\s{0,2}(?:\.|点|點|dot)\s{0,2}(?:com|cn|tw|net)/g,
  ],
  account: [
    // QQ numbers.
    /(?<![a-z])(?:qq|扣扣|企鹅号|企鵝號)(?:群|号码|號碼|号|號)?[\s:=#是为為-]{0,4}(?<found>\d(?:[\s-]?\d){4,11})(?!\d)/g,
    // An account after the name of the service.
    new RegExp(`${WECHAT}(?:${NUMBER_SIGN})(?:${IS})?${CONNECT}${NAMED}`, 'g'),
    new RegExp(`${WECHAT}\\s?[:=]\\s?${NAMED}`, 'g'),
    new RegExp(`${WECHAT}(?:${IS})?${CONNECT}${UNLIKE_A_WORD}`, 'g'),
    new RegExp(`${WECHAT}(?:${NUMBER_SIGN})?(?:${IS})?${CONNECT}(?<found>\\d{6,11})(?!\\d)`, 'g'),
    new RegExp(`${OTHERS}(?:${NUMBER_SIGN})(?:${IS})?${CONNECT}${NAMED}`, 'g'),
    new RegExp(`${OTHERS}\\s?[:]\\s?${NAMED}`, 'g'),
    new RegExp(`(?:\\bmy|我的)\\s?(?:${WECHAT}|${OTHERS})${IS}${CONNECT}${NAMED}`, 'g'),
    new RegExp(`${OTHERS}(?:${IS})?${CONNECT}${UNLIKE_A_WORD}`, 'g'),
    // An invitation, whatever the account is.
    /(?:加|➕|\+)\s?(?:一下|个|個)?(?:我(?:的|为|為)?\s?(?:v(?![a-z0-9])|qq|扣扣|line(?![a-z]))|我?(?:的|为|為)?\s?(?:[微威薇]\s?信|v信|vx|wx))/g,
    /\badd me on (?:wechat|qq|line|discord|snapchat|instagram|insta|whatsapp|telegram|roblox)\b/g,
  ],
} as const;
