const NAME_MAX = 60;
/** Names of devices, which Windows takes for no file. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A part of a path that every system can unpack: no separators, signs, or characters that are not seen. */
export function pathPart(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  const short = Array.from(plain)
    .slice(0, NAME_MAX)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  if (short === '') return '_';
  return RESERVED.test(short) ? `_${short}` : short;
}
