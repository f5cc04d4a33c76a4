const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

/** A household or a school has a whole /64 of IPv6, so all of its addresses count as one. */
export function networkOf(address: string): string {
  const plain = address.replace(MAPPED_IPV4, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':').toLowerCase();
}
