import { line, patch, spot } from '../drawing.ts';
import { type Backdrop, named } from '../entry.ts';
import { dotted, field, fluffy, hill, scattered, scene, sky } from './scenery.ts';

const sea = scene(
  sky('#58bfe6'),
  field(0, 120, 480, 120, '#3fa6d6'),
  field(0, 220, 480, 140, '#2f8fc4'),
  patch('M0 316C110 286 180 326 290 304S430 300 480 314V360H0z', '#f1d79a'),
  line('M50 326C40 290 64 280 52 240M76 330C70 300 88 290 80 262', '#3fae75', 11),
  line('M420 322C410 280 436 262 422 222M396 326C392 300 406 292 402 268', '#3fae75', 11),
  ...[
    [150, 310],
    [176, 300],
    [320, 312],
  ].map(([x = 0, y = 0]) => spot(x, y, 20, 15, '#f28a9d')),
  ...dotted(scattered(16, { from: 20, to: 260 }), 5, '#a5e0f5'),
);

const lake = scene(
  sky('#d2efff'),
  fluffy(120, 60),
  hill(170, 150, '#8ecb86'),
  field(0, 178, 480, 120, '#7fcdf0'),
  line('M60 206h50M200 226h70M340 204h60M120 256h60M300 268h50', '#d6f2fd', 5),
  patch('M0 290C100 270 200 310 300 290S430 280 480 296V360H0z', '#8fd16f'),
  ...[30, 44, 58, 430, 444, 458].map(
    (x, index) =>
      line(`M${x} 316v${-60 - (index % 3) * 12}`, '#5c9a52', 5) +
      spot(x, 252 - (index % 3) * 12, 5, 13, '#8a5b34'),
  ),
);

const pool = scene(
  sky('#f6ecd8'),
  field(0, 0, 480, 60, '#bfe6ff'),
  field(0, 60, 480, 14, '#d9c6a4'),
  field(30, 110, 420, 220, '#ffffff', 16),
  field(42, 122, 396, 196, '#5ec8ec', 10),
  ...[172, 220, 268].map(
    (y) =>
      `<path d="M42 ${y}H438" fill="none" stroke="#f2575d" stroke-width="5" stroke-dasharray="14 12"/>`,
  ),
  line('M80 146q14 -8 28 0t28 0M300 196q14 -8 28 0t28 0M160 294q14 -8 28 0t28 0', '#c6effb', 4),
);

const space = scene(
  sky('#1d2150'),
  ...dotted(scattered(60), 1.8, '#ffffff'),
  ...dotted(scattered(9), 3.2, '#ffe9a0'),
  spot(96, 96, 46, 46, '#f2a65a'),
  patch('M54 78C76 88 118 84 138 76L142 94C116 104 76 104 51 96z', '#d9834a'),
  `<g transform="rotate(-18 370 120)">${spot(370, 120, 76, 15, '#c9b3f2')}${spot(370, 120, 58, 9, '#1d2150')}${spot(370, 116, 42, 40, '#9b7be0')}${patch('M296 120a74 14 0 0 0 148 0l-16 -3a58 9 0 0 1 -116 0z', '#c9b3f2')}</g>`,
  spot(250, 300, 26, 26, '#7fd0c4'),
  spot(240, 292, 9, 7, '#a9e6dc'),
);

const moon = scene(
  sky('#171b40'),
  ...dotted(scattered(44, { to: 220 }), 1.9, '#ffffff'),
  spot(380, 80, 44, 44, '#4f9be0'),
  patch(
    'M350 60c14 -16 36 -14 40 0s-14 20 -24 18s-20 -8 -16 -18zM384 96c12 -6 26 0 26 8s-16 12 -24 8s-8 -12 -2 -16z',
    '#7ccf86',
  ),
  hill(244, 228, '#a3a9bd'),
  hill(286, 296, '#c0c6d6'),
  ...[
    [110, 316, 34],
    [300, 330, 26],
    [420, 316, 20],
    [210, 300, 14],
  ].map(([x = 0, y = 0, r = 0]) => spot(x, y, r, r * 0.4, '#98a0b6')),
);

const planet = scene(
  sky('#f7b0a1'),
  spot(90, 80, 30, 30, '#fff0c4'),
  spot(150, 54, 14, 14, '#ffdcb0'),
  hill(232, 190, '#d86f63'),
  patch('M330 240L370 120L400 240zM60 250L84 170L110 250z', '#b9534f'),
  hill(276, 288, '#c25d57'),
  ...[
    [120, 320, 30],
    [330, 326, 36],
  ].map(([x = 0, y = 0, r = 0]) => spot(x, y, r, r * 0.4, '#a84a48')),
);

const rainbow = scene(
  sky('#c9ecff'),
  ...['#f2575d', '#ff9a3d', '#ffd23f', '#74c86a', '#4f9be8', '#9b6fe0'].map((paint, index) =>
    line(
      `M${40 + index * 20} 360C${40 + index * 20} ${20 + index * 26} ${440 - index * 20} ${20 + index * 26} ${440 - index * 20} 360`,
      paint,
      21,
    ),
  ),
  fluffy(20, 330),
  fluffy(390, 330),
);

const road = scene(
  sky('#8fd16f'),
  ...dotted(scattered(30), 3, '#7cc05d'),
  field(40, 40, 400, 280, '#fff8e6', 130),
  field(48, 48, 384, 264, '#7c8598', 124),
  field(128, 128, 224, 104, '#fff8e6', 52),
  field(136, 136, 208, 88, '#8fd16f', 44),
  '<rect x="92" y="92" width="296" height="176" rx="86" fill="none" stroke="#fff8e6" stroke-width="5" stroke-dasharray="20 18"/>',
  ...Array.from({ length: 16 }, (_, index) =>
    field(
      226 + (index % 2) * 14,
      232 + Math.floor(index / 2) * 10,
      14,
      10,
      (index + Math.floor(index / 2)) % 2 ? '#3d3356' : '#ffffff',
    ),
  ),
);

const grid = scene(
  sky('#ffffff'),
  ...Array.from({ length: 23 }, (_, index) => line(`M${(index + 1) * 20} 0V360`, '#e6ebf4', 1)),
  ...Array.from({ length: 17 }, (_, index) => line(`M0 ${(index + 1) * 20}H480`, '#e6ebf4', 1)),
  line('M240 0V360M0 180H480', '#8fa3c7', 3),
);

const party = scene(
  sky('#fde7f3'),
  ...scattered(40).map(([x, y], index) =>
    spot(
      x,
      y,
      6,
      6,
      ['#f2575d', '#ffd23f', '#4f9be8', '#74c86a', '#9b6fe0'][index % 5] ?? '#ffd23f',
    ),
  ),
  line('M0 30Q120 90 240 40T480 30', '#b79ac9', 4),
  ...Array.from({ length: 11 }, (_, index) => {
    const [x, y] = [20 + index * 42, 46 + Math.sin(index * 0.9) * 12];
    return patch(
      `M${x} ${y}h30l-15 34z`,
      ['#f2575d', '#ffd23f', '#4f9be8', '#74c86a'][index % 4] ?? '#ffd23f',
    );
  }),
);

export const elsewhere: readonly Backdrop[] = [
  { id: 'sea', names: named('海底', '海底', 'Under the sea'), tag: 'water', drawing: sea },
  { id: 'lake', names: named('湖边', '湖邊', 'By the lake'), tag: 'water', drawing: lake },
  { id: 'pool', names: named('游泳池', '游泳池', 'Swimming pool'), tag: 'water', drawing: pool },
  { id: 'space', names: named('太空', '太空', 'Space'), tag: 'space', drawing: space },
  { id: 'on-the-moon', names: named('月球', '月球', 'On the moon'), tag: 'space', drawing: moon },
  {
    id: 'planet',
    names: named('红色星球', '紅色星球', 'Red planet'),
    tag: 'space',
    drawing: planet,
  },
  { id: 'rainbow', names: named('彩虹', '彩虹', 'Rainbow'), tag: 'patterns', drawing: rainbow },
  { id: 'race-track', names: named('赛道', '賽道', 'Race track'), tag: 'patterns', drawing: road },
  { id: 'grid', names: named('坐标格', '座標格', 'Grid'), tag: 'patterns', drawing: grid },
  { id: 'party', names: named('派对', '派對', 'Party'), tag: 'patterns', drawing: party },
];
