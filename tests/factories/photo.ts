import { makePng, pngChunk } from './picture.ts';

/** What a camera writes into a picture beside it: none of these words may be in one that others can fetch. */
export const TOLD = ['Canon EOS', '31.2304N', '2026:05:17', 'Living room'] as const;

/** An Exif of a camera that was held sideways (orientation 6), with its name, a place and a day. */
function exif(): Buffer {
  const text = Buffer.from(`${TOLD[0]}\0${TOLD[1]}\0${TOLD[2]}\0`, 'latin1');
  const entry = (tag: number, type: number, count: number, value: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt16LE(tag, 0);
    head.writeUInt16LE(type, 2);
    head.writeUInt32LE(count, 4);
    return Buffer.concat([head, value]);
  };
  const at = Buffer.alloc(4);
  at.writeUInt32LE(38, 0);
  return Buffer.concat([
    Buffer.from('49492a000800000002 00'.replace(' ', ''), 'hex'),
    entry(0x010f, 2, text.length, at),
    entry(0x0112, 3, 1, Buffer.from([6, 0, 0, 0])),
    Buffer.alloc(4),
    text,
  ]);
}

const xmp = Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x>${TOLD[3]}</x>`, 'latin1');

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** A jpg with all that cameras and editors add, a profile of colours, two scans, and a film behind its end. */
function jpegPhoto(): Buffer {
  const frame = Buffer.from('080018002003011100021100031100', 'hex');
  const scan = segment(0xda, Buffer.from('03010002110311003f00', 'hex'));
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif()])),
    segment(0xe1, xmp),
    segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01colours', 'latin1')),
    segment(0xe2, Buffer.from(`MPF\0${TOLD[0]}`, 'latin1')),
    segment(0xed, Buffer.from(`Photoshop 3.0\0${TOLD[3]}`, 'latin1')),
    segment(0xfe, Buffer.from(TOLD[2], 'latin1')),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, frame),
    scan,
    Buffer.from('12ff0034ffd056ffd17800', 'hex'),
    segment(0xc4, Buffer.alloc(20, 0xff)),
    scan,
    Buffer.from('9aff00bc', 'hex'),
    Buffer.from('ffd9', 'hex'),
    Buffer.from(`\0\0\0\x18ftypmp42${TOLD[1]}`, 'latin1'),
  ]);
}

/** A png with descriptions before and behind its pixels. */
function pngPhoto(): Buffer {
  const png = makePng(48, 36);
  const [head, rest] = [png.subarray(0, 33), png.subarray(33)];
  const [pixels, end] = [rest.subarray(0, -12), rest.subarray(-12)];
  return Buffer.concat([
    head,
    pngChunk('sRGB', Buffer.from([0])),
    pngChunk('eXIf', exif()),
    pngChunk('tEXt', Buffer.from(`Source\0${TOLD[0]}`, 'latin1')),
    pixels,
    pngChunk('tIME', Buffer.from('07ea0511080000', 'hex')),
    pngChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${TOLD[3]}`, 'latin1')),
    end,
    Buffer.from(TOLD[2], 'latin1'),
  ]);
}

const block = (text: string) =>
  Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);

/** A moving gif with a remark and what an editor adds. */
const gifPhoto = (): Buffer =>
  Buffer.concat([
    Buffer.from('474946383961300024008000 00000000ffffff'.replace(' ', ''), 'hex'),
    Buffer.from('21ff', 'hex'),
    block('NETSCAPE2.0'),
    Buffer.from('0301000000', 'hex'),
    Buffer.from('21fe', 'hex'),
    block(TOLD[0]),
    Buffer.from('00', 'hex'),
    Buffer.from('21ff', 'hex'),
    block('XMP DataXMP'),
    block(TOLD[3]),
    Buffer.from('00', 'hex'),
    Buffer.from('21f90400000000002c0000000030002400000202440100', 'hex'),
    Buffer.from('3b', 'hex'),
    Buffer.from(TOLD[1], 'latin1'),
  ]);

function riffChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** A webp with an extended header, an Exif and a description. */
function webpPhoto(): Buffer {
  const header = Buffer.alloc(10);
  header.writeUInt8(0x2c, 0);
  header.writeUIntLE(47, 4, 3);
  header.writeUIntLE(35, 7, 3);
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    riffChunk('VP8X', header),
    riffChunk('ICCP', Buffer.from('colours')),
    riffChunk('VP8L', Buffer.concat([Buffer.from('/'), Buffer.alloc(20)])),
    riffChunk('EXIF', exif()),
    riffChunk('XMP ', xmp),
  ]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.from(TOLD[2], 'latin1')]);
}

export const PHOTOS = {
  jpg: jpegPhoto(),
  png: pngPhoto(),
  gif: gifPhoto(),
  webp: webpPhoto(),
} as const;
export type PhotoEnding = keyof typeof PHOTOS;
