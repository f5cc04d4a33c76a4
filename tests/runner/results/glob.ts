/** The alternatives of `{a,b}` stand in groups; a `!` has no meaning here. */
function toSource(pattern: string): string {
  return pattern.replace(/\*\*\/|\*\*|\*|[{},]|[.+^$()|[\]\\?]/g, (found) => {
    if (found === '**/') return '(?:[^/]+/)*';
    if (found === '**') return '.*';
    if (found === '*') return '[^/]*';
    if (found === '{') return '(?:';
    if (found === '}') return ')';
    if (found === ',') return '|';
    return `\\${found}`;
  });
}

const known = new Map<string, RegExp>();

/** Whether a path is one of those that a pattern means; as Node's own, but thousands of them in no time. */
export function isLike(path: string, pattern: string): boolean {
  const found = known.get(pattern) ?? new RegExp(`^${toSource(pattern)}$`);
  known.set(pattern, found);
  return found.test(path);
}
