export interface DemoNotice {
  /** Sorts before generated ids, so that later notices are listed above. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly daysAgo: number;
}

/** Notices in the inbox of everybody at the demo school, oldest first. */
export const SCHOOL_NOTICES: readonly DemoNotice[] = [
  {
    id: 'ntc-00demo1',
    title: '欢迎使用云课堂 · Welcome',
    body: '这里是示范学校，可以放心尝试每一项功能。This is the demo school: try everything.',
    daysAgo: 6,
  },
  {
    id: 'ntc-00demo2',
    title: '周末教室安排',
    body: '本周六上午 Scratch 启蒙班改在二号教室上课，请提前十分钟到达。',
    daysAgo: 2,
  },
  {
    id: 'ntc-00demo3',
    title: 'Robotics Club: bring your kit',
    body: 'Please bring your robotics kit and a charged tablet to the next meeting.',
    daysAgo: 1,
  },
];

/** Notices of the platform's operator. */
export const PLATFORM_NOTICES: readonly DemoNotice[] = [
  {
    id: 'ntc-00demo1',
    title: '演示环境已就绪 · The demo is ready',
    body: '示范学校及其账号已经创建。The demo school and its accounts have been set up.',
    daysAgo: 0,
  },
];
