import {
  bigEye,
  COLOUR,
  cheek,
  circle,
  type Drawing,
  ellipse,
  eye,
  INK,
  line,
  patch,
  path,
  smile,
  spot,
  turned,
} from '../drawing.ts';
import { named, type Sprite } from '../entry.ts';

const { white, cream, orange, lime, green, teal, sky, pink, tan } = COLOUR;

const drawing = (width: number, height: number, shapes: readonly string[]): Drawing => ({
  width,
  height,
  shapes,
});

const fish = (bend: number): Drawing =>
  drawing(140, 96, [
    turned(
      bend,
      [40, 48],
      [path('M44 48C26 34 14 20 6 20C10 38 10 58 6 76C14 76 28 62 44 48z', '#e9792a')],
    ),
    path('M62 22C66 8 86 4 96 12C92 18 94 22 96 26z', '#e9792a'),
    ellipse(82, 50, 48, 32, orange),
    patch(
      'M66 19.800c8 -2 14 -2 20 -1.500c-8 20 -8 42 0 63c-6 .6 -12 0 -20 -1.600c-8 -20 -8 -40 0 -59.900z',
      white,
    ),
    turned(bend / 2, [72, 58], [path('M80 54C66 54 58 66 62 76C72 74 80 68 84 60z', '#e9792a')]),
    bigEye(110, 42, 10),
    smile(114, 60, 14),
    cheek(100, 62),
  ]);

const octopus = (wave: number): Drawing => {
  const arm = (x: number, side: number) =>
    `M${x} 78C${x + side * (10 + wave)} 92 ${x - side * wave} 104 ${x + side * 12} 114`;
  const arms = [
    [30, -1],
    [46, -1],
    [62, 1],
    [78, 1],
    [92, 1],
  ].map(([x = 0, side = 1]) => line(arm(x, side), INK, 21) + line(arm(x, side), '#e07fc0', 14));
  return drawing(124, 126, [
    ...arms,
    path(
      'M14 58C10 20 36 4 62 4C88 4 114 20 110 58C110 82 96 92 62 92C28 92 14 82 14 58z',
      '#e07fc0',
    ),
    spot(34, 26, 7, 5, '#f3b1dc'),
    spot(88, 22, 5, 4, '#f3b1dc'),
    bigEye(46, 54, 11),
    bigEye(80, 54, 11),
    smile(63, 70, 18),
    cheek(32, 70),
    cheek(94, 70),
  ]);
};

const whale = (spout: boolean): Drawing =>
  drawing(160, 120, [
    ...(spout
      ? [line('M98 40C98 20 90 10 80 12M98 40C98 20 106 10 116 12M98 40V14', sky, 6)]
      : [line('M98 40V28', sky, 6)]),
    path(
      'M30 74C18 70 8 58 4 42C18 40 28 44 34 54C38 42 48 36 62 38C62 56 50 70 38 76z',
      '#4f8fd6',
    ),
    path(
      'M28 76C44 84 50 40 98 40C134 40 154 60 154 82C154 104 132 114 100 114C60 114 36 102 28 76z',
      '#4f8fd6',
    ),
    patch(
      'M64 102C84 88 124 88 151 92C146 106 128 112.200 100 112.200C84 112.200 72 108 64 102z',
      cream,
    ),
    eye(122, 72, 5.5),
    smile(138, 82, 14),
    cheek(112, 86),
    path('M84 92C76 104 78 112 88 116C96 108 100 100 98 92z', '#3d78bd'),
  ]);

const turtle = (step: number): Drawing => {
  const foot = (x: number, degrees: number) =>
    turned(degrees, [x, 72], [ellipse(x, 82, 10, 13, lime)]);
  return drawing(140, 98, [
    path('M20 70L4 76L22 80z', lime),
    foot(38, step),
    foot(84, -step),
    ellipse(112, 52, 20, 19, lime),
    path('M14 74C14 30 38 10 62 10C86 10 106 32 108 74C80 82 40 82 14 74z', green),
    patch('M48 30h26l10 18l-12 18h-24l-12 -18z', '#8ad06f'),
    line('M14 74C40 82 80 82 108 74', '#2f8a4c', 6),
    foot(30, -step),
    foot(92, step),
    eye(117, 47),
    smile(120, 58, 12),
    cheek(108, 60, 4),
  ]);
};

const frog = (jump: boolean): Drawing =>
  drawing(130, 112, [
    ...(jump
      ? [
          line('M34 74L14 92L28 98M96 74L116 92L102 98', INK, 19),
          line('M34 74L14 92L28 98M96 74L116 92L102 98', lime, 12),
        ]
      : [
          ellipse(24, 88, 20, 17, lime),
          ellipse(106, 88, 20, 17, lime),
          ellipse(28, 105, 17, 6, green),
          ellipse(102, 105, 17, 6, green),
        ]),
    ellipse(65, jump ? 62 : 72, 44, 36, lime),
    spot(65, jump ? 74 : 86, 27, 20, '#e6f5b8'),
    circle(40, jump ? 24 : 34, 17, lime),
    circle(90, jump ? 24 : 34, 17, lime),
    bigEye(41, jump ? 23 : 33, 10),
    bigEye(89, jump ? 23 : 33, 10),
    line(jump ? 'M38 56q27 24 54 0' : 'M38 66q27 20 54 0'),
    cheek(30, jump ? 56 : 66),
    cheek(100, jump ? 56 : 66),
  ]);

const dinosaur = (swing: number): Drawing => {
  const leg = (x: number, degrees: number, fill: string) =>
    turned(degrees, [x, 92], [path(`M${x - 11} 84h22v24h8q3 10 -5 10h-25z`, fill)]);
  return drawing(150, 128, [
    path('M44 26l-12 2l6 10l-12 5l8 9l-12 8l10 6l-10 10l12 4z', orange),
    leg(64, -swing, '#39a083'),
    path(
      'M6 106C26 106 34 92 40 74C46 44 52 12 88 8C122 6 142 24 140 42C138 56 120 58 104 58C104 72 104 84 98 94C88 108 62 108 46 104C34 112 20 114 6 106z',
      teal,
    ),
    patch('M100 58.500C98 76 98 88 90 96C82 98 74 92 76 80C78 70 84 60 88 55z', '#d9f6d2'),
    leg(78, swing, teal),
    line('M98 70q10 2 14 10m-14 -10q8 -2 15 2', INK, 4),
    bigEye(102, 28, 9),
    spot(131, 28, 2.4, 3, INK),
    line('M108 47q16 4 29 -6'),
    cheek(96, 45),
  ]);
};

const snail = (out: number): Drawing =>
  drawing(140, 100, [
    line(`M112 54L${108 + out} 26M122 54L${126 + out} 28`, INK, 4),
    circle(108 + out, 22, 6, white),
    circle(126 + out, 24, 6, white),
    spot(109 + out, 22, 2.6, 2.6, INK),
    spot(127 + out, 24, 2.6, 2.6, INK),
    path(
      `M8 92C20 76 60 74 92 74C96 60 104 50 118 52C134 54 138 74 130 86C126 92 118 94 110 94H20C12 94 ${4 - out / 3} 96 8 92z`,
      tan,
    ),
    circle(60, 52, 36, pink),
    line('M60 52c0 -10 14 -10 14 2s-18 20 -30 10s-8 -36 14 -38s30 10 30 24', '#c75f86', 5),
    smile(124, 72, 11),
    cheek(112, 76, 4),
  ]);

export const creatures: readonly Sprite[] = [
  {
    id: 'fish',
    names: named('小鱼', '小魚', 'Fish'),
    tag: 'animals',
    sound: 'water',
    costumes: [fish(0), fish(16)],
  },
  {
    id: 'octopus',
    names: named('章鱼', '章魚', 'Octopus'),
    tag: 'animals',
    costumes: [octopus(4), octopus(14)],
  },
  {
    id: 'whale',
    names: named('鲸鱼', '鯨魚', 'Whale'),
    tag: 'animals',
    sound: 'water',
    costumes: [whale(false), whale(true)],
  },
  {
    id: 'turtle',
    names: named('乌龟', '烏龜', 'Turtle'),
    tag: 'animals',
    costumes: [turtle(0), turtle(24)],
  },
  {
    id: 'frog',
    names: named('青蛙', '青蛙', 'Frog'),
    tag: 'animals',
    sound: 'frog',
    costumes: [frog(false), frog(true)],
  },
  {
    id: 'snail',
    names: named('蜗牛', '蝸牛', 'Snail'),
    tag: 'animals',
    costumes: [snail(0), snail(6)],
  },
  {
    id: 'dinosaur',
    names: named('恐龙', '恐龍', 'Dinosaur'),
    tag: 'animals',
    sound: 'roar',
    costumes: [dinosaur(0), dinosaur(18), dinosaur(-18)],
  },
];
