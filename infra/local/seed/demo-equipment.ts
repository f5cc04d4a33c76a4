import type { HolderKind } from '#shared/equipment/rules.ts';

/** A loan of the demo school; its last day is so many days ahead, or before with a minus. */
interface DemoLoan {
  readonly kind: HolderKind;
  readonly to: string;
  readonly daysAgo: number;
  readonly due: number;
  readonly note: string;
}

/** What has happened to a piece, by its place among those of its kind. */
interface DemoStory {
  readonly no: number;
  readonly loan?: DemoLoan;
  readonly repair?: { readonly daysAgo: number; readonly note: string };
}

export interface DemoKind {
  readonly name: string;
  readonly code: string;
  readonly category: string;
  readonly note: string;
  readonly loanDays: number;
  /** In fen. */
  readonly value: number;
  readonly pieces: number;
  readonly room: string;
  readonly place: string;
  readonly stories: readonly DemoStory[];
}

export const DEMO_KINDS: readonly DemoKind[] = [
  {
    name: '积木机器人套件',
    code: 'JQR',
    category: '机器人',
    note: '每套 528 件，归还时请对照清单清点。',
    loanDays: 14,
    value: 268_000,
    pieces: 6,
    room: 'rom-demo1',
    place: '1 号柜',
    stories: [
      {
        no: 1,
        loan: { kind: 'class', to: 'cls-demo1', daysAgo: 5, due: 9, note: '机器人单元' },
      },
      {
        no: 2,
        loan: { kind: 'class', to: 'cls-demo1', daysAgo: 5, due: 9, note: '机器人单元' },
      },
      { no: 4, repair: { daysAgo: 3, note: '电机不转，寄回厂家' } },
    ],
  },
  {
    name: '平板电脑',
    code: 'PB',
    category: '平板',
    note: '带保护壳和充电器。',
    loanDays: 7,
    value: 219_900,
    pieces: 5,
    room: 'rom-demo2',
    place: '充电车',
    stories: [
      {
        no: 1,
        loan: { kind: 'student', to: 'stu-demo01', daysAgo: 10, due: -3, note: '参加编程比赛' },
      },
      {
        no: 2,
        loan: { kind: 'staff', to: 'stf-teacher', daysAgo: 30, due: 60, note: '备课用' },
      },
    ],
  },
  {
    name: 'micro:bit',
    code: 'MB',
    category: '开发板',
    note: '',
    loanDays: 14,
    value: 15_900,
    pieces: 6,
    room: 'rom-demo2',
    place: '2 号柜第三层',
    stories: [],
  },
  {
    name: '3D 打印笔',
    code: '3D',
    category: '创客',
    note: '用完等冷却后再收纳。',
    loanDays: 3,
    value: 12_800,
    pieces: 3,
    room: 'rom-demo3',
    place: '工具墙',
    stories: [],
  },
];
