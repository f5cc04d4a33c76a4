import {
  COLOUR,
  cheek,
  circle,
  ellipse,
  eye,
  INK,
  line,
  patch,
  path,
  smile,
  spot,
} from '../drawing.ts';
import { named, type Sprite } from '../entry.ts';
import { EARS, TAIL, walk } from './quadruped.ts';

const { white, cream, grey, dark, orange, yellow, pink, brown, tan, red, purple, sky } = COLOUR;

const stripes = (colour: string): string[] => [
  line('M52 49v17', colour, 5),
  line('M66 47v20', colour, 5),
  line('M80 48v17', colour, 5),
  line('M122 18v10', colour, 5),
  line('M113 20v7', colour, 4),
  line('M131 20v7', colour, 4),
];

const mane = (fur: string): string =>
  circle(122, 46, 41, fur) +
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((step) => {
      const angle = (step / 10) * Math.PI * 2;
      const [x, y] = [122 + Math.cos(angle) * 33, 46 + Math.sin(angle) * 33];
      return spot(Math.round(x), Math.round(y), 9, 9, fur);
    })
    .join('');

const wool = [
  [40, 62],
  [54, 52],
  [70, 48],
  [86, 53],
  [98, 64],
  [98, 80],
  [84, 92],
  [68, 95],
  [52, 93],
  [40, 82],
].map(([x = 0, y = 0]) => circle(x, y, 15, cream));

const flowing = (colour: string): string[] => [
  path('M98 70C88 56 90 24 108 12C104 30 108 46 104 70z', colour),
  path('M106 22C112 8 128 10 132 24C124 20 116 24 112 32z', colour),
];

/** The horn is painted last, over the hair. */
const horn = [path('M122 19L133 -8L138 20z', yellow), line('M126 10l9 3', INK, 2.5)];

export const mammals: readonly Sprite[] = [
  {
    id: 'dog',
    names: named('小狗', '小狗', 'Dog'),
    tag: 'animals',
    sound: 'bark',
    costumes: walk({
      fur: tan,
      light: cream,
      ears: [],
      tail: TAIL.up(tan),
      body: [patch('M44 52c14 -8 28 -6 30 4c2 12 -24 16 -32 8c-4 -4 -2 -9 2 -12z', brown)],
      face: [...EARS.hanging(brown), patch('M130 70c1 10 9 10 10 1z', red)],
    }),
  },
  {
    id: 'cat',
    names: named('小猫', '小貓', 'Cat'),
    tag: 'animals',
    sound: 'meow',
    costumes: walk({
      fur: '#9aa7bd',
      light: white,
      nose: '#f27a94',
      ears: EARS.pointed('#9aa7bd', pink),
      tail: TAIL.up('#9aa7bd'),
      body: [],
      face: [...stripes('#6f7c96').slice(3), line('M146 60l12 -3'), line('M146 65l12 2')],
    }),
  },
  {
    id: 'fox',
    names: named('狐狸', '狐狸', 'Fox'),
    tag: 'animals',
    costumes: walk({
      fur: orange,
      light: white,
      ears: EARS.pointed(orange, dark),
      tail: TAIL.bushy(orange, white),
      hoof: dark,
    }),
  },
  {
    id: 'rabbit',
    names: named('兔子', '兔子', 'Rabbit'),
    tag: 'animals',
    costumes: walk({
      fur: white,
      light: cream,
      nose: '#f27a94',
      ears: EARS.long(white, pink),
      tail: TAIL.stub(white),
    }).map(({ width, height, shapes }) => ({
      width,
      height: height + 16,
      shapes: [`<g transform="translate(0 16)">${shapes.join('')}</g>`],
    })),
  },
  {
    id: 'pig',
    names: named('小猪', '小豬', 'Pig'),
    tag: 'animals',
    costumes: walk({
      fur: '#ffb3c4',
      light: '#ffd3dd',
      ears: EARS.pointed('#ffb3c4', '#f27a94'),
      tail: TAIL.curl(),
      hoof: '#d77a90',
      plainFace: true,
      face: [
        ellipse(132, 58, 14, 11, '#f58ba5'),
        spot(127, 58, 2.6, 4, INK),
        spot(137, 58, 2.6, 4, INK),
      ],
    }),
  },
  {
    id: 'cow',
    names: named('奶牛', '乳牛', 'Cow'),
    tag: 'animals',
    costumes: walk({
      fur: white,
      light: '#ffc9cf',
      hoof: dark,
      tail: TAIL.thin(dark),
      ears: [
        path('M102 22C92 20 92 8 96 4C100 12 106 12 112 18z', cream),
        path('M132 18C138 12 144 12 148 4C152 10 150 20 142 24z', cream),
        ...EARS.hanging(white),
      ],
      body: [
        patch('M46 52c10 -8 26 -6 26 4s-18 16 -26 10s-8 -8 0 -14z', dark),
        patch('M84 66c10 -4 20 2 18 10s-20 8 -24 0s0 -8 6 -10z', dark),
      ],
      face: [spot(110, 36, 11, 13, dark), eye(116, 43), spot(114, 41, 1.6, 1.6, white)],
    }),
  },
  {
    id: 'sheep',
    names: named('绵羊', '綿羊', 'Sheep'),
    tag: 'animals',
    costumes: walk({
      fur: '#cbb7a6',
      light: '#e8dccf',
      hoof: dark,
      tail: [],
      ears: EARS.hanging('#cbb7a6'),
      body: [...wool, spot(70, 72, 34, 24, cream)],
      face: [
        [104, 22],
        [116, 15],
        [130, 16],
        [141, 24],
      ].map(([x = 0, y = 0]) => circle(x, y, 10, cream)),
    }),
  },
  {
    id: 'horse',
    names: named('小马', '小馬', 'Horse'),
    tag: 'animals',
    costumes: walk({
      fur: '#c4824c',
      light: tan,
      hoof: dark,
      ears: [...EARS.pointed('#c4824c', tan)],
      tail: [path('M34 62C10 60 6 88 14 104C20 92 32 92 36 76z', dark)],
      face: flowing(dark),
    }),
  },
  {
    id: 'unicorn',
    names: named('独角兽', '獨角獸', 'Unicorn'),
    tag: 'fantasy',
    sound: 'magic',
    costumes: walk({
      fur: white,
      light: '#fde7f3',
      nose: purple,
      hoof: purple,
      ears: EARS.pointed(white, pink),
      tail: [
        path('M34 62C10 60 6 88 14 104C20 92 32 92 36 76z', purple),
        line('M30 68C16 70 12 84 14 96', sky, 5),
      ],
      face: [...flowing(purple), line('M100 62C94 48 96 32 104 22', sky, 5), ...horn],
    }).map(({ width, height, shapes }) => ({
      width,
      height: height + 12,
      shapes: [`<g transform="translate(0 12)">${shapes.join('')}</g>`],
    })),
  },
  {
    id: 'lion',
    names: named('狮子', '獅子', 'Lion'),
    tag: 'animals',
    sound: 'roar',
    costumes: walk({
      fur: '#f7bf52',
      light: cream,
      tail: TAIL.thin(brown),
      ears: [mane('#b9713a'), ...EARS.round('#f7bf52', tan)],
    }),
  },
  {
    id: 'tiger',
    names: named('老虎', '老虎', 'Tiger'),
    tag: 'animals',
    sound: 'roar',
    costumes: walk({
      fur: orange,
      light: white,
      nose: '#f27a94',
      tail: TAIL.up(orange),
      ears: EARS.round(orange, white),
      body: stripes(dark).slice(0, 3),
      face: stripes(dark).slice(3),
    }),
  },
  {
    id: 'panda',
    names: named('熊猫', '貓熊', 'Panda'),
    tag: 'animals',
    costumes: walk({
      fur: white,
      light: white,
      hoof: dark,
      tail: TAIL.stub(white),
      ears: EARS.round(dark, dark),
      body: [patch('M88 48c12 4 22 14 26 26c-4 14 -14 22 -26 26c-8 -18 -8 -36 0 -52z', dark)],
      plainFace: true,
      face: [
        spot(114, 44, 8, 10, dark),
        spot(138, 44, 8, 10, dark),
        circle(115, 43, 3.4, white),
        circle(138, 43, 3.4, white),
        spot(127, 55, 5, 3.6, dark),
        smile(127, 60, 12),
        cheek(108, 60),
      ],
    }),
  },
  {
    id: 'elephant',
    names: named('大象', '大象', 'Elephant'),
    tag: 'animals',
    costumes: walk({
      fur: '#9fb4d2',
      light: '#bccbe2',
      tail: TAIL.thin(grey),
      hoof: '#dfe7f3',
      ears: [],
      plainFace: true,
      face: [
        path(
          'M136 52C152 56 158 76 150 96C148 104 136 102 138 94C142 80 138 70 126 68z',
          '#9fb4d2',
        ),
        line('M146 74l8 -2', '#7f95b6', 3),
        line('M146 84l8 0', '#7f95b6', 3),
        path('M100 20C76 16 70 52 84 66C94 74 106 64 104 48z', '#9fb4d2'),
        patch('M98 28C84 26 78 50 88 60C96 62 100 56 99 46z', '#f2b5c4'),
      ],
    }),
  },
];
