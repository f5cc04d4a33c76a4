import {
  COLOUR,
  circle,
  type Drawing,
  ellipse,
  eye,
  line,
  patch,
  path,
  smile,
  spot,
  turned,
} from '../drawing.ts';
import { named, type Sprite } from '../entry.ts';

const { white, red, orange, yellow, lime, green, sky, purple, pink, brown } = COLOUR;

const heart = (size: number): Drawing => ({
  width: 110,
  height: 100,
  shapes: [
    `<g transform="translate(${55 - 55 * size} ${50 - 50 * size}) scale(${size})">${path('M55 94C20 72 6 52 6 32C6 14 20 6 32 6C44 6 52 14 55 22C58 14 66 6 78 6C90 6 104 14 104 32C104 52 90 72 55 94z', red)}${spot(30, 28, 7, 10, '#ff9a9e')}</g>`,
  ],
});

const STAR = 'M55 6L69 38L104 42L78 66L86 100L55 82L24 100L32 66L6 42L41 38z';
const star = (shining: boolean): Drawing => ({
  width: 110,
  height: 108,
  shapes: [path(STAR, shining ? '#fff0a0' : yellow), eye(46, 54), eye(64, 54), smile(55, 62, 14)],
});

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];
const sun = (degrees: number): Drawing => ({
  width: 130,
  height: 130,
  shapes: [
    ...RAYS.map((angle) => turned(angle + degrees, [65, 65], [path('M56 22L65 4L74 22z', orange)])),
    circle(65, 65, 38, yellow),
    eye(52, 60),
    eye(78, 60),
    smile(65, 72, 20),
    spot(44, 74, 6, 4, orange),
    spot(86, 74, 6, 4, orange),
  ],
});

const moon: Drawing = {
  width: 92,
  height: 108,
  shapes: [
    path(
      'M60 6C24 8 6 32 6 56C6 82 28 102 56 102C70 102 80 96 86 88C60 90 40 72 40 48C40 30 48 14 60 6z',
      '#ffe07a',
    ),
    spot(24, 50, 4, 4, '#f0c24a'),
    spot(32, 76, 6, 6, '#f0c24a'),
    spot(52, 92, 3, 3, '#f0c24a'),
  ],
};

const CLOUD =
  'M34 70C14 70 6 58 8 46C10 36 20 30 30 32C34 14 52 6 68 10C82 12 92 22 94 34C110 32 122 42 122 54C122 66 112 70 100 70z';
const cloud = (raining: boolean): Drawing => ({
  width: 130,
  height: 112,
  shapes: [
    ...(raining
      ? [30, 56, 82, 104].map((x, index) =>
          path(`M${x} ${80 + (index % 2) * 6}c6 9 6 16 0 17s-6 -8 0 -17z`, sky),
        )
      : []),
    path(CLOUD, raining ? '#b9c6da' : white),
    eye(54, 44),
    eye(78, 44),
    smile(66, 52, 12),
  ],
});

const tree = (fruit: boolean): Drawing => ({
  width: 124,
  height: 150,
  shapes: [
    path('M52 92C54 116 52 132 46 146H78C72 132 70 116 72 92z', brown),
    path(
      'M34 100C14 102 4 86 10 70C2 54 14 36 28 36C32 16 52 6 66 8C84 8 96 20 98 36C114 38 122 56 114 70C120 88 108 102 90 100C74 108 50 108 34 100z',
      green,
    ),
    patch('M30 50C34 34 46 24 60 22C48 30 42 40 42 52z', '#7dd48a'),
    ...(fruit
      ? [
          [34, 74],
          [58, 58],
          [88, 70],
          [66, 86],
          [86, 46],
        ].map(([x = 0, y = 0]) => circle(x, y, 7, red))
      : []),
  ],
});

const flower = (fill: string): Drawing => ({
  width: 96,
  height: 136,
  shapes: [
    line('M48 66V132', '#2f8a4c', 7),
    path('M48 116C32 118 20 108 18 94C34 92 46 102 48 116z', lime),
    path('M48 104C62 106 76 98 78 84C62 82 50 90 48 104z', lime),
    ...[0, 60, 120, 180, 240, 300].map((angle) =>
      turned(angle, [48, 44], [ellipse(48, 22, 14, 18, fill)]),
    ),
    circle(48, 44, 15, yellow),
    eye(43, 42, 3),
    eye(53, 42, 3),
    smile(48, 47, 9),
  ],
});

export const nature: readonly Sprite[] = [
  {
    id: 'heart',
    names: named('爱心', '愛心', 'Heart'),
    tag: 'things',
    costumes: [heart(1), heart(0.8)],
  },
  {
    id: 'star',
    names: named('星星', '星星', 'Star'),
    tag: 'things',
    sound: 'magic',
    costumes: [star(false), star(true)],
  },
  {
    id: 'cloud',
    names: named('云朵', '雲朵', 'Cloud'),
    tag: 'things',
    sound: 'water',
    costumes: [cloud(false), cloud(true)],
  },
  {
    id: 'tree',
    names: named('大树', '大樹', 'Tree'),
    tag: 'things',
    costumes: [tree(false), tree(true)],
  },
  {
    id: 'flower',
    names: named('花朵', '花朵', 'Flower'),
    tag: 'things',
    costumes: [flower(pink), flower(orange), flower(purple)],
  },
  { id: 'sun', names: named('太阳', '太陽', 'Sun'), tag: 'things', costumes: [sun(0), sun(22)] },
  { id: 'moon', names: named('月亮', '月亮', 'Moon'), tag: 'things', costumes: [moon] },
];
