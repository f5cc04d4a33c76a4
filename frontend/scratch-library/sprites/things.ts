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

const { white, cream, grey, red, yellow, sky, blue, purple, pink, brown, dark } = COLOUR;

const ball = (degrees: number): Drawing => ({
  width: 92,
  height: 92,
  shapes: [
    turned(
      degrees,
      [46, 46],
      [
        circle(46, 46, 40, white),
        path('M46 46L46 6A40 40 0 0 1 84 34z', red),
        path('M46 46L70 78A40 40 0 0 1 22 78z', blue),
        path('M46 46L8 34A40 40 0 0 1 30 9.500z', yellow),
        circle(46, 46, 8, white),
      ],
    ),
  ],
});

const balloon = (fill: string, light: string): Drawing => ({
  width: 84,
  height: 136,
  shapes: [
    line('M42 100C50 108 34 116 42 132'),
    path('M34 102L42 90L50 102z', fill),
    ellipse(42, 48, 36, 44, fill),
    spot(28, 32, 7, 12, light),
  ],
});

const gift = (open: boolean): Drawing => ({
  width: 112,
  height: 126,
  shapes: [
    ...(open
      ? [
          circle(36, 22, 5, yellow),
          circle(60, 10, 5, sky),
          circle(82, 24, 5, pink),
          path('M54 30l4 8l9 1l-6.500 6l1.500 9l-8 -4l-8 4l1.500 -9l-6.500 -6l9 -1z', yellow),
        ]
      : []),
    box({ x: 16, y: 62, width: 80, height: 58, rx: 6 }, purple),
    plainBox({ x: 48, y: 63.5, width: 16, height: 55 }, yellow),
    turned(
      open ? -16 : 0,
      [10, 60],
      [
        box({ x: 8, y: 44, width: 96, height: 22, rx: 5 }, '#b48cf0'),
        plainBox({ x: 48, y: 45.8, width: 16, height: 18.5 }, yellow),
        path('M56 44C40 44 26 36 30 26C36 16 52 28 56 44z', yellow),
        path('M56 44C72 44 86 36 82 26C76 16 60 28 56 44z', yellow),
      ],
    ),
  ],
});

const key: Drawing = {
  width: 124,
  height: 62,
  shapes: [
    path('M52 24H118V38H110V52H98V38H90V48H78V38H52z', yellow),
    circle(32, 31, 26, yellow),
    circle(30, 31, 11, white),
  ],
};

const house: Drawing = {
  width: 140,
  height: 132,
  shapes: [
    path('M98 42V14H116V56z', '#c2564f'),
    box({ x: 22, y: 58, width: 96, height: 70, rx: 4 }, cream),
    path('M8 66L70 8L132 66C134 72 128 74 124 72L70 26L16 72C12 74 6 72 8 66z', red),
    box({ x: 58, y: 84, width: 28, height: 44, rx: 12 }, brown),
    spot(79, 108, 2.6, 2.6, yellow),
    ...[32, 92].map(
      (x) =>
        box({ x, y: 78, width: 18, height: 20, rx: 4 }, '#bfe8ff') +
        line(`M${x + 9} 78v20M${x} 88h18`, INK, 2.5),
    ),
  ],
};

const coin = (width: number): Drawing => ({
  width: 80,
  height: 80,
  shapes: [
    ellipse(40, 40, width, 35, yellow),
    ...(width > 14
      ? [
          spot(40, 40, width * 0.74, 26, '#f5b62b'),
          patch(
            `M40 22L${40 + width * 0.2} 35H${40 + width * 0.56}L${40 + width * 0.26} 43L${40 + width * 0.37} 58L40 49L${40 - width * 0.37} 58L${40 - width * 0.26} 43L${40 - width * 0.56} 35H${40 - width * 0.2}z`,
            '#fff0a0',
          ),
        ]
      : []),
  ],
});

const chest = (open: boolean): Drawing => ({
  width: 130,
  height: 118,
  shapes: [
    ...(open
      ? [
          path('M12 50L20 12C22 8 26 6 30 6H100C104 6 108 8 110 12L118 50z', '#8a5b34'),
          patch('M20 48L26 16H104L110 48z', dark),
          ...[
            [34, 52],
            [52, 44],
            [72, 42],
            [92, 48],
            [62, 54],
            [82, 54],
          ].map(([x = 0, y = 0]) => circle(x, y, 11, yellow)),
        ]
      : [path('M12 58C12 30 20 20 36 20H94C110 20 118 30 118 58z', brown)]),
    box({ x: 10, y: 56, width: 110, height: 56, rx: 6 }, brown),
    plainBox({ x: 28, y: 57.5, width: 10, height: 53 }, '#7d5230'),
    plainBox({ x: 92, y: 57.5, width: 10, height: 53 }, '#7d5230'),
    box({ x: 54, y: 50, width: 22, height: 26, rx: 5 }, yellow),
    spot(65, 62, 3.5, 5, INK),
  ],
});

const button = (pressed: boolean): Drawing => ({
  width: 120,
  height: 96,
  shapes: [
    ellipse(60, 66, 54, 26, grey),
    path(
      pressed ? 'M22 62V56H98V62C98 76 22 76 22 62z' : 'M22 58V38H98V58C98 74 22 74 22 58z',
      '#c93f49',
    ),
    ellipse(60, pressed ? 54 : 36, 38, 19, red),
    spot(46, pressed ? 48 : 30, 12, 5, '#ff9a9e'),
  ],
});

const drum = (beaten: boolean): Drawing => ({
  width: 126,
  height: 120,
  shapes: [
    path('M14 54V98C14 118 112 118 112 98V54z', red),
    line('M16 62L36 108L58 72L80 112L104 66', yellow, 4),
    ellipse(63, 52, 49, 20, cream),
    line(beaten ? 'M20 10L52 48' : 'M12 6L40 34', '#b57a45', 6),
    line('M112 4L84 34', '#b57a45', 6),
    circle(beaten ? 52 : 41, beaten ? 48 : 35, 6, white),
    circle(83, 35, 6, white),
  ],
});

export const things: readonly Sprite[] = [
  {
    id: 'ball',
    names: named('皮球', '皮球', 'Ball'),
    tag: 'things',
    sound: 'jump',
    costumes: [ball(0), ball(60), ball(120)],
  },
  {
    id: 'balloon',
    names: named('气球', '氣球', 'Balloon'),
    tag: 'things',
    costumes: [balloon(red, '#ff9a9e'), balloon(blue, '#8db9f7'), balloon(yellow, '#fff0a0')],
  },
  {
    id: 'gift',
    names: named('礼物', '禮物', 'Present'),
    tag: 'things',
    sound: 'win',
    costumes: [gift(false), gift(true)],
  },
  {
    id: 'chest',
    names: named('宝箱', '寶箱', 'Treasure chest'),
    tag: 'things',
    sound: 'coin',
    costumes: [chest(false), chest(true)],
  },
  {
    id: 'coin',
    names: named('金币', '金幣', 'Coin'),
    tag: 'things',
    sound: 'coin',
    costumes: [coin(35), coin(22), coin(9)],
  },
  {
    id: 'drum',
    names: named('小鼓', '小鼓', 'Drum'),
    tag: 'things',
    sound: 'drum',
    costumes: [drum(false), drum(true)],
  },
  {
    id: 'button',
    names: named('按钮', '按鈕', 'Button'),
    tag: 'things',
    costumes: [button(false), button(true)],
  },
  { id: 'key', names: named('钥匙', '鑰匙', 'Key'), tag: 'things', costumes: [key] },
  { id: 'house', names: named('房子', '房子', 'House'), tag: 'things', costumes: [house] },
];
