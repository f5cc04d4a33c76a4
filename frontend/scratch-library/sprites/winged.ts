import {
  bigEye,
  COLOUR,
  cheek,
  circle,
  type Drawing,
  ellipse,
  eye,
  line,
  moved,
  patch,
  path,
  shutEye,
  smile,
  spot,
  turned,
} from '../drawing.ts';
import { named, type Sprite } from '../entry.ts';

const { white, cream, orange, yellow, blue, purple, pink, red, dark } = COLOUR;

const drawing = (width: number, height: number, shapes: readonly string[]): Drawing => ({
  width,
  height,
  shapes,
});

const flying = (degrees: number): Drawing =>
  drawing(130, 120, [
    path('M34 66L6 54L10 74L4 84L34 80z', '#2f6bc6'),
    ellipse(64, 68, 36, 27, blue),
    patch('M40 80c14 18 38 16 50 2c-12 -6 -36 -8 -50 -2z', cream),
    circle(92, 48, 24, blue),
    path('M112 42L128 50L111 57z', orange),
    bigEye(98, 44, 9),
    cheek(84, 58),
    turned(degrees, [66, 64], [path('M72 62C62 82 40 92 24 84C30 66 46 54 66 54z', '#2f6bc6')]),
    line('M58 94v12m-6 0h12M72 94v12m-6 0h12', '#d9822b', 4),
  ]);

function butterfly(open: number): Drawing {
  const wing = (fill: string, inner: string) => [
    ellipse(30, 36, 26 * open, 27, fill),
    ellipse(34, 80, 20 * open, 20, inner),
    spot(29, 34, 11 * open, 12, yellow),
    spot(34, 80, 8 * open, 8, white),
  ];
  const shift = 28 * (1 - open);
  return drawing(120, 112, [
    moved(shift, 0, wing(purple, pink)),
    `<g transform="translate(${120 - shift} 0) scale(-1 1)">${wing(purple, pink).join('')}</g>`,
    line('M56 22C50 8 44 6 40 10M64 22C70 8 76 6 80 10'),
    ellipse(60, 62, 9, 38, dark),
    circle(60, 28, 13, '#7a7396'),
    eye(55, 27, 3.4),
    eye(65, 27, 3.4),
    smile(60, 32, 9),
  ]);
}

const bee = (degrees: number): Drawing =>
  drawing(120, 104, [
    turned(-degrees, [50, 46], [ellipse(44, 28, 14, 21, '#d8f1ff')]),
    turned(degrees, [64, 46], [ellipse(68, 27, 14, 21, '#d8f1ff')]),
    path('M16 62L2 58L14 72z', dark),
    ellipse(56, 64, 42, 30, yellow),
    patch('M34 38.500c6 -3 10 -4 14 -4.200v59c-5 0 -10 -1.500 -14 -3.500z', dark),
    patch('M60 34.300c5 0 10 1 14 2.800v54c-5 1.800 -9 2.700 -14 2.800z', dark),
    line('M88 40C92 26 100 22 106 24M96 46C102 34 110 32 115 35'),
    eye(84, 58, 5.5),
    eye(94, 58, 4),
    smile(89, 70, 12),
    cheek(79, 70, 4.5),
  ]);

const penguin = (lean: number): Drawing =>
  drawing(96, 124, [
    turned(lean, [36, 112], [ellipse(34, 114, 13, 7, orange)]),
    turned(-lean, [60, 112], [ellipse(62, 114, 13, 7, orange)]),
    turned(
      lean / 2,
      [48, 110],
      [
        turned(lean * 2, [20, 56], [ellipse(14, 72, 9, 24, dark)]),
        turned(lean * 2, [76, 56], [ellipse(82, 72, 9, 24, dark)]),
        path(
          'M48 4C76 4 82 28 82 66C82 98 70 110 48 110C26 110 14 98 14 66C14 28 20 4 48 4z',
          dark,
        ),
        path(
          'M48 30C56 18 74 26 70 46C74 60 74 104 48 104C22 104 22 60 26 46C22 26 40 18 48 30z',
          white,
        ),
        eye(38, 38, 5),
        eye(58, 38, 5),
        path('M40 48L56 48L48 58z', orange),
        cheek(30, 52, 4.5),
        cheek(66, 52, 4.5),
      ],
    ),
  ]);

const chick = (flap: number): Drawing =>
  drawing(96, 104, [
    line('M38 84v12m-7 0h13M58 84v12m-7 0h13', '#d9822b', 4),
    path('M44 14C40 4 48 2 50 8C54 2 60 6 54 14z', red),
    circle(48, 50, 38, yellow),
    turned(flap, [18, 50], [ellipse(14, 58, 9, 17, '#f5b62b')]),
    turned(-flap, [78, 50], [ellipse(82, 58, 9, 17, '#f5b62b')]),
    eye(37, 44, 5),
    eye(59, 44, 5),
    path('M40 53L48 48L56 53L48 62z', orange),
    cheek(28, 56),
    cheek(68, 56),
  ]);

const owl = (awake: boolean): Drawing =>
  drawing(104, 118, [
    path('M18 30L12 6L36 18L68 18L92 6L86 30C98 50 96 108 52 110C8 108 6 50 18 30z', '#a97c55'),
    path('M30 62C36 52 68 52 74 62C80 90 70 104 52 104C34 104 24 90 30 62z', cream),
    line('M42 74l5 5l5 -5l5 5l5 -5M42 87l5 5l5 -5l5 5l5 -5', '#a97c55', 3),
    ...[34, 70].map((x) => circle(x, 42, 17, white)),
    ...[34, 70].map((x) => (awake ? eye(x, 42, 8) : shutEye(x, 42, 8))),
    path('M45 52L59 52L52 64z', orange),
    path('M14 58C6 74 10 94 22 100C24 84 20 68 14 58z', '#8a6242'),
    path('M90 58C98 74 94 94 82 100C80 84 84 68 90 58z', '#8a6242'),
    line('M42 110v5M36 112h12M62 110v5M56 112h12', '#d9822b', 4),
  ]);

export const winged: readonly Sprite[] = [
  {
    id: 'bird',
    names: named('小鸟', '小鳥', 'Bird'),
    tag: 'animals',
    sound: 'chirp',
    costumes: [flying(0), flying(50)],
  },
  {
    id: 'owl',
    names: named('猫头鹰', '貓頭鷹', 'Owl'),
    tag: 'animals',
    costumes: [owl(true), owl(false)],
  },
  {
    id: 'chick',
    names: named('小鸡', '小雞', 'Chick'),
    tag: 'animals',
    sound: 'chirp',
    costumes: [chick(0), chick(40)],
  },
  {
    id: 'penguin',
    names: named('企鹅', '企鵝', 'Penguin'),
    tag: 'animals',
    costumes: [penguin(0), penguin(10), penguin(-10)],
  },
  {
    id: 'butterfly',
    names: named('蝴蝶', '蝴蝶', 'Butterfly'),
    tag: 'animals',
    costumes: [butterfly(1), butterfly(0.55)],
  },
  {
    id: 'bee',
    names: named('蜜蜂', '蜜蜂', 'Bee'),
    tag: 'animals',
    sound: 'buzz',
    costumes: [bee(10), bee(35)],
  },
];
