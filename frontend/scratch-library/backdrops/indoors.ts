import { line, patch, spot } from '../drawing.ts';
import { type Backdrop, named } from '../entry.ts';
import { dotted, field, scattered, scene, sky } from './scenery.ts';

const classroom = scene(
  sky('#fdeecb'),
  field(0, 270, 480, 90, '#dcae78'),
  field(0, 262, 480, 10, '#c08f58'),
  field(110, 60, 240, 130, '#a9764a', 8),
  field(120, 70, 220, 110, '#3d7a62', 4),
  line('M146 104h60M146 128h96M146 152h40', '#d7efe2', 5),
  spot(296, 126, 22, 22, '#d7efe2'),
  spot(296, 126, 17, 17, '#3d7a62'),
  field(20, 70, 66, 90, '#bfe6ff', 6),
  line('M53 70v90M20 115h66', '#ffffff', 6),
  spot(412, 96, 30, 30, '#ffffff'),
  line('M412 96V78M412 96L424 104', '#5c5774', 5),
  ...[40, 200, 360].map(
    (x) =>
      field(x, 284, 90, 14, '#b9824c', 4) +
      field(x + 8, 298, 8, 50, '#9a6a3b') +
      field(x + 74, 298, 8, 50, '#9a6a3b'),
  ),
);

const bedroom = scene(
  sky('#dfe3fb'),
  ...dotted(scattered(24, { to: 240 }), 4, '#cfd5f6'),
  field(0, 266, 480, 94, '#c99c72'),
  field(180, 54, 110, 96, '#8fd0f2', 8),
  patch('M180 54h30c0 40 -10 70 -30 96zM290 54h-30c0 40 10 70 30 96z', '#ff9bb8'),
  field(28, 170, 16, 130, '#9a6a3b', 6),
  field(36, 220, 170, 70, '#7fb4f5', 14),
  field(46, 202, 60, 34, '#ffffff', 14),
  field(100, 218, 110, 56, '#5a93e6', 14),
  spot(380, 310, 84, 22, '#f6c5d3'),
  field(350, 170, 90, 100, '#e9c79b', 6),
  field(358, 180, 74, 36, '#f8e3c6', 4),
  field(358, 224, 74, 36, '#f8e3c6', 4),
  spot(395, 198, 4, 4, '#9a6a3b'),
  spot(395, 242, 4, 4, '#9a6a3b'),
  patch('M376 132h38l10 30h-58z', '#ffd23f'),
  field(392, 160, 6, 12, '#8c93a6'),
);

const kitchen = scene(
  sky('#fff3dc'),
  ...Array.from({ length: 24 }, (_, index) =>
    field((index % 12) * 40, 130 + Math.floor(index / 12) * 40, 38, 38, '#eaf5f2'),
  ),
  field(0, 276, 480, 84, '#e2c9a8'),
  field(20, 40, 130, 76, '#7ec3b5', 6),
  line('M85 40v76', '#5da394', 4),
  field(330, 40, 130, 76, '#7ec3b5', 6),
  line('M395 40v76', '#5da394', 4),
  field(0, 206, 480, 14, '#b57a45'),
  field(0, 220, 480, 74, '#8fd0c2'),
  ...[80, 160, 320, 400].map((x) => line(`M${x} 226v62`, '#6cb1a2', 4)),
  field(180, 212, 110, 82, '#dfe4ec', 6),
  field(194, 236, 82, 46, '#5c6577', 6),
  ...dotted(
    [
      [200, 226],
      [222, 226],
      [248, 226],
      [270, 226],
    ],
    5,
    '#5c6577',
  ),
  patch('M196 176h78v20q0 10 -10 10h-58q-10 0 -10 -10z', '#e0656a'),
);

const theatre = scene(
  sky('#3b2a55'),
  patch('M90 0H390L430 270H50z', '#5a4380'),
  patch('M150 0L90 280H190zM330 0L390 280H290z', '#77609d'),
  field(0, 270, 480, 90, '#c58a4c'),
  ...[40, 120, 200, 280, 360, 440].map((x) =>
    line(`M${x} 272L${x + (x - 240) * 0.3} 360`, '#a8713a', 3),
  ),
  patch('M0 0H96C100 120 70 230 40 290H0zM480 0H384C380 120 410 230 440 290H480z', '#d94a57'),
  ...[22, 52, 78].map((x) =>
    line(`M${x} 0C${x + 4} 120 ${x - 10} 220 ${x - 26} 286`, '#b23643', 5),
  ),
  ...[458, 428, 402].map((x) =>
    line(`M${x} 0C${x - 4} 120 ${x + 10} 220 ${x + 26} 286`, '#b23643', 5),
  ),
  patch(
    'M0 0H480V36C440 60 400 60 360 40C320 64 280 64 240 42C200 64 160 64 120 40C80 60 40 60 0 36z',
    '#e86570',
  ),
);

const gym = scene(
  sky('#cfe3f6'),
  field(0, 40, 480, 60, '#e8f3fc'),
  ...[60, 180, 300, 420].map((x) => line(`M${x} 40v60`, '#b4cfe8', 6)),
  field(0, 236, 480, 124, '#e9b06c'),
  line('M0 290H480', '#fff3dc', 5),
  line('M150 360C150 270 330 270 330 360', '#fff3dc', 5),
  field(40, 96, 90, 60, '#ffffff', 5),
  field(66, 118, 38, 28, '#f2575d', 3),
  field(70, 122, 30, 20, '#ffffff'),
  line('M66 158h38M70 160l6 26M100 160l-6 26M85 160v26', '#ff9a3d', 5),
  field(380, 130, 70, 106, '#c2855a', 3),
  line('M380 152h70M380 174h70M380 196h70M380 218h70', '#8f5c39', 5),
);

export const indoors: readonly Backdrop[] = [
  {
    id: 'classroom',
    names: named('教室', '教室', 'Classroom'),
    tag: 'indoors',
    drawing: classroom,
  },
  { id: 'bedroom', names: named('卧室', '臥室', 'Bedroom'), tag: 'indoors', drawing: bedroom },
  { id: 'kitchen', names: named('厨房', '廚房', 'Kitchen'), tag: 'indoors', drawing: kitchen },
  {
    id: 'theatre',
    names: named('舞台剧场', '舞台劇場', 'Theatre'),
    tag: 'indoors',
    drawing: theatre,
  },
  { id: 'gym', names: named('体育馆', '體育館', 'Gym'), tag: 'indoors', drawing: gym },
];
