import {
  box,
  COLOUR,
  cheek,
  circle,
  type Drawing,
  ellipse,
  eye,
  line,
  path,
  smile,
  spot,
  turned,
} from '../drawing.ts';

/** How an animal on four legs looks; drawn from the side, walking to the right. */
export interface Coat {
  readonly fur: string;
  /** Of muzzle and belly. */
  readonly light: string;
  readonly hoof?: string;
  readonly ears: readonly string[];
  readonly tail: readonly string[];
  readonly nose?: string;
  /** Painted between body and head, e.g. spots, wool or a mane. */
  readonly body?: readonly string[];
  /** Painted over the face, e.g. a horn or a trunk. */
  readonly face?: readonly string[];
  /** Without the muzzle and nose that most have. */
  readonly plainFace?: boolean;
}

function leg(x: number, degrees: number, { fur, hoof }: Coat): string {
  const shapes = [box({ x: x - 8, y: 82, width: 16, height: 34, rx: 8 }, fur)];
  if (hoof) shapes.push(box({ x: x - 8, y: 105, width: 16, height: 11, rx: 5 }, hoof));
  return turned(degrees, [x, 84], shapes);
}

function face({ light, nose = COLOUR.dark, plainFace }: Coat): string[] {
  const eyes = [eye(116, 43), eye(137, 43)];
  if (plainFace) return [...eyes, cheek(111, 57)];
  return [
    ...eyes,
    ellipse(130, 60, 16, 12, light),
    spot(134, 54, 6, 4.5, nose),
    smile(131, 62, 11),
    cheek(109, 58),
  ];
}

function pose(coat: Coat, swing: number): Drawing {
  const { fur, light, ears, tail } = coat;
  return {
    width: 168,
    height: 120,
    shapes: [
      ...tail,
      leg(46, -swing, coat),
      leg(100, swing, coat),
      ellipse(72, 74, 44, 28, fur),
      spot(74, 90, 28, 9, light),
      ...(coat.body ?? []),
      leg(36, swing, coat),
      leg(90, -swing, coat),
      ...ears,
      circle(122, 46, 30, fur),
      ...face(coat),
      ...(coat.face ?? []),
    ],
  };
}

/** Standing, and two steps. */
export const walk = (coat: Coat): readonly Drawing[] => [
  pose(coat, 0),
  pose(coat, 20),
  pose(coat, -20),
];

export const EARS = {
  pointed: (fur: string, inner: string): string[] => [
    path('M98 32L96 4L118 19z', fur),
    path('M126 18L146 3L146 32z', fur),
    path('M102 24L101 13L110 19z', inner),
    path('M134 18L142 12L142 25z', inner),
  ],
  round: (fur: string, inner: string): string[] => [
    circle(98, 22, 12, fur),
    circle(146, 22, 12, fur),
    spot(98, 22, 6, 6, inner),
    spot(146, 22, 6, 6, inner),
  ],
  hanging: (fur: string): string[] => [
    turned(14, [98, 28], [ellipse(94, 42, 10, 20, fur)]),
    turned(-14, [148, 28], [ellipse(150, 42, 10, 20, fur)]),
  ],
  long: (fur: string, inner: string): string[] => [
    turned(-10, [110, 22], [ellipse(108, 8, 9, 24, fur), spot(108, 8, 4, 16, inner)]),
    turned(12, [134, 22], [ellipse(134, 8, 9, 24, fur), spot(134, 8, 4, 16, inner)]),
  ],
} as const;

export const TAIL = {
  up: (fur: string): string[] => [
    line('M34 68C16 62 10 46 16 32', '#3d3356', 14),
    line('M34 68C16 62 10 46 16 32', fur, 8),
  ],
  bushy: (fur: string, tip: string): string[] => [
    path('M38 76C8 84 -2 52 12 34C18 52 34 50 38 76z', fur),
    path('M8 56C4 48 6 40 12 34C15 43 20 48 26 52C18 50 14 52 8 56z', tip),
  ],
  thin: (tuft: string): string[] => [line('M32 66C18 62 12 78 16 92'), ellipse(16, 94, 6, 9, tuft)],
  stub: (fur: string): string[] => [circle(28, 62, 9, fur)],
  curl: (): string[] => [line('M30 68c-14 -2 -16 -18 -6 -18c8 0 6 12 -2 11', '#e06a8c', 4.5)],
} as const;
