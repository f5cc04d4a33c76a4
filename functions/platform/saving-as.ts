const OTHER_SIGNS = /[^ -~]|["\\%]/g;
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/**
 * The header with which an object is saved under a name, and not shown. Headers are ASCII: a name of other letters stands behind one that every
 * program understands (RFC 6266).
 */
export function savingAs(name: string): string {
  const plain = name.replace(OTHER_SIGNS, '_');
  const attachment = `attachment; filename="${plain}"`;
  return plain === name ? attachment : `${attachment}; filename*=UTF-8''${encoded(name)}`;
}
