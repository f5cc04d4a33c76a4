import {
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
  patch,
  path,
  plainBox,
  smile,
  spot,
  turned,
} from '../drawing.ts';
import { named, type Sprite } from '../entry.ts';

const { white, grey, dark, red, orange, yellow, green, teal, blue, purple, pink, lime } = COLOUR;

interface Person {
  readonly skin: string;
  readonly shirt: string;
  readonly legs: string;
  readonly shoes: string;
  /** Painted behind the head, and over it. */
  readonly back: readonly string[];
  readonly front: readonly string[];
  readonly skirt?: string;
}

interface Pose {
  readonly legs: number;
  readonly arms: number;
  readonly raised?: boolean;
}

function limbs({ skin, shirt, legs, shoes }: Person, pose: Pose) {
  const leg = (x: number, degrees: number) =>
    turned(
      degrees,
      [x, 112],
      [
        box({ x: x - 7, y: 108, width: 14, height: 36, rx: 6 }, legs),
        ellipse(x + 3, 146, 12, 7, shoes),
      ],
    );
  const arm = (x: number, degrees: number) =>
    turned(
      degrees,
      [x, 84],
      [box({ x: x - 6, y: 80, width: 12, height: 32, rx: 6 }, shirt), circle(x, 113, 7, skin)],
    );
  return {
    legs: [leg(44, pose.legs), leg(62, -pose.legs)],
    left: arm(34, pose.raised ? 150 : 16 + pose.arms),
    right: arm(72, -16 + pose.arms),
  };
}

function person(who: Person, pose: Pose): Drawing {
  const { legs, left, right } = limbs(who, pose);
  const { skin, shirt, skirt, back, front } = who;
  const shapes = [
    ...back,
    ...legs,
    box({ x: 35, y: 76, width: 36, height: 44, rx: 13 }, shirt),
    ...(skirt ? [path('M36 104L28 128Q53 136 78 128L70 104z', skirt)] : []),
    left,
    right,
    circle(53, 44, 31, skin),
    eye(44, 46, 4.5),
    eye(66, 46, 4.5),
    cheek(37, 57),
    cheek(71, 57),
    pose.raised ? laugh(55, 57, 15) : smile(55, 58, 13),
    ...front,
  ];
  return {
    width: 112,
    height: 156,
    shapes: [`<g transform="translate(3 0)">${shapes.join('')}</g>`],
  };
}

/** Standing, two steps, and waving. */
const poses = (who: Person): readonly Drawing[] => [
  person(who, { legs: 0, arms: 0 }),
  person(who, { legs: 18, arms: -20 }),
  person(who, { legs: -18, arms: 20 }),
  person(who, { legs: 0, arms: 0, raised: true }),
];

const short = (hair: string): string[] => [
  path(
    'M22 46C16 12 38 4 56 8C80 4 90 22 84 44C80 34 74 28 66 26C58 32 36 30 28 30C26 34 24 40 22 46z',
    hair,
  ),
];

const boy: Person = {
  skin: COLOUR.skin,
  shirt: red,
  legs: blue,
  shoes: dark,
  back: [],
  front: short('#5b3c28'),
};
const girl: Person = {
  skin: COLOUR.skin,
  shirt: yellow,
  legs: COLOUR.skin,
  shoes: purple,
  skirt: pink,
  back: [ellipse(16, 52, 12, 19, '#3b2a33'), ellipse(90, 52, 12, 19, '#3b2a33')],
  front: [
    path('M22 46C14 6 40 4 53 8C70 4 92 8 84 46C80 32 68 26 54 22C44 28 28 32 22 46z', '#3b2a33'),
    circle(22, 38, 5, red),
    circle(84, 38, 5, red),
  ],
};
const runner: Person = {
  skin: COLOUR.deep,
  shirt: green,
  legs: dark,
  shoes: orange,
  back: [
    circle(28, 26, 13, '#2b2230'),
    circle(53, 17, 14, '#2b2230'),
    circle(78, 26, 13, '#2b2230'),
  ],
  front: [
    path(
      'M23 40C20 16 40 10 53 12C68 10 86 16 83 40C76 28 66 26 53 26C40 26 30 28 23 40z',
      '#2b2230',
    ),
  ],
};
const reader: Person = {
  skin: COLOUR.olive,
  shirt: teal,
  legs: '#7a5bb5',
  shoes: white,
  back: [path('M20 40C14 80 20 92 26 96H80C88 90 90 80 86 40z', '#6b3f22')],
  front: [
    path('M22 46C14 6 40 4 53 8C70 4 92 8 84 46C80 34 72 24 40 26C32 30 26 34 22 46z', '#6b3f22'),
    line(
      'M35 46a9.500 9.500 0 1 0 19 0a9.500 9.500 0 1 0 -19 0zM57 46a9.500 9.500 0 1 0 19 0a9.500 9.500 0 1 0 -19 0zM54 46h3',
      '#3f7fe0',
      3,
    ),
  ],
};
const teacher: Person = {
  skin: COLOUR.skin,
  shirt: '#5d6fb8',
  legs: dark,
  shoes: '#704a32',
  back: [],
  front: [
    path(
      'M22 46C14 8 38 4 53 8C72 4 90 12 84 46C82 36 80 32 78 28C66 30 42 26 30 26C26 32 24 38 22 46z',
      grey,
    ),
    patch('M50 78l5 6l5 -6l2 22l-7 8l-7 -8z', orange),
    line(
      'M35 46a9.500 9.500 0 1 0 19 0a9.500 9.500 0 1 0 -19 0zM57 46a9.500 9.500 0 1 0 19 0a9.500 9.500 0 1 0 -19 0zM54 46h3',
      INK,
      3,
    ),
  ],
};
const astronaut: Person = {
  skin: white,
  shirt: white,
  legs: white,
  shoes: '#5d6fb8',
  back: [box({ x: 26, y: 74, width: 54, height: 40, rx: 10 }, grey)],
  front: [
    circle(53, 44, 35, white),
    path(
      'M28 46C28 26 40 20 55 20C72 20 84 28 84 46C84 62 72 68 55 68C38 68 28 62 28 46z',
      '#2c4a86',
    ),
    patch('M36 40C38 30 46 26 54 26C46 32 40 36 38 46z', '#7fb4f5'),
    spot(72, 54, 4, 6, '#4b74bd'),
    plainBox({ x: 43, y: 88, width: 20, height: 13, rx: 3 }, '#c8d4ea'),
    spot(48, 94.5, 3, 3, red),
    spot(58, 94.5, 3, 3, lime),
    line('M53 10V6', INK),
    circle(53, 6, 3, red),
  ],
};
const wizard: Person = {
  skin: COLOUR.skin,
  shirt: purple,
  legs: '#6d47ad',
  shoes: '#4b3b2d',
  skirt: purple,
  back: [],
  front: [
    path('M30 56C34 66 44 62 55 62C66 62 74 66 78 56C82 84 68 98 55 100C42 98 28 84 30 56z', white),
    smile(55, 66, 11),
    path('M16 26C30 18 76 18 92 26C92 34 76 36 54 36C30 36 16 34 16 26z', '#5a3d99'),
    path('M30 24C36 10 44 0 62 -8C60 4 70 14 78 24C62 28 44 28 30 24z', '#5a3d99'),
    path(
      'M52 6l2.500 5l5.500 .8l-4 3.900l1 5.500l-5 -2.600l-5 2.600l1 -5.500l-4 -3.900l5.500 -.8z',
      yellow,
    ),
  ],
};

const taller = (drawings: readonly Drawing[], by: number): readonly Drawing[] =>
  drawings.map(({ width, height, shapes }) => ({
    width,
    height: height + by,
    shapes: [`<g transform="translate(0 ${by})">${shapes.join('')}</g>`],
  }));

export const people: readonly Sprite[] = [
  { id: 'boy', names: named('男孩', '男孩', 'Boy'), tag: 'people', costumes: poses(boy) },
  { id: 'girl', names: named('女孩', '女孩', 'Girl'), tag: 'people', costumes: poses(girl) },
  { id: 'runner', names: named('小飞', '小飛', 'Sam'), tag: 'people', costumes: poses(runner) },
  { id: 'reader', names: named('小雨', '小雨', 'Rainy'), tag: 'people', costumes: poses(reader) },
  {
    id: 'teacher',
    names: named('老师', '老師', 'Teacher'),
    tag: 'people',
    costumes: poses(teacher),
  },
  {
    id: 'astronaut',
    names: named('宇航员', '太空人', 'Astronaut'),
    tag: 'people',
    costumes: poses(astronaut),
  },
  {
    id: 'wizard',
    names: named('魔法师', '魔法師', 'Wizard'),
    tag: 'fantasy',
    sound: 'magic',
    costumes: taller(poses(wizard), 12),
  },
];
