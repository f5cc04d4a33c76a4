import { line, patch, spot } from '../drawing.ts';
import { type Backdrop, named } from '../entry.ts';
import { dotted, field, fir, fluffy, hill, leafy, scattered, scene, sky } from './scenery.ts';

const meadow = scene(
  sky('#bfe6ff'),
  spot(400, 70, 38, 38, '#ffe07a'),
  fluffy(70, 70),
  fluffy(220, 50),
  hill(230, 210, '#a9dd7c'),
  hill(270, 280, '#86cc66'),
  ...dotted(scattered(9, { from: 292, to: 350 }), 5, '#ffffff'),
  ...dotted(scattered(9, { from: 292, to: 350 }), 2.2, '#ffd23f'),
);

const forest = scene(
  sky('#d3f1e2'),
  ...[20, 90, 160, 240, 310, 390, 460].map((x, index) =>
    fir(x, 236 + (index % 2) * 8, 150, '#8fcaa2'),
  ),
  hill(238, 244, '#7cc47a'),
  ...[0, 74, 402, 478].map((x, index) =>
    leafy(x, 300 + (index % 2) * 14, 190, index % 2 ? '#4ba661' : '#5bb56f'),
  ),
  patch('M190 360C204 310 240 290 226 246L252 244C262 290 286 310 306 360z', '#e8d5a3'),
);

const farm = scene(
  sky('#cdeaff'),
  fluffy(300, 60),
  fluffy(380, 96),
  hill(220, 200, '#b4dd80'),
  field(46, 128, 118, 100, '#d9605b', 4),
  patch('M34 134L105 76L176 134z', '#a8433f'),
  field(84, 168, 42, 60, '#fff1e0', 3),
  line('M84 168l42 60M126 168l-42 60', '#d9605b', 4),
  field(184, 110, 40, 118, '#dfe6ee', 6),
  spot(204, 110, 20, 20, '#b8c4d3'),
  hill(252, 262, '#93cf6b'),
  ...[0, 1, 2, 3, 4, 5].map((index) => line(`M${260 + index * 44} 262v40`, '#fff6e4', 7)),
  line('M246 272H480M246 290H480', '#fff6e4', 6),
);

const beach = scene(
  sky('#aee2ff'),
  spot(86, 72, 36, 36, '#ffe07a'),
  fluffy(270, 56),
  field(0, 170, 480, 90, '#4fb7e6'),
  line('M40 196q14 -8 28 0t28 0M220 214q14 -8 28 0t28 0M360 190q14 -8 28 0t28 0', '#a9e2f8', 4),
  patch('M0 246C90 226 180 258 280 242S430 232 480 246V360H0z', '#fbe3a7'),
  line('M396 268L414 150', '#a06d43', 9),
  ...[-70, -20, 30, 80, 200].map(
    (angle) => `<g transform="rotate(${angle} 414 150)">${spot(440, 150, 34, 9, '#55b866')}</g>`,
  ),
  spot(90, 300, 16, 9, '#ff9bb8'),
  ...dotted(scattered(12, { from: 280, to: 350 }), 2.5, '#e7c57d'),
);

const snow = scene(
  sky('#cfe8fb'),
  patch('M-20 240L110 70L240 240z', '#9fb9d8'),
  patch('M110 70L150 122L128 114L112 130L92 112L72 120z', '#ffffff'),
  patch('M180 240L330 50L500 240z', '#8aa8cd'),
  patch('M330 50L380 106L352 98L332 118L306 96L288 102z', '#ffffff'),
  hill(240, 226, '#f2f8ff'),
  ...[40, 100, 430].map((x) => fir(x, 280, 110, '#5d9c83')),
  hill(292, 300, '#ffffff'),
  ...dotted(scattered(26), 4, '#ffffff'),
);

const desert = scene(
  sky('#ffe3b8'),
  spot(370, 84, 40, 40, '#ffb45c'),
  hill(220, 200, '#f2c272'),
  hill(262, 272, '#e8ad58'),
  ...[
    [90, 270, 1],
    [410, 290, 0.8],
  ].map(([x = 0, y = 0, size = 1]) =>
    line(
      `M${x} ${y}v${-110 * size}M${x} ${y - 40 * size}h${-30 * size}v${-32 * size}M${x} ${y - 56 * size}h${30 * size}v${-28 * size}`,
      '#5aa468',
      20 * size,
    ),
  ),
);

const windows = (x: number, y: number, columns: number, rows: number): string =>
  Array.from({ length: columns * rows }, (_, index) =>
    field(x + (index % columns) * 24, y + Math.floor(index / columns) * 28, 14, 16, '#fff0b0', 2),
  ).join('');

const city = scene(
  sky('#c9e6ff'),
  fluffy(330, 50),
  field(10, 110, 90, 170, '#8fb3e0', 4),
  windows(24, 126, 3, 5),
  field(108, 60, 80, 220, '#f0a58f', 4),
  windows(120, 76, 3, 7),
  field(196, 140, 110, 140, '#a7d3b4', 4),
  windows(210, 158, 4, 4),
  field(314, 84, 70, 196, '#c5aee8', 4),
  windows(326, 100, 2, 6),
  field(392, 124, 86, 156, '#f3c977', 4),
  windows(404, 140, 3, 5),
  field(0, 276, 480, 20, '#e3e7ee'),
  field(0, 294, 480, 66, '#7c8598'),
  ...[20, 120, 220, 320, 420].map((x) => field(x, 324, 50, 7, '#ffffff', 3)),
);

const playground = scene(
  sky('#c6ecff'),
  fluffy(60, 56),
  hill(226, 226, '#9fd873'),
  leafy(440, 236, 150, '#57b36b'),
  line('M70 290L110 150L150 290M250 290L210 150M110 150H214', '#e0656a', 9),
  line('M140 154v92M180 154v92', '#8c93a6', 4),
  field(128, 244, 64, 9, '#f2a13f', 4),
  field(296, 160, 12, 140, '#4f8fd6', 4),
  field(332, 160, 12, 140, '#4f8fd6', 4),
  line('M300 190h40M300 216h40M300 242h40M300 268h40', '#4f8fd6', 6),
  line('M338 164C380 180 380 270 440 292', '#ffc93f', 18),
  field(0, 296, 480, 64, '#f1dca6'),
);

const night = scene(
  sky('#27305e'),
  ...dotted(scattered(46, { to: 230 }), 2, '#fff6c9'),
  spot(390, 76, 36, 36, '#ffeeb0'),
  spot(406, 66, 32, 32, '#27305e'),
  hill(262, 236, '#2f5265'),
  ...[40, 96, 430].map((x) => fir(x, 288, 110, '#24424f')),
  hill(300, 296, '#3a6b62'),
);

export const outdoors: readonly Backdrop[] = [
  { id: 'meadow', names: named('草地', '草地', 'Meadow'), tag: 'outdoors', drawing: meadow },
  { id: 'forest', names: named('森林', '森林', 'Forest'), tag: 'outdoors', drawing: forest },
  { id: 'farm', names: named('农场', '農場', 'Farm'), tag: 'outdoors', drawing: farm },
  { id: 'beach', names: named('海滩', '海灘', 'Beach'), tag: 'water', drawing: beach },
  { id: 'snow', names: named('雪山', '雪山', 'Snowy mountains'), tag: 'outdoors', drawing: snow },
  { id: 'desert', names: named('沙漠', '沙漠', 'Desert'), tag: 'outdoors', drawing: desert },
  { id: 'city', names: named('城市', '城市', 'City'), tag: 'outdoors', drawing: city },
  {
    id: 'playground',
    names: named('游乐场', '遊樂場', 'Playground'),
    tag: 'outdoors',
    drawing: playground,
  },
  { id: 'night', names: named('夜晚', '夜晚', 'Night'), tag: 'outdoors', drawing: night },
];
