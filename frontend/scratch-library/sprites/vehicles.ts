import {
  box,
  COLOUR,
  circle,
  type Drawing,
  ellipse,
  INK,
  line,
  patch,
  path,
  plainBox,
  spot,
  turned,
} from '../drawing.ts';
import { named, type Sprite } from '../entry.ts';

const { white, grey, dark, red, orange, yellow, green, teal, sky, blue, purple, lime } = COLOUR;
const GLASS = '#d6f0ff';

const wheel = (x: number, y: number, degrees: number, r = 16): string =>
  circle(x, y, r, dark) +
  circle(x, y, r * 0.52, '#dfe5ee') +
  turned(
    degrees,
    [x, y],
    [line(`M${x - r * 0.4} ${y}h${r * 0.8}M${x} ${y - r * 0.4}v${r * 0.8}`, INK, 3)],
  );

const car = (degrees: number): Drawing => ({
  width: 160,
  height: 92,
  shapes: [
    path('M34 44L52 14C54 10 58 8 62 8H98C104 8 108 10 112 14L130 42z', red),
    path('M48 40L60 18H78V40z', GLASS),
    path('M86 18H100C104 18 106 20 108 22L118 40H86z', GLASS),
    path(
      'M10 52C10 44 16 40 24 40H126C142 40 152 48 152 60V68C152 74 148 76 144 76H18C12 76 8 72 8 66z',
      red,
    ),
    circle(145, 56, 6, yellow),
    plainBox({ x: 84, y: 48, width: 12, height: 5, rx: 2.5 }, INK),
    wheel(42, 74, degrees),
    wheel(118, 74, degrees),
  ],
});

const bus = (degrees: number): Drawing => ({
  width: 172,
  height: 108,
  shapes: [
    box({ x: 6, y: 8, width: 160, height: 80, rx: 16 }, yellow),
    ...[18, 50, 82].map((x) => box({ x, y: 22, width: 26, height: 26, rx: 6 }, GLASS)),
    box({ x: 116, y: 22, width: 24, height: 66, rx: 5 }, '#ffe58a'),
    box({ x: 120, y: 26, width: 16, height: 24, rx: 4 }, GLASS),
    path('M148 24h12q4 0 4 6v20h-16z', GLASS),
    plainBox({ x: 8, y: 60, width: 104, height: 8 }, orange),
    circle(160, 70, 5, white),
    wheel(42, 90, degrees),
    wheel(132, 90, degrees),
  ],
});

const train = (degrees: number): Drawing => ({
  width: 176,
  height: 112,
  shapes: [
    ...(degrees
      ? [spot(132, 10, 10, 8, '#dfe6f0'), spot(116, 5, 7, 5, '#dfe6f0')]
      : [spot(134, 8, 7, 5, '#dfe6f0')]),
    path('M124 44L120 18H148L144 44z', dark),
    box({ x: 70, y: 42, width: 92, height: 46, rx: 14 }, green),
    box({ x: 12, y: 20, width: 62, height: 68, rx: 8 }, red),
    box({ x: 4, y: 12, width: 78, height: 12, rx: 6 }, dark),
    box({ x: 24, y: 34, width: 36, height: 24, rx: 6 }, GLASS),
    plainBox({ x: 92, y: 46, width: 8, height: 38 }, yellow),
    circle(160, 62, 7, yellow),
    path('M150 88L172 104H146z', grey),
    wheel(40, 92, degrees, 17),
    wheel(96, 96, degrees, 12),
    wheel(130, 96, degrees, 12),
  ],
});

const boat = (tilt: number): Drawing => ({
  width: 140,
  height: 132,
  shapes: [
    turned(
      tilt,
      [70, 110],
      [
        line('M66 92V10', '#8a5b34', 7),
        path('M72 14C96 30 112 54 116 80H72z', white),
        path('M60 26C44 44 32 62 28 80H60z', sky),
        path('M66 6L88 12L66 20z', red),
        path('M8 88H132C128 108 116 122 100 122H40C24 122 12 108 8 88z', '#c77d43'),
        patch('M14 98h112l-3 8h-106z', '#e5a568'),
      ],
    ),
  ],
});

const plane = (spin: boolean): Drawing => ({
  width: 166,
  height: 100,
  shapes: [
    path('M20 44L6 14H24L48 42z', blue),
    path('M74 40L60 12H76L106 40z', '#7fb4f5'),
    path('M16 44C40 34 112 32 134 42C152 50 152 66 132 70C100 76 44 74 16 52z', white),
    path('M128 40C134 42 142 46 145 52H122C120 46 122 42 128 40z', GLASS),
    ...[56, 76, 96].map((x) => circle(x, 50, 5, sky)),
    path('M66 60H104L66 92H48z', blue),
    circle(150, 58, 6, orange),
    ...(spin ? [ellipse(158, 58, 4, 30, '#c9d4e4')] : [line('M156 36V80', INK, 7)]),
  ],
});

const helicopter = (wide: boolean): Drawing => ({
  width: 160,
  height: 108,
  shapes: [
    path('M12 26L34 44L84 46V62L30 54L8 44z', teal),
    circle(14, 34, wide ? 12 : 9, '#dfe6f0'),
    line('M96 28V14'),
    wide ? ellipse(96, 12, 58, 5, '#c9d4e4') : ellipse(96, 12, 30, 5, '#c9d4e4'),
    path(
      'M64 60C64 38 84 28 106 28C132 28 148 46 148 64C148 80 134 86 110 86C82 86 64 80 64 60z',
      teal,
    ),
    path('M112 34C130 36 142 48 142 62H112z', GLASS),
    box({ x: 80, y: 42, width: 22, height: 20, rx: 5 }, GLASS),
    line('M86 86v10M126 86v10M68 98H140q8 0 10 -8', INK, 5),
  ],
});

const rocket = (flame: number): Drawing => ({
  width: 96,
  height: 156,
  shapes: [
    ...(flame
      ? [
          path(
            `M32 112C26 ${112 + flame / 2} 40 ${112 + flame / 2} 48 ${112 + flame}C56 ${112 + flame / 2} 70 ${112 + flame / 2} 64 112z`,
            orange,
          ),
          patch(
            `M40 114C38 ${112 + flame / 3} 44 ${112 + flame / 3} 48 ${108 + flame / 1.6}C52 ${112 + flame / 3} 58 ${112 + flame / 3} 56 114z`,
            yellow,
          ),
        ]
      : []),
    path('M26 74C10 84 6 100 8 116L30 104z', red),
    path('M70 74C86 84 90 100 88 116L66 104z', red),
    path('M48 6C72 24 78 66 66 112H30C18 66 24 24 48 6z', white),
    path('M48 6C58 13 64 24 67 36H29C32 24 38 13 48 6z', red),
    circle(48, 60, 14, sky),
    patch('M40 56C42 50 48 48 52 49C48 52 44 56 42 62z', white),
    plainBox({ x: 30, y: 94, width: 36, height: 7 }, '#cdd6e5'),
  ],
});

const ufo = (lights: readonly [string, string]): Drawing => ({
  width: 150,
  height: 96,
  shapes: [
    path('M42 46C42 20 56 6 75 6C94 6 108 20 108 46z', GLASS),
    circle(75, 36, 15, lime),
    spot(70, 34, 3, 4, INK),
    spot(81, 34, 3, 4, INK),
    line('M70 42q5 4 10 0', INK, 2.5),
    ellipse(75, 58, 68, 22, purple),
    ellipse(75, 50, 46, 12, '#b795ee'),
    ...[22, 48, 75, 102, 128].map((x, index) =>
      circle(x, index % 4 === 0 ? 60 : index % 2 ? 69 : 72, 6, lights[index % 2] ?? yellow),
    ),
    path('M56 79h38l-6 11h-26z', grey),
  ],
});

const submarine = (blade: number): Drawing => ({
  width: 160,
  height: 104,
  shapes: [
    ellipse(14, 64, 7, blade, grey),
    line('M84 26V8H102', INK, 7),
    box({ x: 64, y: 22, width: 42, height: 26, rx: 8 }, orange),
    path(
      'M20 64C20 46 44 38 84 38C128 38 152 50 152 66C152 84 128 96 84 96C44 96 20 84 20 64z',
      yellow,
    ),
    ...[58, 88, 118].map((x) => circle(x, 64, 11, sky) + spot(x - 3, 60, 3, 3, white)),
    patch('M40 84q46 12 92 -2q-20 12 -48 12q-28 0 -44 -10z', orange),
  ],
});

export const vehicles: readonly Sprite[] = [
  {
    id: 'car',
    names: named('小汽车', '小汽車', 'Car'),
    tag: 'vehicles',
    sound: 'engine',
    costumes: [car(0), car(45)],
  },
  {
    id: 'bus',
    names: named('校车', '校車', 'School bus'),
    tag: 'vehicles',
    sound: 'horn',
    costumes: [bus(0), bus(45)],
  },
  {
    id: 'train',
    names: named('火车', '火車', 'Train'),
    tag: 'vehicles',
    sound: 'engine',
    costumes: [train(0), train(45)],
  },
  {
    id: 'boat',
    names: named('帆船', '帆船', 'Sailing boat'),
    tag: 'vehicles',
    sound: 'water',
    costumes: [boat(-5), boat(5)],
  },
  {
    id: 'submarine',
    names: named('潜水艇', '潛水艇', 'Submarine'),
    tag: 'vehicles',
    sound: 'water',
    costumes: [submarine(22), submarine(9)],
  },
  {
    id: 'plane',
    names: named('飞机', '飛機', 'Plane'),
    tag: 'vehicles',
    sound: 'engine',
    costumes: [plane(false), plane(true)],
  },
  {
    id: 'helicopter',
    names: named('直升机', '直升機', 'Helicopter'),
    tag: 'vehicles',
    sound: 'engine',
    costumes: [helicopter(true), helicopter(false)],
  },
  {
    id: 'rocket',
    names: named('火箭', '火箭', 'Rocket'),
    tag: 'vehicles',
    sound: 'laser',
    costumes: [rocket(0), rocket(28), rocket(42)],
  },
  {
    id: 'ufo',
    names: named('飞碟', '飛碟', 'Flying saucer'),
    tag: 'vehicles',
    sound: 'laser',
    costumes: [ufo([yellow, teal]), ufo([teal, yellow])],
  },
];
