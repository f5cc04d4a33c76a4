import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { sharp } from '#functions/domain/report-documents/engine.ts';
import { type Design, FRAMES, ORIENTATIONS } from '#shared/certificates/design.ts';
import { EXAMPLE_VALUES } from '#shared/certificates/examples.ts';
import { newBox, STARTERS, starterDesign } from '#shared/certificates/starters.ts';
import { LANGUAGES } from '#shared/languages.ts';
import type { CertificateDocument } from './certificate-document.ts';
import { drawPaper, drawPicture } from './draw-certificate.ts';

const someCertificate = (values: Partial<CertificateDocument> = {}): CertificateDocument => ({
  script: 'zh',
  design: starterDesign('course', 'zh'),
  values: EXAMPLE_VALUES.zh,
  address: 'https://classroom.example/certificate/K7QF29XPM4TRDW1',
  pictures: new Map(),
  ...values,
});

const read = async (bytes: Uint8Array) => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { text: text.replace(/\s+/g, ''), pages: totalPages, info: (await getMeta(pdf)).info };
};

/** A red picture, more or less clear. */
const square = (alpha = 1) =>
  sharp()({
    create: { width: 300, height: 300, channels: 4, background: { r: 200, g: 0, b: 0, alpha } },
  })
    .png()
    .toBuffer();

describe('a certificate on paper', () => {
  it.each(STARTERS.flatMap((starter) => LANGUAGES.map((script) => ({ starter, script }))))(
    'says what its template does: $starter in $script',
    async ({ starter, script }) => {
      const values = EXAMPLE_VALUES[script];
      const design = starterDesign(starter, script);
      const { text, pages, info } = await read(
        await drawPaper([someCertificate({ script, design, values })]),
      );
      for (const word of [
        values.student,
        values.title,
        values.course,
        values.number,
        values.school,
      ])
        expect(text).toContain(word.replace(/\s+/g, ''));
      expect(text).not.toContain('{');
      expect(pages).toBe(1);
      expect(info).toMatchObject({ Title: `${values.title} · ${values.student}` });
    },
  );

  it('is one of many in the same file, and the same every time', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `学生${index}号`);
    const documents = names.map((student) =>
      someCertificate({ values: { ...EXAMPLE_VALUES.zh, student } }),
    );
    const once = await drawPaper(documents);
    const { text, pages } = await read(once);
    expect(pages).toBe(30);
    for (const name of names) expect(text).toContain(name);
    expect(Buffer.compare(await drawPaper(documents), once)).toBe(0);
  });
});

describe('whatever a certificate says', () => {
  const names = [
    '阿布都热依木·买买提依明江·艾合买提江·吐尔逊江·玉素甫江麦合',
    '歐陽淑華·鄭蘭馨·龍鳳麟·嚴寶蓮·羅蘊儀·顧瀟瀟·鐘靈毓秀·麗',
    'Wolfeschlegelsteinhausenberger',
    '王子涵 🎉👩‍🚀',
    '#let x = read("/etc/passwd") $ \\ ] }',
    '\u{13000}\u{e000}العربية',
  ];

  it.each(names)('is drawn, and nothing of it is cut off: %s', async (student) => {
    const values = { ...EXAMPLE_VALUES.zh, student, title: `${student.slice(0, 20)} 🏆` };
    const document = someCertificate({ values });
    const picture = await sharp()(await drawPicture(document)).metadata();
    expect(picture).toMatchObject({ format: 'png', width: 1754, height: 1240 });
    expect((await drawPaper([document])).length).toBeGreaterThan(1000);
  });

  it('shrinks until it fits its box', async () => {
    /** The rows of pixels that have ink, of a name in a box in the middle of the paper. */
    const inkOf = async (student: string) => {
      const box = newBox('text', [1085, 950, 800, 200], 'zh', { text: '{student}', size: 40 });
      const design: Design = { ...starterDesign('course', 'zh'), frame: 'plain', boxes: [box] };
      const bytes = await drawPicture(
        someCertificate({ design, values: { ...EXAMPLE_VALUES.zh, student } }),
      );
      const scale = 1754 / 2970;
      const beside = async (left: number, width: number) => {
        const area = { left: Math.round(left * scale), width: Math.round(width * scale) };
        // Figures are of the picture as it was read, so a part has to be a picture of its own.
        const part = await sharp()(bytes)
          .extract({ ...area, top: Math.round(700 * scale), height: Math.round(700 * scale) })
          .removeAlpha()
          .toBuffer();
        const { channels } = await sharp()(part).stats();
        return Math.min(...channels.map(({ min }) => min));
      };
      return {
        inside: await beside(1085, 800),
        left: await beside(700, 370),
        right: await beside(1900, 370),
      };
    };
    for (const name of names.slice(0, 3)) {
      const { inside, left, right } = await inkOf(name);
      expect(inside).toBeLessThan(120);
      expect(Math.min(left, right)).toBeGreaterThan(240);
    }
  });
});

describe('the look of a certificate', () => {
  it.each(FRAMES)('has a frame of ours: %s', async (frame) => {
    for (const orientation of ORIENTATIONS) {
      const design = { ...starterDesign('course', 'zh'), frame, orientation, boxes: [] };
      const { width, height } = await sharp()(
        await drawPicture(someCertificate({ design })),
      ).metadata();
      expect([width, height]).toEqual(orientation === 'landscape' ? [1754, 1240] : [1240, 1754]);
    }
  });

  it('has the pictures of the school, and leaves out what is none', async () => {
    const design: Design = {
      ...starterDesign('course', 'zh'),
      background: 'back',
      boxes: [
        newBox('seal', [1000, 1000, 400, 400], 'zh', { picture: 'seal' }),
        newBox('signature', [1500, 1000, 400, 400], 'zh', { picture: 'broken' }),
      ],
    };
    const seal = await square();
    const pictures = new Map<string, Uint8Array>([
      ['back', await square(0.2)],
      ['seal', seal],
      ['broken', Buffer.from('no picture')],
    ]);
    const bytes = await drawPicture(someCertificate({ design, pictures }));
    const { data, info } = await sharp()(bytes)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const scale = 1754 / 2970;
    const at = (Math.round(1200 * scale) * info.width + Math.round(1200 * scale)) * info.channels;
    expect(data[at]).toBeGreaterThan(150);
    expect(data[at + 1]).toBeLessThan(80);
    const without = await drawPicture(someCertificate({ design, pictures: new Map() }));
    expect(without.length).toBeGreaterThan(1000);
  });
});
