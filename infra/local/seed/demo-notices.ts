/** Notices that wait in the inbox of every demo account, oldest first. */
export const NOTICES = [
  {
    id: 'ntc-demo1',
    title: '欢迎使用云课堂 · Welcome',
    body: '这里是示范学校，可以放心尝试每一项功能。This is the demo school: try everything.',
    daysAgo: 6,
  },
  {
    id: 'ntc-demo2',
    title: '周末教室安排',
    body: '本周六上午 Scratch 启蒙班改在二号教室上课，请提前十分钟到达。',
    daysAgo: 2,
  },
  {
    id: 'ntc-demo3',
    title: 'Robotics Club: bring your kit',
    body: 'Please bring your robotics kit and a charged tablet to the next meeting.',
    daysAgo: 1,
  },
] as const;
