/** A pattern of AWS (of policies, of signed addresses) as an expression: `*` is any characters, `?` is one. */
export function wildcards(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
}
