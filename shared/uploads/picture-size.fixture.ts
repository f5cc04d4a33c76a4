/** Beginnings of pictures: what their headers say of their size, and nothing to draw. */
export function pngOf(width: number, height: number): Buffer {
  const png = Buffer.from(
    '89504e470d0a1a0a0000000d4948445200000000000000000800000000000000000000000049454e44ae426082',
    'hex',
  );
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

/** @param before bytes of other segments before the size, as cameras write them */
export function jpegOf(width: number, height: number, before = 0): Buffer {
  const segment = (marker: number, content: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  };
  const others = Array.from({ length: Math.ceil(before / 60_000) }, () =>
    segment(0xe1, Buffer.alloc(60_000, 0xff)),
  );
  const frame = Buffer.from('0800000000030111000211000311 00'.replace(' ', ''), 'hex');
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    ...others,
    segment(0xc0, frame),
    Buffer.from('ffd9', 'hex'),
  ]);
}

/** With the size in its first image, which browsers follow, not in its screen. */
export function gifOf(width: number, height: number): Buffer {
  const image = Buffer.from('2c000000000000000000', 'hex');
  image.writeUInt16LE(width, 5);
  image.writeUInt16LE(height, 7);
  const head = Buffer.from('474946383961010001008000000000ff000000', 'hex');
  const extension = Buffer.from('21f9040000000000', 'hex');
  return Buffer.concat([head, extension, image, Buffer.from('02003b', 'hex')]);
}

export function webpOf(width: number, height: number): Buffer {
  const webp = Buffer.concat([Buffer.from('RIFF\x22\0\0\0WEBPVP8L\x15\0\0\0/'), Buffer.alloc(21)]);
  webp.writeUInt32LE(width - 1 + (height - 1) * 0x4000, 21);
  return webp;
}
