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
  spot,
} from '../drawing.ts';
import { named, type Sprite } from '../entry.ts';

const { white, cream, red, orange, yellow, lime, green, sky, pink, brown, tan, purple, dark } =
  COLOUR;

const LEAF = path('M50 18C54 4 70 2 78 8C72 20 60 24 50 18z', lime);

const apple: Drawing = {
  width: 96,
  height: 104,
  shapes: [
    path(
      'M48 28C60 16 90 20 90 54C90 80 70 100 58 98C52 96 44 96 38 98C26 100 6 80 6 54C6 20 36 16 48 28z',
      red,
    ),
    spot(26, 46, 7, 12, '#ff9a9e'),
    line('M48 30C46 20 48 14 52 8', '#7a5236', 5),
    LEAF,
  ],
};

const bittenApple: Drawing = {
  ...apple,
  shapes: [
    path(
      'M48 28C58 18 76 20 84 32C72 34 70 44 76 50C66 54 70 68 80 74C74 90 64 98 58 98C52 96 44 96 38 98C26 100 6 80 6 54C6 20 36 16 48 28z',
      red,
    ),
    patch('M83 34C74 35 72 44 78 50C68 54 72 66 80 72C74 64 76 56 86 52C84 44 86 38 83 34z', cream),
    spot(26, 46, 7, 12, '#ff9a9e'),
    line('M48 30C46 20 48 14 52 8', '#7a5236', 5),
    LEAF,
  ],
};

const banana: Drawing = {
  width: 120,
  height: 92,
  shapes: [
    path('M102 8L112 10C114 50 90 84 44 86C24 86 12 78 8 68C52 76 88 52 102 8z', yellow),
    line('M104 24C96 52 74 74 36 76', '#e0ac1c', 4),
    path('M100 4L112 4L113 15L101 14z', brown),
    path('M8 68L4 72L10 80L16 76z', brown),
  ],
};

const strawberry: Drawing = {
  width: 92,
  height: 104,
  shapes: [
    path('M46 100C26 92 6 62 8 40C10 22 32 20 46 26C60 20 82 22 84 40C86 62 66 92 46 100z', red),
    ...[
      [28, 46],
      [46, 50],
      [64, 46],
      [36, 64],
      [56, 64],
      [46, 80],
    ].map(([x = 0, y = 0]) => spot(x, y, 2.6, 3.8, yellow)),
    path('M46 30L28 36L30 24L14 18L32 14L46 2L60 14L78 18L62 24L64 36z', green),
  ],
};

const watermelon: Drawing = {
  width: 130,
  height: 84,
  shapes: [
    path('M6 14H124C124 56 98 80 65 80C32 80 6 56 6 14z', green),
    patch('M12 15.800H118C116 50 94 72 65 72C36 72 14 50 12 15.800z', '#eaf7c4'),
    patch('M18 15.800H112C110 46 92 65 65 65C38 65 20 46 18 15.800z', red),
    ...[
      [40, 28],
      [64, 26],
      [90, 28],
      [52, 44],
      [78, 44],
      [65, 56],
    ].map(([x = 0, y = 0]) => spot(x, y, 2.8, 4.2, INK)),
    line('M6 14H124'),
  ],
};

const cake = (lit: boolean): Drawing => ({
  width: 130,
  height: 124,
  shapes: [
    ...[40, 65, 90].flatMap((x, index) => [
      box({ x: x - 4, y: 30, width: 8, height: 28, rx: 2 }, [sky, pink, lime][index] ?? sky),
      ...(lit
        ? [path(`M${x} 10C${x + 8} 20 ${x + 5} 27 ${x} 27S${x - 8} 20 ${x} 10z`, yellow)]
        : [line(`M${x} 28v-6`, INK, 3)]),
    ]),
    ellipse(65, 112, 60, 9, '#dfe6f0'),
    box({ x: 16, y: 54, width: 98, height: 58, rx: 10 }, '#f6c98c'),
    path(
      'M16 62C16 54 22 50 30 50H100C108 50 114 54 114 62V76C104 88 98 70 90 76C80 88 74 72 65 78C56 88 50 72 40 76C32 88 26 72 16 76z',
      pink,
    ),
    ...[
      [32, 98],
      [54, 100],
      [78, 98],
      [98, 100],
    ].map(([x = 0, y = 0]) => circle(x, y, 5, red)),
  ],
});

const iceCream: Drawing = {
  width: 84,
  height: 130,
  shapes: [
    path('M18 62L42 126L66 62z', tan),
    line('M30 66L52 98M54 66L34 98M46 64l12 18M38 64L26 82', brown, 3),
    circle(28, 50, 20, '#fff0c2'),
    circle(56, 50, 20, '#bfe8ff'),
    circle(42, 28, 21, pink),
    circle(44, 6.5, 4.8, red),
    line('M32 24l4 -4M46 34l5 2M50 22l1 -5', white, 3.5),
  ],
};

const pizza: Drawing = {
  width: 116,
  height: 112,
  shapes: [
    path('M10 30C30 8 86 8 106 30L62 106C60 109 56 109 54 106z', yellow),
    path(
      'M4 32C0 24 28 4 58 4C88 4 116 24 112 32C110 40 100 36 94 30C76 18 40 18 22 30C16 36 6 40 4 32z',
      '#d9934e',
    ),
    circle(44, 44, 10, red),
    circle(74, 46, 10, red),
    circle(58, 74, 9, red),
    spot(58, 32, 5, 3, green),
    spot(32, 34, 4, 3, green),
    spot(66, 60, 4, 3, green),
  ],
};

const cookie = (eaten: boolean): Drawing => ({
  width: 96,
  height: 96,
  shapes: [
    eaten
      ? path(
          'M48 6C60 6 70 10 77 17C68 20 66 30 74 36C70 46 80 54 90 52C88 74 70 90 48 90C24 90 6 72 6 48C6 24 24 6 48 6z',
          tan,
        )
      : circle(48, 48, 42, tan),
    ...[
      [32, 30],
      [28, 58],
      [50, 48],
      [52, 74],
      ...(eaten
        ? []
        : [
            [66, 28],
            [74, 56],
          ]),
    ].map(([x = 0, y = 0]) => spot(x, y, 6, 5.5, '#6b4226')),
    ...[
      [44, 22],
      [22, 44],
      [40, 62],
    ].map(([x = 0, y = 0]) => spot(x, y, 2.5, 2.5, '#c08a50')),
  ],
});

const grapes: Drawing = {
  width: 92,
  height: 112,
  shapes: [
    line('M46 26C46 16 48 10 54 6', '#7a5236', 5),
    path('M48 22C54 8 74 8 82 16C74 28 58 30 48 22z', lime),
    ...[
      [22, 40],
      [46, 36],
      [70, 40],
      [34, 58],
      [58, 58],
      [46, 78],
      [24, 62],
      [68, 62],
      [46, 97],
    ].map(([x = 0, y = 0]) => circle(x, y, 13, purple) + spot(x - 4, y - 5, 3, 3, '#c9aef3')),
  ],
};

const tea: Drawing = {
  width: 90,
  height: 128,
  shapes: [
    line('M52 34L60 4L76 8', red, 7),
    path('M12 36H78L70 116C69 122 66 124 60 124H30C24 124 21 122 20 116z', '#fff6e9'),
    patch(
      'M15.500 54H74.500L68.500 112C68 118 66 121 60 121H30C24 121 22 118 21.500 112z',
      '#d79a62',
    ),
    ...[
      [32, 108],
      [46, 112],
      [58, 106],
      [38, 96],
      [52, 97],
    ].map(([x = 0, y = 0]) => spot(x, y, 5, 5, dark)),
    box({ x: 8, y: 28, width: 74, height: 10, rx: 5 }, orange),
  ],
};

export const food: readonly Sprite[] = [
  {
    id: 'apple',
    names: named('苹果', '蘋果', 'Apple'),
    tag: 'food',
    sound: 'bite',
    costumes: [apple, bittenApple],
  },
  { id: 'banana', names: named('香蕉', '香蕉', 'Banana'), tag: 'food', costumes: [banana] },
  {
    id: 'strawberry',
    names: named('草莓', '草莓', 'Strawberry'),
    tag: 'food',
    costumes: [strawberry],
  },
  {
    id: 'watermelon',
    names: named('西瓜', '西瓜', 'Watermelon'),
    tag: 'food',
    costumes: [watermelon],
  },
  { id: 'grapes', names: named('葡萄', '葡萄', 'Grapes'), tag: 'food', costumes: [grapes] },
  {
    id: 'cake',
    names: named('蛋糕', '蛋糕', 'Cake'),
    tag: 'food',
    sound: 'win',
    costumes: [cake(true), cake(false)],
  },
  {
    id: 'ice-cream',
    names: named('冰淇淋', '冰淇淋', 'Ice cream'),
    tag: 'food',
    costumes: [iceCream],
  },
  { id: 'pizza', names: named('披萨', '披薩', 'Pizza'), tag: 'food', costumes: [pizza] },
  {
    id: 'cookie',
    names: named('饼干', '餅乾', 'Biscuit'),
    tag: 'food',
    sound: 'bite',
    costumes: [cookie(false), cookie(true)],
  },
  { id: 'tea', names: named('奶茶', '珍珠奶茶', 'Bubble tea'), tag: 'food', costumes: [tea] },
];
