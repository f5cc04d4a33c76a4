import {
  bigEye,
  box,
  COLOUR,
  cheek,
  circle,
  type Drawing,
  ellipse,
  eye,
  INK,
  laugh,
  line,
  path,
  plainBox,
  smile,
  spot,
  turned,
} from '../drawing.ts';
import { named, type Sprite } from '../entry.ts';

const { white, grey, red, orange, yellow, lime, green, teal, sky, blue, purple, dark } = COLOUR;

interface RobotPose {
  readonly step: number;
  readonly lamp: string;
  readonly happy?: boolean;
}

const robot = ({ step, lamp, happy }: RobotPose): Drawing => ({
  width: 120,
  height: 140,
  shapes: [
    box({ x: 36, y: 112 - Math.max(step, 0), width: 16, height: 20, rx: 5 }, grey),
    box({ x: 68, y: 112 - Math.max(-step, 0), width: 16, height: 20, rx: 5 }, grey),
    box({ x: 28, y: 126 - Math.max(step, 0), width: 26, height: 11, rx: 5 }, blue),
    box({ x: 66, y: 126 - Math.max(-step, 0), width: 26, height: 11, rx: 5 }, blue),
    turned(
      step * 2,
      [24, 82],
      [box({ x: 8, y: 76, width: 14, height: 32, rx: 7 }, grey), circle(15, 108, 8, blue)],
    ),
    turned(
      happy ? -140 : step * 2,
      [96, 82],
      [box({ x: 98, y: 76, width: 14, height: 32, rx: 7 }, grey), circle(105, 108, 8, blue)],
    ),
    box({ x: 24, y: 70, width: 72, height: 46, rx: 14 }, sky),
    plainBox({ x: 40, y: 82, width: 40, height: 22, rx: 6 }, white),
    spot(50, 93, 5, 5, red),
    spot(64, 93, 5, 5, yellow),
    line('M60 16V8'),
    circle(60, 8, 6, lamp),
    box({ x: 6, y: 34, width: 14, height: 20, rx: 6 }, orange),
    box({ x: 100, y: 34, width: 14, height: 20, rx: 6 }, orange),
    box({ x: 16, y: 16, width: 88, height: 54, rx: 18 }, sky),
    box({ x: 26, y: 25, width: 68, height: 36, rx: 13 }, '#24446f'),
    ...(happy
      ? [line('M38 44q6 -10 12 0M70 44q6 -10 12 0', '#9ff2d8', 5)]
      : [spot(44, 40, 6, 7, '#9ff2d8'), spot(76, 40, 6, 7, '#9ff2d8')]),
    line('M52 49q8 7 16 0', '#9ff2d8', 4),
  ],
});

const alien = (wave: number): Drawing => ({
  width: 112,
  height: 136,
  shapes: [
    line('M38 22C34 12 30 8 24 8M74 22C78 12 82 8 88 8', INK, 4),
    circle(22, 8, 6, yellow),
    circle(90, 8, 6, yellow),
    ellipse(42, 122, 13, 8, '#6aa73c'),
    ellipse(70, 122, 13, 8, '#6aa73c'),
    turned(20, [30, 86], [ellipse(26, 98, 8, 18, lime)]),
    turned(-20 - wave, [82, 86], [ellipse(86, 98, 8, 18, lime)]),
    path('M30 80C30 72 82 72 82 80C88 100 86 122 56 122C26 122 24 100 30 80z', lime),
    ellipse(56, 50, 46, 36, lime),
    bigEye(36, 42, 11),
    bigEye(78, 42, 11),
    bigEye(57, 32, 9),
    laugh(57, 60, 24),
    spot(56, 102, 14, 12, '#d8f2a4'),
  ],
});

const ghost = (boo: boolean): Drawing => ({
  width: 104,
  height: 116,
  shapes: [
    path('M12 106V50C12 20 32 6 52 6C72 6 92 20 92 50V106L78 94L65 108L52 94L39 108L26 94z', white),
    eye(38, 48, boo ? 8 : 6),
    eye(66, 48, boo ? 8 : 6),
    boo ? ellipse(52, 72, 8, 11, dark) : smile(52, 64, 18),
    cheek(26, 62),
    cheek(78, 62),
  ],
});

const monster = (open: boolean): Drawing => ({
  width: 120,
  height: 128,
  shapes: [
    path('M28 30L18 6L44 20z', orange),
    path('M92 30L102 6L76 20z', orange),
    ellipse(40, 116, 15, 8, '#7d54bd'),
    ellipse(80, 116, 15, 8, '#7d54bd'),
    path(
      'M60 14C94 14 106 40 106 74C106 104 92 114 60 114C28 114 14 104 14 74C14 40 26 14 60 14z',
      purple,
    ),
    spot(30, 60, 5, 5, '#b795ee'),
    spot(92, 52, 6, 6, '#b795ee'),
    spot(86, 98, 5, 5, '#b795ee'),
    circle(60, 46, 21, white),
    spot(60, 46, 11, 12, teal),
    eye(60, 46, 7),
    ...(open
      ? [
          path('M34 76H86C86 100 74 106 60 106S34 100 34 76z', dark),
          path('M40 76h10l-5 9zM70 76h10l-5 9z', white),
          spot(60, 98, 12, 6, red),
        ]
      : [line('M36 82q24 18 48 0', INK, 4), path('M46 86l9 2l-5 9z', white)]),
  ],
});

const snowman = (hot: boolean): Drawing => ({
  width: 110,
  height: 138,
  shapes: [
    line('M24 78L6 62M6 62l2 10M6 62l9 -1M86 78L104 62M104 62l-2 10M104 62l-9 -1', '#7a5236', 5),
    circle(55, 98, 36, white),
    circle(55, 48, 27, white),
    path('M30 66C46 76 64 76 80 66L84 76C64 86 46 86 28 76z', red),
    path('M68 76h13v26h-13z', red),
    box({ x: 34, y: 4, width: 42, height: 24, rx: 4 }, dark),
    box({ x: 24, y: 24, width: 62, height: 8, rx: 4 }, dark),
    plainBox({ x: 36, y: 18, width: 38, height: 6 }, orange),
    eye(46, 46),
    eye(66, 46),
    path('M55 52L78 57L55 60z', orange),
    smile(52, 63, 12),
    spot(48, 96, 4, 4, INK),
    spot(48, 112, 4, 4, INK),
    ...(hot
      ? [
          path('M84 40c5 7 5 12 0 13s-5 -6 0 -13z', sky),
          path('M24 50c4 6 4 10 0 11s-4 -5 0 -11z', sky),
        ]
      : []),
  ],
});

const dragon = (fire: boolean): Drawing => ({
  width: 170,
  height: 135,
  shapes: [
    path('M58 66C40 36 26 22 8 20C14 32 14 40 12 50C24 50 28 56 28 66C38 64 46 70 50 78z', orange),
    path('M14 120C24 124 44 122 52 104L70 110C64 126 40 130 14 120z', green),
    ellipse(76, 92, 38, 32, green),
    ellipse(86, 100, 24, 22, '#e9f7b6'),
    ellipse(60, 124, 17, 7, green),
    ellipse(94, 124, 17, 7, green),
    path('M84 22L80 4L96 14zM104 16L110 0L118 16z', yellow),
    path(
      'M78 48C74 22 92 12 110 14C124 16 128 28 128 36C142 36 148 46 144 56C138 68 116 70 100 68C86 66 80 60 78 48z',
      green,
    ),
    spot(137, 45, 2.4, 3, INK),
    bigEye(108, 34, 9),
    line('M112 57q16 5 28 -3'),
    cheek(100, 54),
    ...(fire
      ? [
          path('M148 56C162 50 166 56 168 64C160 62 160 68 164 76C152 74 144 68 148 56z', orange),
          spot(154, 62, 4, 4, yellow),
        ]
      : []),
    turned(-30, [106, 88], [ellipse(112, 92, 13, 7, green)]),
  ],
});

export const fantasy: readonly Sprite[] = [
  {
    id: 'robot',
    names: named('机器人', '機器人', 'Robot'),
    tag: 'fantasy',
    sound: 'beep',
    costumes: [
      robot({ step: 0, lamp: red }),
      robot({ step: 7, lamp: yellow }),
      robot({ step: -7, lamp: yellow }),
      robot({ step: 0, lamp: lime, happy: true }),
    ],
  },
  {
    id: 'alien',
    names: named('外星人', '外星人', 'Alien'),
    tag: 'fantasy',
    sound: 'beep',
    costumes: [alien(0), alien(110)],
  },
  {
    id: 'ghost',
    names: named('小幽灵', '小幽靈', 'Ghost'),
    tag: 'fantasy',
    costumes: [ghost(false), ghost(true)],
  },
  {
    id: 'monster',
    names: named('小怪兽', '小怪獸', 'Monster'),
    tag: 'fantasy',
    sound: 'roar',
    costumes: [monster(false), monster(true)],
  },
  {
    id: 'snowman',
    names: named('雪人', '雪人', 'Snowman'),
    tag: 'fantasy',
    costumes: [snowman(false), snowman(true)],
  },
  {
    id: 'dragon',
    names: named('小龙', '小龍', 'Dragon'),
    tag: 'fantasy',
    sound: 'roar',
    costumes: [dragon(false), dragon(true)],
  },
];
