/** What a picture is by its first bytes, whatever its name says. */
const SIGNATURES: readonly { type: string; ending: string; matches: (file: Buffer) => boolean }[] =
  [
    { type: 'image/png', ending: 'png', matches: begins('89504e470d0a1a0a') },
    { type: 'image/jpeg', ending: 'jpg', matches: begins('ffd8ff') },
    { type: 'image/gif', ending: 'gif', matches: begins('47494638') },
    {
      type: 'image/webp',
      ending: 'webp',
      matches: (file) =>
        file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP',
    },
  ];

function begins(hex: string): (file: Buffer) => boolean {
  const signature = Buffer.from(hex, 'hex');
  return (file) => file.subarray(0, signature.length).equals(signature);
}

const DATA_URL = /^data:image\/[a-z+]+;base64,/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The bytes of a picture that came as base64; undefined for what is none. */
export function decodeBase64(file: string): Buffer | undefined {
  // A form turns the plus signs of unescaped base64 into spaces.
  const base64 = file.replace(DATA_URL, '').replaceAll(' ', '+');
  return BASE64.test(base64) ? Buffer.from(base64, 'base64') : undefined;
}

export const pictureType = (file: Buffer) => SIGNATURES.find(({ matches }) => matches(file));
