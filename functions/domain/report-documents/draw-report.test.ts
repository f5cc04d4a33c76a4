import { crc32 } from 'node:zlib';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import { drawPdf, drawPoster, POSTER_WIDTH } from './draw-report.ts';
import { sharp } from './engine.ts';
import { someReport } from './report-document.fixture.ts';
import type { ReportDocument } from './report-document.ts';
import { shrinkPicture, shrinkPictures } from './shrink-picture.ts';

const read = async (bytes: Uint8Array) => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  // Lines end where the paper does.
  return { text: text.replace(/\s+/g, ''), pages: totalPages, info: (await getMeta(pdf)).info };
};
const sizeOf = async (bytes: Uint8Array) => sharp()(bytes).metadata();

/** A photo with noise, which is as large as a photo can be. */
const photo = (width: number, height: number, quality = 95) =>
  sharp()({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg({ quality })
    .toBuffer();

/** A PNG that claims to be enormous and has nothing to show for it. */
function hugePng(side: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', Buffer.alloc(8))]);
}

describe('the PDF of a report', () => {
  it.each(LANGUAGES)('holds its words in %s, with its title and language', async (language) => {
    const { text, info } = await read(await drawPdf(someReport({ language })));
    const headings = { zh: '老师的话', cht: '老師的話', en: 'Fromtheteacher' };
    const outstanding = { zh: '非常出色', cht: '非常出色', en: 'Outstanding' };
    const words = ['蓝鲸少儿编程学校', '秋季学期学习报告', '王子涵', '迷宫游戏', '循环与条件'];
    const others = ['变量与计分', '子涵很爱问为什么。', '小鸟班', '👏'];
    for (const word of [...words, ...others, headings[language], outstanding[language]])
      expect(text).toContain(word);
    expect(info).toMatchObject({
      Title: '秋季学期学习报告 · 王子涵',
      Author: '蓝鲸少儿编程学校',
      Language: { zh: 'zh', cht: 'zh', en: 'en' }[language],
    });
  });

  it('leaves out what a report does not have', async () => {
    const bare = someReport({
      task: { type: 'doc' },
      evidence: [],
      evaluation: '',
      phrase: '',
      address: '',
      period: { from: '', to: '' },
      dimensions: {
        logic: 0,
        focus: 0,
        thinking: 0,
        communication: 0,
        creativity: 0,
        innovation: 0,
      },
    });
    const { text, pages } = await read(await drawPdf(bare));
    expect(text).toContain('王子涵');
    for (const heading of ['学了什么', '精彩瞬间', '成长足迹', '六项能力', '老师的话', '扫一扫'])
      expect(text).not.toContain(heading);
    expect(pages).toBe(1);
  });

  it('is the same every time', async () => {
    const once = await drawPdf(someReport());
    expect(Buffer.compare(await drawPdf(someReport()), once)).toBe(0);
  });
});

describe('the poster of a report', () => {
  it('is a PNG of 750 pixels with a palette, the same every time', async () => {
    const once = await drawPoster(someReport());
    expect(await sizeOf(once)).toMatchObject({
      format: 'png',
      width: POSTER_WIDTH,
      isPalette: true,
    });
    expect(once.length).toBeLessThan(200_000);
    expect(Buffer.compare(await drawPoster(someReport()), once)).toBe(0);
  });

  it('has a QR code only where there is an address', async () => {
    const heightOf = async (values: Partial<ReportDocument>) =>
      (await sizeOf(await drawPoster(someReport(values)))).height ?? 0;
    expect(await heightOf({ address: '' })).toBeLessThan((await heightOf({})) - 50);
  });
});

describe('the dimensions of a report', () => {
  it('are those that were asked for, with a radar from three on', async () => {
    const three = { logic: 4, focus: 3, thinking: 5 };
    const textOf = async (dimensions: ReportDocument['dimensions']) =>
      (await read(await drawPdf(someReport({ dimensions })))).text;
    expect(await textOf(three)).not.toContain('创新');
    const heightOf = async (dimensions: ReportDocument['dimensions']) =>
      (await sizeOf(await drawPoster(someReport({ dimensions })))).height ?? 0;
    const [two, more] = [await heightOf({ logic: 4, focus: 3 }), await heightOf(three)];
    // A row of the table, and the radar with it.
    expect(more - two).toBeGreaterThan(300);
  });
});

describe('whatever a teacher has written', () => {
  const hostile = [
    '#let x = read("/etc/passwd")\n#x $ \\ ] } ) *_`<>@',
    '\u0000\u0007\u202e\ud800 \udfff\u2028\u0085\ufeff',
    'a'.repeat(5_000),
    `${'\u0301'.repeat(400)}e\u200d\u200d👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿👩🏽‍🚀`,
    'العربية עברית ไทย हिन्दी 한국어 \u{13000}\u{e000}\u{10ffff}',
  ];

  it.each(hostile)('is drawn as text: %#', async (text) => {
    const report = someReport({
      name: text.slice(0, 60),
      child: { name: text.slice(0, 30), avatar: null },
      school: { name: text.slice(0, 60), logo: null },
      evaluation: text,
      evidence: [
        {
          kind: 'work',
          title: text.slice(0, 300),
          detail: text.slice(0, 300),
          date: text.slice(0, 10),
        },
      ],
      task: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text,
                marks: [{ type: 'link', attrs: { href: 'https://x.example/#"' } }],
              },
              { type: 'hardBreak' },
            ],
          },
          { type: 'image', attrs: { key: 'missing' } },
          { type: 'blockquote' },
          { type: 'orderedList' },
        ],
      },
    });
    expect((await sizeOf(await drawPoster(report))).width).toBe(POSTER_WIDTH);
    expect((await drawPdf(report)).length).toBeGreaterThan(1000);
  });

  it('is shown as it was written, markup and all', async () => {
    const { text } = await read(await drawPdf(someReport({ evaluation: hostile[0] ?? '' })));
    expect(text).toContain('#letx=read("/etc/passwd")');
    expect(text).toContain('*_`<>@');
    expect(text).not.toContain('root:');
  });

  it('is whole: 5,000 characters with emoji, a name of 30, and every kind of evidence', async () => {
    const sentence = '春眠不觉晓，处处闻啼鸟。😀';
    const evaluation = sentence.repeat(385);
    const name = '阿布都热依木·买买提依明江·艾合买提'.padEnd(30, '江');
    const evidence = Array.from({ length: 30 }, (_, index) => ({
      kind: (['lesson', 'task', 'work', 'hours', 'report'] as const)[index % 5] ?? 'lesson',
      title: `第${index + 1}条`,
      detail: '细节'.repeat(100),
      date: '2026-10-01',
    }));
    const report = someReport({ evaluation, evidence, child: { name, avatar: null } });
    const { text, pages } = await read(await drawPdf(report));
    expect(text.split('春').length - 1).toBe(385);
    expect(text).toContain(name);
    expect(text).toContain('第30条');
    expect(pages).toBeLessThanOrEqual(12);
    expect((await drawPoster(report)).length).toBeLessThan(1_500_000);
  });

  it('shows a box for a character that no font has', async () => {
    const [box, none] = await Promise.all(
      ['\u{13000}'.repeat(60), ''].map(async (evaluation) =>
        sharp()(await drawPoster(someReport({ evaluation, phrase: '' }))).metadata(),
      ),
    );
    // Three lines of boxes, and the frame around them.
    expect(box?.height).toBeGreaterThan((none?.height ?? 0) + 100);
  });
});

describe('pictures of a report', () => {
  it('are drawn however large they are, and left out where they are none', async () => {
    const large = await photo(3000, 2400, 98);
    expect(large.length).toBeGreaterThan(8_000_000);
    const broken = [Buffer.from('no picture'), large.subarray(0, 300_000), hugePng(60_000)];
    const nine = someReport({ pictures: Array.from({ length: 9 }, () => large) });
    expect((await drawPdf(nine)).length).toBeLessThan(9_000_000);
    const poster = await drawPoster(nine);
    expect(poster.length).toBeLessThan(1_500_000);
    const without = someReport({
      pictures: broken,
      school: { name: '学校', logo: Buffer.from('<svg/>') },
    });
    expect((await sizeOf(await drawPoster(without))).height).toBe(
      (await sizeOf(await drawPoster(someReport({ school: { name: '学校', logo: null } })))).height,
    );
  }, 60_000);

  it('are left out when there is no time for them: the poster comes anyway', async () => {
    const pictures = [await photo(1600, 1200), await photo(1600, 1200)];
    const heightOf = async (values: Partial<ReportDocument>, ms?: number) =>
      (await sizeOf(await drawPoster(someReport(values), ms))).height ?? 0;
    const bare = await heightOf({});
    expect(await heightOf({ pictures }, 0)).toBe(bare);
    expect(await heightOf({ pictures })).toBeGreaterThan(bare + 100);
  });

  it('lose what the camera has written into them, and are upright', async () => {
    const taken = await sharp()(await photo(400, 200))
      .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp()(taken).metadata()).exif).toBeDefined();
    for (const format of ['jpeg', 'webp'] as const) {
      const shrunk = await shrinkPicture(taken, { width: 100, height: 100 }, format);
      const { exif, xmp, orientation, width, height } = await sharp()(shrunk?.bytes).metadata();
      expect({ exif, xmp, orientation, width, height }).toEqual({
        exif: undefined,
        xmp: undefined,
        orientation: undefined,
        width: 50,
        height: 100,
      });
    }
  });

  it('become thumbnails of some kilobytes; what is none is undefined', async () => {
    const shrunk = await shrinkPictures(
      [await photo(1600, 1200), hugePng(60_000), Buffer.alloc(0)],
      { width: 640, height: 640 },
    );
    expect(shrunk.map((each) => each && [each.width, each.height])).toEqual([
      [640, 480],
      undefined,
      undefined,
    ]);
  });
});
