import type { VISIBILITIES, WorkCategory } from '#shared/works/rules.ts';
import type { Scene } from './draw-scene.ts';

/** A work of a student of the demo school, with likes and comments. */
export interface DemoWork {
  readonly id: string;
  readonly student: string;
  readonly title: string;
  readonly description: string;
  readonly category: WorkCategory;
  readonly kind: 'scratch' | 'picture';
  readonly visibility: (typeof VISIBILITIES)[number];
  /** The author has requested publication. */
  readonly waits?: true;
  readonly daysAgo: number;
  /** Ids of students who like it. */
  readonly likedBy: readonly string[];
  readonly comments: readonly { readonly student: string; readonly text: string }[];
  readonly scene: Scene;
}

export const SEA: Scene = {
  sky: ['#0b3d91', '#1ca7c9'],
  shapes: [
    { x: 0, y: 300, width: 480, height: 60, colour: '#e2c27a' },
    { x: 130, y: 170, radius: 46, colour: '#ff8a3d' },
    { x: 70, y: 145, width: 34, height: 50, colour: '#ff8a3d' },
    { x: 150, y: 158, radius: 8, colour: '#1c2536' },
    { x: 330, y: 110, radius: 26, colour: '#ffd54f' },
    { x: 300, y: 96, width: 16, height: 28, colour: '#ffd54f' },
    { x: 400, y: 240, radius: 12, colour: '#bfe9ff' },
    { x: 420, y: 205, radius: 8, colour: '#bfe9ff' },
  ],
};

const SPACE: Scene = {
  sky: ['#0a0a2a', '#2b1055'],
  shapes: [
    { x: 380, y: 90, radius: 52, colour: '#ffcf5c' },
    { x: 90, y: 60, radius: 3, colour: '#ffffff' },
    { x: 160, y: 120, radius: 2, colour: '#ffffff' },
    { x: 250, y: 50, radius: 3, colour: '#ffffff' },
    { x: 60, y: 220, radius: 2, colour: '#ffffff' },
    { x: 210, y: 150, width: 40, height: 110, colour: '#e8edf7' },
    { x: 230, y: 150, radius: 20, colour: '#e53935' },
    { x: 230, y: 195, radius: 11, colour: '#4d8be0' },
    { x: 200, y: 240, width: 60, height: 14, colour: '#9aa7bd' },
    { x: 230, y: 275, radius: 16, colour: '#ff8a3d' },
  ],
};

const MEADOW: Scene = {
  sky: ['#8fd3ff', '#e3f6ff'],
  shapes: [
    { x: 0, y: 240, width: 480, height: 120, colour: '#6cbf5f' },
    { x: 400, y: 70, radius: 38, colour: '#ffd54f' },
    { x: 100, y: 180, width: 90, height: 90, colour: '#f3d9b1' },
    { x: 90, y: 160, width: 110, height: 26, colour: '#c0392b' },
    { x: 135, y: 225, width: 24, height: 45, colour: '#7b4a2b' },
    { x: 300, y: 200, width: 16, height: 70, colour: '#7b4a2b' },
    { x: 308, y: 180, radius: 44, colour: '#2e7d32' },
  ],
};

const NIGHT: Scene = {
  sky: ['#1b1f3b', '#53518c'],
  shapes: [
    { x: 0, y: 270, width: 480, height: 90, colour: '#20243f' },
    { x: 360, y: 80, radius: 40, colour: '#fff3c4' },
    { x: 345, y: 70, radius: 34, colour: '#2f3159' },
    { x: 120, y: 200, radius: 40, colour: '#b39ddb' },
    { x: 105, y: 190, radius: 7, colour: '#1c2536' },
    { x: 135, y: 190, radius: 7, colour: '#1c2536' },
    { x: 100, y: 236, width: 42, height: 34, colour: '#b39ddb' },
  ],
};

const BALLS: Scene = {
  sky: ['#fff3e0', '#ffe0b2'],
  shapes: [
    { x: 90, y: 110, radius: 40, colour: '#e53935' },
    { x: 220, y: 200, radius: 54, colour: '#1e88e5' },
    { x: 360, y: 120, radius: 46, colour: '#43a047' },
    { x: 300, y: 280, radius: 30, colour: '#fb8c00' },
    { x: 120, y: 270, radius: 34, colour: '#8e24aa' },
  ],
};

export const MAZE: Scene = {
  sky: ['#263238', '#37474f'],
  shapes: [
    { x: 30, y: 30, width: 420, height: 16, colour: '#90a4ae' },
    { x: 30, y: 314, width: 420, height: 16, colour: '#90a4ae' },
    { x: 30, y: 30, width: 16, height: 300, colour: '#90a4ae' },
    { x: 434, y: 90, width: 16, height: 240, colour: '#90a4ae' },
    { x: 120, y: 30, width: 16, height: 200, colour: '#90a4ae' },
    { x: 220, y: 130, width: 16, height: 200, colour: '#90a4ae' },
    { x: 320, y: 30, width: 16, height: 200, colour: '#90a4ae' },
    { x: 80, y: 90, radius: 20, colour: '#ffca28' },
    { x: 390, y: 70, radius: 14, colour: '#66bb6a' },
  ],
};

/** Works of every visibility, and one that waits for approval. Ids are fixed, so that each is created once. */
export const DEMO_WORKS: readonly DemoWork[] = [
  {
    id: 'wrk-demo1',
    student: 'stu-demo01',
    title: '海底探险',
    description: '用方向键游泳，躲开水母，找到宝箱。',
    category: 'game',
    kind: 'scratch',
    visibility: 'public',
    daysAgo: 12,
    likedBy: ['stu-demo02', 'stu-demo03', 'stu-demo04', 'stu-demo09', 'stu-demo17'],
    comments: [
      { student: 'stu-demo03', text: '小鱼好可爱！第二关怎么过？' },
      { student: 'stu-demo01', text: '第二关要先吃到珍珠。' },
    ],
    scene: SEA,
  },
  {
    id: 'wrk-demo2',
    student: 'stu-demo03',
    title: '火箭飞向月球',
    description: '点绿旗，火箭就会起飞。倒数时请一起喊！',
    category: 'animation',
    kind: 'scratch',
    visibility: 'public',
    daysAgo: 9,
    likedBy: ['stu-demo01', 'stu-demo05', 'stu-demo10'],
    comments: [{ student: 'stu-demo05', text: '倒数的声音太棒了' }],
    scene: SPACE,
  },
  {
    id: 'wrk-demo3',
    student: 'stu-demo17',
    title: 'Bouncing Balls',
    description: 'Click a ball and it changes its colour.',
    category: 'game',
    kind: 'scratch',
    visibility: 'public',
    daysAgo: 7,
    likedBy: ['stu-demo18', 'stu-demo01'],
    comments: [{ student: 'stu-demo18', text: 'I got 25 points!' }],
    scene: BALLS,
  },
  {
    id: 'wrk-demo4',
    student: 'stu-demo09',
    title: '迷宮小精靈',
    description: '走到綠色的出口就過關。',
    category: 'game',
    kind: 'scratch',
    visibility: 'school',
    daysAgo: 5,
    likedBy: ['stu-demo10', 'stu-demo11', 'stu-demo01', 'stu-demo02'],
    comments: [],
    scene: MAZE,
  },
  {
    id: 'wrk-demo5',
    student: 'stu-demo02',
    title: '我家的院子',
    description: '画的是奶奶家，夏天有很多知了。',
    category: 'animation',
    kind: 'picture',
    visibility: 'school',
    daysAgo: 4,
    likedBy: ['stu-demo01', 'stu-demo06'],
    comments: [{ student: 'stu-demo06', text: '这棵树画得真好' }],
    scene: MEADOW,
  },
  {
    id: 'wrk-demo6',
    student: 'stu-demo05',
    title: '夜里的小怪兽',
    description: '一个睡不着的小怪兽出门找朋友的故事。',
    category: 'animation',
    kind: 'scratch',
    visibility: 'class',
    daysAgo: 3,
    likedBy: ['stu-demo01'],
    comments: [],
    scene: NIGHT,
  },
  {
    id: 'wrk-demo7',
    student: 'stu-demo04',
    title: '太空赛跑',
    description: '两个人可以一起玩。',
    category: 'game',
    kind: 'scratch',
    visibility: 'private',
    waits: true,
    daysAgo: 1,
    likedBy: [],
    comments: [],
    scene: SPACE,
  },
  {
    id: 'wrk-demo8',
    student: 'stu-demo07',
    title: '小鸡散步',
    description: '',
    category: 'animation',
    kind: 'scratch',
    visibility: 'private',
    daysAgo: 3,
    likedBy: [],
    comments: [],
    scene: MEADOW,
  },
  {
    id: 'wrk-demo9',
    student: 'stu-demo11',
    title: '猜數字的貓頭鷹',
    description: '貓頭鷹想了一個數字，你猜得到嗎？',
    category: 'game',
    kind: 'scratch',
    visibility: 'class',
    daysAgo: 2,
    likedBy: ['stu-demo09', 'stu-demo12'],
    comments: [{ student: 'stu-demo12', text: '我猜了五次才猜中！' }],
    scene: NIGHT,
  },
  {
    id: 'wrk-demo10',
    student: 'stu-demo20',
    title: 'Robot Dance',
    description: 'My robot dances when you press the green flag.',
    category: 'music',
    kind: 'scratch',
    visibility: 'school',
    daysAgo: 1,
    likedBy: ['stu-demo17', 'stu-demo18', 'stu-demo01'],
    comments: [{ student: 'stu-demo17', text: 'The beat is great!' }],
    scene: BALLS,
  },
  {
    id: 'wrk-demo11',
    student: 'stu-demo01',
    title: '雪地寻宝',
    description: '',
    category: 'other',
    kind: 'scratch',
    visibility: 'private',
    daysAgo: 0.2,
    likedBy: [],
    comments: [],
    scene: NIGHT,
  },
];

/** A report of one of the works. */
export const DEMO_ABUSE_REPORT = {
  id: 'tip-demo1',
  work: 'wrk-demo6',
  reporter: 'stu-demo07',
  accused: 'stu-demo05',
  reason: 'unsafe',
  text: '小怪兽的声音有点吓人',
} as const;
